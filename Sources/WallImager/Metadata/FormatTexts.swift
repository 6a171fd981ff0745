/// Words that a format has fields of its own for: PNG's texts, TIFF's description. Comments of JPEG
/// and GIF are not among them, since programs write those about themselves.
struct FormatTexts {
  /// PNG's keywords (section 11.3.3.2 of its specification) and TIFF's description, as in the file.
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter fields: By libvips's names.
  init(_ fields: [String: [UInt8]]) {
    // Of a keyword that comes twice the first counts; names hold the text's number.
    for (name, text) in fields.sorted(by: { $0.key < $1.key }) {
      let parts = name.split(separator: "-", maxSplits: 3).map(String.init)
      let keyword = name == "image-description" ? "Description" : parts.dropFirst(3).first
      guard name == "image-description" || name.hasPrefix("png-comment-"), let keyword,
        texts[keyword] == nil, !isOfCamera(text, name)
      else { continue }
      texts[keyword] = text
    }
  }

  func line(_ keyword: String) -> String? { texts[keyword].flatMap { MetadataText.line($0) } }

  var description: String? { texts["Description"].flatMap { MetadataText.lines($0) } }

  /// TIFF's description is a field of EXIF, which cameras fill too.
  private func isOfCamera(_ text: [UInt8], _ name: String) -> Bool {
    name == "image-description" && MetadataText.line(text).map(CameraPhrase.isPhrase) == true
  }
}
