/// An element of a wall's markup, read back: enough of HTML for what the emitters write.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// Index of the element around it.
  let parent: Int?
  /// Its own words, entities as they are.
  var text = ""

  struct Malformed: Error {
    let near: String
  }

  private static let void: Set<String> = ["img", "source", "link", "meta", "br"]

  var classes: [String] {
    (attributes["class"] ?? "").split(separator: " ").map(String.init)
  }

  /// All elements, in the order of their start tags.
  ///
  /// - Parameter bytes: Well-nested HTML, every attribute quoted.
  /// - Returns: Flat; `parent` tells the tree.
  /// - Throws: `Malformed` where tags do not nest or an attribute is unquoted.
  static func parse(_ bytes: [UInt8]) throws -> [MarkupElement] {
    var elements: [MarkupElement] = []
    var open: [Int] = []
    for piece in String(decoding: bytes, as: UTF8.self).split(separator: "<").map(String.init) {
      guard let end = piece.firstIndex(of: ">") else {
        if elements.isEmpty && piece.allSatisfy(\.isWhitespace) { continue }
        throw Malformed(near: piece)
      }
      let tag = piece[..<end]
      let words = String(piece[piece.index(after: end)...])
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), elements[last].name == tag.dropFirst() else {
          throw Malformed(near: piece)
        }
      } else if !tag.hasPrefix("!") {
        let name = String(tag.prefix { $0 != " " })
        elements.append(
          MarkupElement(
            name: name, attributes: try attributes(tag.dropFirst(name.count)), parent: open.last))
        if !void.contains(name) { open.append(elements.count - 1) }
      }
      if let inner = open.last { elements[inner].text += words }
    }
    guard open.isEmpty else { throw Malformed(near: "the end") }
    return elements
  }

  private static func attributes(_ text: Substring) throws -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while let start = rest.firstIndex(where: { $0 != " " && $0 != "/" }) {
      rest = rest[start...]
      let name = String(rest.prefix { $0 != "=" })
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else { throw Malformed(near: String(text)) }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 3)
      guard attributes.updateValue(String(value), forKey: name) == nil else {
        throw Malformed(near: "\(name) twice")
      }
    }
    return attributes
  }
}
