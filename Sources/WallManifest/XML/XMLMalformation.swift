internal import CLibXML2

/// A fault of form that libxml2 found, in words and with a place that help an author.
struct XMLMalformation {
  var code: Int32
  var message: String
  var subject: String?
  /// How far the document was read.
  var offset: Int
  var openElement: String?
  var bytes: [UInt8]

  /// What to report.
  var fault: SourceFault {
    switch UInt32(bitPattern: code) {
    case XML_ERR_ENTITY_LOOP.rawValue:
      return XMLTreeBuilder.bomb(at: offset)
    case XML_ERR_INVALID_CHAR.rawValue:
      return XMLTreeBuilder.badCharacter(at: offset)
    case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue:
      return undeclaredEntity
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: return mismatch
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue: return repeatedAttribute
    case XML_ERR_LT_IN_ATTRIBUTE.rawValue:
      return SourceFault(offset: offset, "a bare < in an attribute", hint: "write &lt;")
    case XML_ERR_NAME_REQUIRED.rawValue where follows("&"):
      return SourceFault(offset: offset - 1, "a bare &", hint: "write &amp;")
    case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
      let start = XMLStartTag.last("&", before: offset, in: bytes) ?? offset
      return SourceFault(
        offset: start, length: offset - start, "an entity reference without its semicolon",
        hint: "a bare & is written &amp;")
    case XML_ERR_DOCUMENT_EMPTY.rawValue:
      return SourceFault(offset: offset, "no XML where <wall> should be")
    case XML_ERR_DOCUMENT_END.rawValue, XML_ERR_TAG_NOT_FINISHED.rawValue,
      XML_ERR_GT_REQUIRED.rawValue where offset >= bytes.count:
      return cutOff
    default: return SourceFault(offset: offset, plainMessage)
    }
  }

  private func follows(_ sign: Unicode.Scalar) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: sign)
  }

  private var cutOff: SourceFault {
    SourceFault(
      offset: bytes.count,
      openElement.map { "the file ends inside <\($0)>" } ?? "the file ends before <wall>",
      hint: "is it cut off?")
  }

  private var undeclaredEntity: SourceFault {
    let start = XMLStartTag.last("&", before: offset, in: bytes) ?? offset
    return SourceFault(
      offset: start, length: max(1, offset - start),
      "unknown entity" + (subject.map { " &\($0);" } ?? ""),
      hint: "write the character itself, or &amp; for a bare &")
  }

  private var mismatch: SourceFault {
    let start = XMLStartTag.last("</", before: offset, in: bytes) ?? offset
    let end = bytes[start...].dropFirst(2).prefix { $0 != UInt8(ascii: ">") && !$0.isXMLSpace }
    let name = String(decoding: end.prefix(40), as: UTF8.self)
    return SourceFault(
      offset: start, length: end.count + 2,
      openElement.map { "</\(name)> closes no element: <\($0)> is open" }
        ?? "</\(name)> closes no element",
      hint: openElement.map { "close it first: </\($0)>" })
  }

  private var repeatedAttribute: SourceFault {
    let tag = XMLStartTag(endingAt: offset, in: bytes)
    let places = tag.attributes(in: bytes)
    var seen: Set<[UInt8]> = []
    for place in places where !seen.insert(Array(bytes[place.name])).inserted {
      return SourceFault(
        offset: place.name.lowerBound, length: place.name.count,
        "\(String(decoding: bytes[place.name].prefix(40), as: UTF8.self)) is given twice",
        hint: "remove one of them")
    }
    return SourceFault(offset: offset, plainMessage)
  }

  /// libxml2's own words: the first line, lower case, no full stop.
  private var plainMessage: String {
    var words = String(message.prefix { !$0.isNewline }.prefix(200))
    while let last = words.last, last == "." || last == " " { words.removeLast() }
    guard let first = words.first else { return "malformed XML" }
    let isWord = words.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? false
    return (isWord ? first.lowercased() : String(first)) + words.dropFirst()
  }
}
