extension JSONParser {
  /// The text of a string that starts here, its escapes resolved.
  ///
  /// A lone surrogate becomes U+FFFF, which no text may hold: the decoder then reports a wrong
  /// value where it stands.
  mutating func string() throws(SourceFault) -> String {
    let start = index
    advance()
    var buffer: [UInt8] = []
    var runStart = index
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        buffer.append(contentsOf: bytes[runStart..<index])
        advance()
        guard buffer.count <= SourceLimits.text else {
          throw SourceFault(
            offset: start, "a text of \(buffer.count) bytes; the limit is \(SourceLimits.text)")
        }
        return String(decoding: buffer, as: UTF8.self)
      case UInt8(ascii: "\\"):
        buffer.append(contentsOf: bytes[runStart..<index])
        buffer.append(contentsOf: String(try escape()).utf8)
        runStart = index
      case 0..<0x20:
        throw SourceFault(
          offset: index, "a control character or line end inside a text",
          hint: "close the text with \", or write \\n for a line end and \\t for a tab")
      default: advance()
      }
    }
    throw SourceFault(
      offset: start, "a text without its closing quote", hint: "close it with \"")
  }

  private mutating func escape() throws(SourceFault) -> Unicode.Scalar {
    let start = index
    advance()
    guard let byte = peek else { throw SourceFault(offset: start, "the file ends in a text") }
    advance()
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw SourceFault(
        offset: start, length: 2, "an unknown escape", hint: "a backslash itself is written \\\\")
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(SourceFault) -> Unicode.Scalar {
    let high = try hexQuad(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    let lone: Unicode.Scalar = "\u{ffff}"
    let behind = index
    guard high < 0xdc00, peek == UInt8(ascii: "\\") else { return lone }
    advance()
    guard peek == UInt8(ascii: "u") else {
      index = behind
      return lone
    }
    advance()
    let low = try hexQuad(from: behind)
    guard (0xdc00...0xdfff).contains(low) else {
      index = behind
      return lone
    }
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? lone
  }

  private mutating func hexQuad(from start: Int) throws(SourceFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = byte.hexValue else {
        throw SourceFault(
          offset: start, length: max(1, index - start), "\\u without four hexadecimal digits")
      }
      value = value << 4 | digit
      advance()
    }
    return value
  }

  /// The text of a number that starts here.
  mutating func number() throws(SourceFault) -> String {
    let start = index
    while let byte = peek, byte.isASCIIWordByte || "+-.".utf8.contains(byte) { advance() }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard JSONNumber.isNumber(text) else {
      throw SourceFault(
        offset: start, length: index - start, "\(text.prefix(40)) is no JSON number",
        hint: "write it as 12, 0.5 or -1e3; a text stands in double quotes")
    }
    return text
  }
}

/// The grammar of JSON numbers, which XML attributes share.
enum JSONNumber {
  /// Whether the text is `-? int frac? exp?` and nothing else.
  static func isNumber(_ text: some StringProtocol) -> Bool {
    var rest = Substring(text).utf8
    func take(_ signs: String) -> Bool {
      guard let byte = rest.first, signs.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func takeDigits() -> Int {
      let digits = rest.prefix { $0.isASCIIDigit }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    _ = take("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = takeDigits()
    guard digits == 1 || (digits > 1 && !startsWithZero) else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// The number's value; nil where the text is no number or its value no finite `Double`.
  static func value(_ text: String) -> Double? {
    guard isNumber(text), let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
