import WallManifest

/// Image formats that only some browsers draw, or none, told by a file's first bytes.
enum UndrawableFormat {
  /// How many bytes tell the format.
  static let startLength = 64

  /// The format's name.
  ///
  /// - Parameter bytes: The file's first `startLength`, or all of a shorter file.
  /// - Returns: nil if browsers draw it, or if it is unknown.
  static func name(startingWith bytes: [UInt8]) -> String? {
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return isoMedia(bytes) }
    return beginnings.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// HEIC and AVIF share their container (ISO/IEC 23008-12): the brands tell them apart.
  private static func isoMedia(_ bytes: [UInt8]) -> String? {
    let brands = stride(from: 8, to: bytes.count - 3, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    func has(_ names: [String]) -> Bool {
      brands.contains { brand in names.contains { brand.elementsEqual($0.utf8) } }
    }
    if has(["avif", "avis"]) { return nil }
    return has(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]) ? "HEIC" : nil
  }

  private static let beginnings: [(bytes: [UInt8], name: String)] = [
    ([0x49, 0x49, 0x2A, 0], "TIFF"), ([0x4D, 0x4D, 0, 0x2A], "TIFF"),
    ([0x49, 0x49, 0x2B, 0], "TIFF"), ([0x4D, 0x4D, 0, 0x2B], "TIFF"),
    ([0xFF, 0x0A], "JPEG XL"), ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"), ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
    (Array("8BPS".utf8), "a Photoshop document"), (Array("gimp xcf".utf8), "a GIMP document"),
    (Array("%PDF".utf8), "PDF"), (Array("%!PS".utf8), "PostScript"),
    ([0x76, 0x2F, 0x31, 0x01], "OpenEXR"), (Array("#?RADIANCE".utf8), "Radiance HDR"),
  ]
}

extension UndrawableFormat {
  /// The warning of a picture that is published as it is.
  static func warning(of image: ManifestImage, path: String, format: String) -> Diagnostic {
    Diagnostic(
      .none, at: image.places.object, "\"\(path)\" is \(format), which most browsers cannot draw",
      hint: "export it as JPEG, or build without --no-derivatives and --link-originals")
  }
}
