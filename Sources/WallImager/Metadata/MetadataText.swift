/// Bytes of a metadata field as text that a manifest may hold.
enum MetadataText {
  /// Bytes of UTF-8 that a manifest's text may have: 64 KiB.
  static let limit = 64 << 10

  /// One line: every run of white space is one space, and none stands at the ends.
  ///
  /// - Parameter bytes: UTF-8, or else Windows-1252, of which Latin-1's letters are a part.
  /// - Returns: nil where nothing is left.
  static func line(_ bytes: some Collection<UInt8>) -> String? {
    let line = line(of: decode(bytes))
    return line.isEmpty ? nil : bounded(line)
  }

  /// Several lines, apart by LF, each as `line` gives it, no empty ones around them.
  ///
  /// - Parameter bytes: As there.
  /// - Returns: nil where nothing is left.
  static func lines(_ bytes: some Collection<UInt8>) -> String? {
    let text = decode(bytes)
    if !text.isEmpty, isPlain(text) { return bounded(text) }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line(of: String($0)) }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    return bounded(lines[first...last].joined(separator: "\n"))
  }

  private static func line(of text: String) -> String {
    if isPlain(text) { return text }
    return text.unicodeScalars.split { $0.properties.isWhitespace }
      .map { word in String(String.UnicodeScalarView(word.filter(isAllowed))) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether nothing is to be done: printable ASCII with single spaces inside. Nearly all texts are.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || text.isEmpty
  }

  /// No control character, nothing that XML cannot hold, no byte order mark.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFEFF, 0xFFFE, 0xFFFF: false
    default: scalar.properties.generalCategory != .control
    }
  }

  /// As much of the text as a manifest takes, cut between characters.
  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }

  /// Whoever writes UTF-8 hardly ever says so where the field's standard wants it said, and text in
  /// Latin-1 is hardly ever UTF-8 by chance.
  private static func decode(_ bytes: some Collection<UInt8>) -> String {
    // A little more than is kept, so that blanks at the ends do not count.
    let bytes = bytes.prefix(2 * limit)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // What is cut off may end within a character.
    for cut in 1...3 where bytes.count == 2 * limit {
      if let text = String(validating: bytes.dropLast(cut), as: UTF8.self) { return text }
    }
    return String(
      String.UnicodeScalarView(
        bytes.map { byte in
          (0x80...0x9F).contains(byte)
            ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
        }))
  }

  /// 0x80 to 0x9F, which Latin-1 has no letters for; what Windows has none for either is left out.
  private static let windows1252: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
