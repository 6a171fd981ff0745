/// What the ending of a file's name promises.
enum FileEnding {
  /// A picture, of a format that pages may show once it is derived.
  case picture
  /// A camera's raw data: a picture that has to be developed first.
  case raw
  /// Certainly none.
  case other
  /// Something that is not known: not a picture, even if the file is one.
  case foreign
  /// Nothing; only the file itself can tell.
  case unknown

  init(ofName name: String) {
    let parts = name.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else {
      self = .unknown
      return
    }
    let ending = String(decoding: last, as: UTF8.self).lowercased()
    self =
      if Self.pictures.contains(ending) {
        .picture
      } else if Self.raws.contains(ending) {
        .raw
      } else {
        Self.others.contains(ending) ? .other : Self.isEnding(ending) ? .foreign : .unknown
      }
  }

  /// Whether what follows the last dot is an ending at all: numbers (`IMG.0012`) and words
  /// (`Mt. Fuji at dawn`) belong to the name.
  private static func isEnding(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= 12
      && bytes.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      && bytes.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      }
  }

  private static let pictures: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif", "avif", "heic", "heif", "hif",
    "tif", "tiff", "svg", "svgz", "jxl", "bmp", "dib", "ico", "jp2", "j2k", "jpf", "jpx", "psd",
    "psb", "tga", "ppm", "pgm", "pbm", "pnm", "pfm", "hdr", "exr", "pcx", "xcf",
  ]
  private static let raws: Set<String> = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "iiq", "kdc", "mef", "mos",
    "mrw", "nef", "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
  ]
  private static let others: Set<String> = [
    // Words and what belongs to pictures.
    "txt", "md", "rst", "rtf", "pdf", "doc", "docx", "odt", "ods", "xls", "xlsx", "ppt", "pptx",
    "csv", "tsv", "xml", "json", "jsonl", "yaml", "yml", "toml", "ini", "cfg", "conf", "html",
    "htm", "css", "js", "mjs", "xmp", "aae", "thm", "pp3", "dop", "lrcat", "lrdata", "cos", "log",
    "url", "webloc", "lnk", "desktop", "db", "sqlite", "bak", "tmp", "part", "crdownload", "gpx",
    "kml", "geojson", "icc", "icm", "ttf", "otf", "woff", "woff2", "eps", "ps", "ai", "indd",
    // Film and sound.
    "mp4", "m4v", "mov", "avi", "mkv", "webm", "mpg", "mpeg", "mts", "m2ts", "3gp", "wmv", "flv",
    "ogv", "insv", "lrv", "mp3", "m4a", "wav", "flac", "ogg", "opus", "aac", "srt", "vtt",
    // Archives and programs.
    "zip", "tar", "gz", "tgz", "bz2", "xz", "zst", "7z", "rar", "iso", "dmg", "exe", "dll", "so",
    "sh", "py", "rb", "pl", "php", "swift", "c", "h", "cpp", "java", "go", "rs", "ts", "jar",
    "sha1", "sha256", "md5", "asc", "sig", "torrent",
  ]
}
