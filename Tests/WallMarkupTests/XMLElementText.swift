import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a parsed XML document: its name, attributes and own words.
struct XMLElementText {
  let name: String
  let attributes: [String: String]
  var text = ""

  struct Malformed: Error {
    let line: Int
    let reason: String
  }

  /// All elements in the order of their start tags.
  /// - Parameter bytes: An XML document.
  /// - Returns: At least the root.
  /// - Throws: `Malformed` where it is not well-formed.
  @discardableResult
  static func parse(_ bytes: [UInt8]) throws -> [XMLElementText] {
    let gatherer = Gatherer()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = gatherer
    guard parser.parse() else {
      throw Malformed(line: parser.lineNumber, reason: "\(String(describing: parser.parserError))")
    }
    return gatherer.elements
  }

  private final class Gatherer: NSObject, XMLParserDelegate {
    var elements: [XMLElementText] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(XMLElementText(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }
  }
}
