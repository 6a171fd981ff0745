/// The encodings a manifest's XML may have: UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
enum XMLSourceEncoding {
  /// The file as UTF-8, so that every place is one in a single text.
  ///
  /// What is no character of the encoding becomes U+FFFF, which XML cannot hold: the parser then
  /// reports it where it stands.
  /// - Parameter bytes: The file. A byte order mark counts more than the declaration.
  /// - Returns: Its text; bytes of a UTF-8 file are not checked here.
  /// - Throws: A fault where the file is of another encoding.
  static func text(of bytes: [UInt8]) throws(SourceFault) -> SourceText {
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) || bytes.starts(with: [0, 0, 0xfe, 0xff]) {
      throw SourceFault(offset: nil, "the encoding UTF-32", hint: "save the file as UTF-8")
    }
    if bytes.starts(with: [0xff, 0xfe]) {
      return fromUTF16(bytes.dropFirst(2), isBigEndian: false)
    }
    if bytes.starts(with: [0xfe, 0xff]) { return fromUTF16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0x3c, 0]) { return fromUTF16(bytes[...], isBigEndian: false) }
    if bytes.starts(with: [0, 0x3c]) { return fromUTF16(bytes[...], isBigEndian: true) }
    guard !bytes.starts(with: [0xef, 0xbb, 0xbf]), let name = declaredName(in: bytes) else {
      return SourceText(bytes)
    }
    return try text(of: bytes, declaredAs: name)
  }

  private static func text(
    of bytes: [UInt8], declaredAs name: Range<Int>
  ) throws(SourceFault) -> SourceText {
    let shown = String(decoding: bytes[name].prefix(40), as: UTF8.self)
    switch shown.uppercased() {
    case "UTF-8", "UTF8": return SourceText(bytes)
    case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1": return fromLatin1(bytes)
    case "US-ASCII", "ASCII": return fromASCII(bytes)
    case "UTF-16", "UTF-16LE", "UTF-16BE":
      throw SourceFault(
        offset: name.lowerBound, length: name.count, "the file says \(shown) and is not",
        hint: "write encoding=\"UTF-8\"")
    default:
      throw SourceFault(
        offset: name.lowerBound, length: name.count, "the encoding \(shown)",
        hint: "save the file as UTF-8 and write encoding=\"UTF-8\"")
    }
  }

  /// The name in `<?xml version="1.0" encoding="NAME"?>`.
  private static func declaredName(in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let end = XMLStartTag.next("?>", from: 0, in: Array(bytes.prefix(1024)))
    let declaration = Array(bytes[..<end])
    let start = XMLStartTag.next("encoding", from: 0, in: declaration)
    var index = start
    while index < end, bytes[index].isXMLSpace || bytes[index] == UInt8(ascii: "=") { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
      let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index])
    else { return nil }
    return (index + 1)..<close
  }

  private static func fromLatin1(_ bytes: [UInt8]) -> SourceText {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xc0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3f)
      }
    }
    return SourceText(utf8)
  }

  private static func fromASCII(_ bytes: [UInt8]) -> SourceText {
    SourceText(bytes.flatMap { $0 < 0x80 ? [$0] : noCharacter })
  }

  private static let noCharacter = Array("\u{ffff}".utf8)

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> SourceText {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput: break decoding
      case .error: utf8.append(contentsOf: noCharacter)
      }
    }
    if index < bytes.endIndex { utf8.append(contentsOf: noCharacter) }
    return SourceText(utf8)
  }
}
