/// Image formats that are known by their first bytes and not read.
enum ForeignFormat {
  /// With its article: `a BMP picture`.
  static func name(startingWith bytes: [UInt8]) -> String? {
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return isoMedia(bytes) }
    if bytes.dropFirst(12).starts(with: "CgBI".utf8) { return "a PNG made for iOS alone (CgBI)" }
    return beginnings.first { bytes.starts(with: $0.bytes) }?.name
  }

  private static func isoMedia(_ bytes: [UInt8]) -> String? {
    let brands = ImageFormat.brands(bytes)
    if brands.contains("crx ") { return "a camera's raw picture (CR3)" }
    return ImageFormat.isReadISOMedia(brands) ? nil : "a film or a sound"
  }

  private static let beginnings: [(bytes: [UInt8], name: String)] =
    [
      (Array("BM".utf8), "a BMP picture"),
      ([0, 0, 1, 0], "an icon (ICO)"),
      ([0xFF, 0x0A], "a JPEG XL picture"),
      ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL picture"),
      ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 picture"),
      ([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 picture"),
      (Array("8BPS".utf8), "a Photoshop document"),
      (Array("%PDF".utf8), "a PDF document"),
      (Array("%!PS".utf8), "a PostScript document"),
      (Array("gimp xcf".utf8), "a GIMP document"),
      (Array("FUJIFILMCCD-RAW".utf8), "a camera's raw picture (RAF)"),
      ([0x49, 0x49, 0x55, 0], "a camera's raw picture (RW2)"),
      (Array("IIRO".utf8), "a camera's raw picture (ORF)"),
      ([0x76, 0x2F, 0x31, 0x01], "an OpenEXR picture"),
      (Array("#?RADIANCE".utf8), "a Radiance picture"),
      (Array("SIMPLE  =".utf8), "a FITS picture"),
      ([0x1F, 0x8B], "a file that is packed by gzip"),
      (Array("PK".utf8), "an archive (ZIP)"),
    ] + "1234567Ff".utf8.map { ([UInt8(ascii: "P"), $0, UInt8(ascii: "\n")], "a PNM picture") }
}
