/// A strict parser of RFC 8259 that keeps the place of every key and value.
///
/// Foundation's parser knows no places, so this one is ours.
struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0
  private var imageCount = 0

  /// - Parameter text: UTF-8.
  init(_ text: SourceText) {
    bytes = text.bytes
  }

  /// Where in the manifest a value stands, as far as it tells images from other objects.
  private enum Scope {
    case wall, sections, section, images, other

    func child(_ key: String) -> Scope {
      switch (self, key) {
      case (.wall, "images"), (.section, "images"): .images
      case (.wall, "sections"): .sections
      default: .other
      }
    }

    var element: Scope { self == .sections ? .section : .other }
  }

  /// The whole text as one value.
  ///
  /// - Parameter handleImage: Given each image as soon as it is complete.
  /// - Returns: The root value.
  /// - Throws: The first fault.
  mutating func parse(
    handleImage: SourceImageHandler
  ) throws(SourceFault) -> SourceNode {
    skipSpace()
    let node = try value(in: .wall, handleImage)
    skipSpace()
    guard index == bytes.count else {
      throw SourceFault(
        offset: index, "text after the end of the manifest",
        hint: "a JSON file holds one value; remove what follows it")
    }
    return node
  }

  private mutating func value(
    in scope: Scope, _ handleImage: SourceImageHandler
  ) throws(SourceFault) -> SourceNode {
    let start = index
    guard let byte = peek else {
      throw SourceFault(
        offset: index, "the file ends where a value should be", hint: "is it cut off?")
    }
    let value: SourceNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try object(in: scope, handleImage))
    case UInt8(ascii: "["): value = .list(try list(in: scope, handleImage))
    case UInt8(ascii: "\""): value = .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try word()
    }
    return SourceNode(value, offset: start, length: index - start)
  }

  private mutating func enter() throws(SourceFault) {
    depth += 1
    guard depth <= SourceLimits.nesting else {
      throw SourceFault(
        offset: index, "objects and lists stand more than \(SourceLimits.nesting) deep")
    }
    index += 1
    skipSpace()
  }

  private mutating func object(
    in scope: Scope, _ handleImage: SourceImageHandler
  ) throws(SourceFault) -> SourceObject {
    try enter()
    var object = SourceObject()
    if take("}") { return leave(object) }
    while true {
      guard peek == UInt8(ascii: "\"") else { throw misplacedKey() }
      let keyOffset = index
      let key = try string()
      let keyLength = index - keyOffset
      skipSpace()
      guard take(":") else { throw expected("a colon after the key", hint: "\"\(key)\": …") }
      let node = try value(in: scope.child(key), handleImage)
      object.members.append(
        .init(key: key, keyOffset: keyOffset, keyLength: keyLength, isElement: false, value: node))
      skipSpace()
      if take("}") { return leave(object) }
      guard take(",") else { throw expected("a comma or } after the value") }
    }
  }

  private mutating func list(
    in scope: Scope, _ handleImage: SourceImageHandler
  ) throws(SourceFault) -> [SourceNode] {
    try enter()
    var elements: [SourceNode] = []
    if take("]") { return leave(elements) }
    while true {
      if peek == UInt8(ascii: "]") { throw trailingComma() }
      var node = try value(in: scope.element, handleImage)
      if scope == .images {
        handleImage(node)
        node.value = .image(imageCount)
        imageCount += 1
      }
      elements.append(node)
      skipSpace()
      if take("]") { return leave(elements) }
      guard take(",") else { throw expected("a comma or ] after the value") }
    }
  }

  private mutating func leave<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }

  // MARK: Characters

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func advance() { index += 1 }

  /// Takes a sign and the white space behind it.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    index += 1
    if sign == ":" || sign == "," { skipSpace() }
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      index += 1
    }
  }

  // MARK: Faults

  private func expected(_ what: String, hint: String? = nil) -> SourceFault {
    if peek == nil {
      return SourceFault(
        offset: bytes.count, "the file ends where \(what) should be", hint: "is it cut off?")
    }
    return commentFault ?? SourceFault(offset: index, "expected \(what)", hint: hint)
  }

  private func trailingComma() -> SourceFault {
    SourceFault(
      offset: index, "a comma before the end of a list or object",
      hint: "JSON allows none; remove it")
  }

  private func misplacedKey() -> SourceFault {
    if peek == UInt8(ascii: "}") { return trailingComma() }
    return expected("a key in double quotes")
  }

  private var commentFault: SourceFault? {
    guard peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#") else { return nil }
    return SourceFault(offset: index, "a comment", hint: "JSON has none; remove it")
  }

  private mutating func word() throws(SourceFault) -> SourceNode.Value {
    let start = index
    while let byte = peek, byte.isASCIIWordByte { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: break
    }
    let length = max(1, index - start)
    index = start
    if let fault = commentFault { throw fault }
    switch word {
    case "":
      let isQuote = peek == UInt8(ascii: "'")
      throw SourceFault(
        offset: start, "expected a value",
        hint: isQuote ? "texts stand in double quotes" : nil)
    case "NaN", "Infinity", "undefined":
      throw SourceFault(
        offset: start, length: length, "\(word) is no JSON value", hint: "write a number")
    default:
      throw SourceFault(
        offset: start, length: length, "expected a value, found \(word.prefix(40))",
        hint: "texts stand in double quotes")
    }
  }
}

extension UInt8 {
  /// A letter, a digit or `_`.
  var isASCIIWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
