/// Text from outside made fit to be shown: one line, and nothing in it that a terminal would obey.
enum DisplayText {
  /// The text with control characters, and characters that turn the direction of what follows,
  /// written as `\u{1B}`.
  static func safe(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars { result += safe(scalar) }
    return result
  }

  /// One scalar, or its escape.
  static func safe(_ scalar: Unicode.Scalar) -> String {
    guard isHarmful(scalar) else { return String(Character(scalar)) }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separator; the byte order mark; noncharacters.
    case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// How many columns of a terminal a string takes that `safe` has been through.
  static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// How many columns one scalar takes: none for marks that join the one before, two for wide
  /// East Asian characters and emoji.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if wideRanges.contains(where: { $0.contains(scalar.value) }) { return 2 }
    return scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// Blocks whose characters are wide (East Asian Width W and F, Unicode Standard Annex 11).
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1B000...0x1B2FF, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  /// The text filled up with spaces to a number of columns.
  static func padded(_ text: String, to width: Int, fromLeft: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - columns(text)))
    return fromLeft ? padding + text : text + padding
  }
}
