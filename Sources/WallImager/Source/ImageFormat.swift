internal import WallImaging

/// The formats that are read.
enum ImageFormat: Hashable {
  case jpeg
  case png
  case webp
  case gif
  case avif
  case heic
  case tiff
  case svg

  /// `JPEG`
  var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .avif: "AVIF"
    case .heic: "HEIC"
    case .tiff: "TIFF"
    case .svg: "SVG"
    }
  }

  /// Told by a file's first bytes, never by its name; throws `unknownFormat`, and what it is
  /// instead where that is known.
  init(startingWith bytes: [UInt8]) throws(ImageFault) {
    if bytes.isEmpty { throw ImageFault(.unknownFormat, "the file is empty") }
    if let name = ForeignFormat.name(startingWith: bytes) {
      throw ImageFault(
        .unknownFormat, "\(name), which is not read here",
        hint: "convert it to JPEG or PNG")
    } else if let format = Self.known(bytes) {
      self = format
    } else {
      throw ImageFault(
        .unknownFormat, "no image of a format that is read here",
        hint: "JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF and SVG are")
    }
  }

  private static func known(_ bytes: [UInt8]) -> ImageFormat? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return .gif }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    let tiffs: [[UInt8]] = [
      [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B],
    ]
    if tiffs.contains(where: bytes.starts) { return .tiff }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return isoMedia(brands(bytes)) }
    return isSVG(bytes) ? .svg : nil
  }

  /// ISO/IEC 14496-12: a `ftyp` box comes first and names the brands that a file complies with.
  private static func isoMedia(_ brands: [String]) -> ImageFormat? {
    if brands.contains(where: ["avif", "avis"].contains) { return .avif }
    let heif = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1", "mif2", "miaf"]
    return brands.contains(where: heif.contains) ? .heic : nil
  }

  static func isReadISOMedia(_ brands: [String]) -> Bool { isoMedia(brands) != nil }

  /// The major brand and then the compatible ones.
  static func brands(_ bytes: [UInt8]) -> [String] {
    guard bytes.count >= 16 else { return [] }
    let length = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(bytes.count, max(16, length))
    return stride(from: 8, through: end - 4, by: 4).filter { $0 != 12 }.map {
      String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
    }
  }

  /// An element `svg` before any other: declarations, comments and a type may stand before it.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
      guard let range = rest.firstRange(of: ending(ofMarkup: rest)) else { return false }
      rest = rest[range.upperBound...].drop { $0.isWhitespace || $0 == ">" }
    }
    guard rest.hasPrefix("<") else { return false }
    let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return name == "svg" || name.hasSuffix(":svg")
  }

  private static func ending(ofMarkup text: Substring) -> String {
    if text.hasPrefix("<!--") { return "-->" }
    if text.hasPrefix("<?") { return "?>" }
    // Drawing programs put lists of entities into the type.
    return text.prefix { $0 != ">" }.contains("[") ? "]" : ">"
  }
}
