import WallText

extension ManifestWriter {
  /// The manifest in XML.
  ///
  /// - Parameter manifest: One that was read without errors.
  /// - Returns: UTF-8.
  /// - Complexity: O(bytes written)
  package static func xml(_ manifest: Manifest) -> [UInt8] {
    var writer = XMLWriter()
    let parts = parts(of: manifest)
    let members = parts.compactMap { part -> WrittenMember? in
      if case .member(let member) = part { member } else { nil }
    }
    let hasContent = parts.contains { part in
      if case .member(let member) = part { member.form != .attribute } else { true }
    }
    writer.begin("wall", namespace: XMLTreeBuilder.namespace, members, isEmpty: !hasContent)
    guard hasContent else { return writer.bytes }
    for part in parts {
      switch part {
      case .member(let member): writer.putContent(member)
      case .sections(let sections): for section in sections { writer.put(section) }
      case .images(let images):
        for image in images { writer.put("image", ManifestWriter.members(of: image)) }
      }
    }
    writer.end("wall")
    return writer.bytes
  }
}

/// Writes XML elements on lines of their own.
private struct XMLWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  mutating func put(_ section: ManifestSection) {
    let members = ManifestWriter.members(of: section)
    let isEmpty = section.images.isEmpty && members.allSatisfy { $0.form == .attribute }
    begin("section", members, isEmpty: isEmpty)
    if isEmpty { return }
    for member in members { putContent(member) }
    for image in section.images { put("image", ManifestWriter.members(of: image)) }
    end("section")
  }

  /// An element with everything in it.
  mutating func put(_ name: String, _ members: [WrittenMember]) {
    let isEmpty = members.allSatisfy { $0.form == .attribute }
    begin(name, members, isEmpty: isEmpty)
    if isEmpty { return }
    for member in members { putContent(member) }
    end(name)
  }

  /// A start tag with those members that are attributes.
  mutating func begin(
    _ name: String, namespace: String? = nil, _ members: [WrittenMember], isEmpty: Bool
  ) {
    indent()
    put("<")
    put(name)
    if let namespace { put(" xmlns=\"\(namespace)\"") }
    for member in members where member.form == .attribute {
      put(" \(Spelling.xml.key(member.key))=\"")
      putAttribute(member.value)
      put("\"")
    }
    put(isEmpty ? "/>\n" : ">\n")
    if !isEmpty { depth += 1 }
  }

  mutating func end(_ name: String) {
    depth -= 1
    indent()
    put("</\(name)>\n")
  }

  /// The child elements that a member stands as; none for an attribute.
  mutating func putContent(_ member: WrittenMember) {
    var name = Spelling.xml.key(member.key)
    if member.form == .attribute { return }
    if case .elements(let element) = member.form { name = element }
    switch member.value {
    case .object(let members): put(name, members)
    case .objects(let objects): for members in objects { put(name, members) }
    case .texts(let texts): for text in texts { put(name, words: text) }
    case .text(let text): put(name, words: text)
    case .number, .integer, .boolean, .numbers: break
    }
  }

  private mutating func put(_ name: String, words: String) {
    indent()
    if words.isEmpty {
      put("<\(name)/>\n")
    } else {
      put("<\(name)>")
      escape(words, inAttribute: false)
      put("</\(name)>\n")
    }
  }

  private mutating func putAttribute(_ value: WrittenValue) {
    switch value {
    case .text(let text): escape(text, inAttribute: true)
    case .number(let number): put(NumberText.shortest(number))
    case .integer(let number): put(String(number))
    case .boolean(let flag): put(flag ? "true" : "false")
    case .numbers(let numbers):
      put(numbers.map { NumberText.shortest($0) }.joined(separator: " "))
    case .texts, .object, .objects: break
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { put("  ") }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A reader makes a space of a line end in an attribute, and LF of CR anywhere.
  private mutating func escape(_ text: String, inAttribute: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "<"): put("&lt;")
      case UInt8(ascii: ">"): put("&gt;")
      case UInt8(ascii: "\"") where inAttribute: put("&quot;")
      case UInt8(ascii: "\n") where inAttribute: put("&#10;")
      case UInt8(ascii: "\t") where inAttribute: put("&#9;")
      case UInt8(ascii: "\r"): put("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}
