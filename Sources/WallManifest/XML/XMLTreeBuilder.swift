/// Builds the source's tree from a parser's events, and keeps the first fault.
final class XMLTreeBuilder {
  /// A name with the namespace that it belongs to.
  struct Name {
    var local: String
    var uri: String?

    init(_ local: String, uri: String? = nil) {
      self.local = local
      self.uri = uri
    }
  }

  struct Attribute {
    var name: Name
    var value: String
  }

  /// An element that is open.
  struct Frame {
    var name: String
    var offset: Int
    var object = SourceObject()
    /// The words of an element that holds words.
    var words: [UInt8]?
  }

  static let namespace = "urn:photowall:manifest:1"
  /// Elements whose content is words.
  static let wordElements: Set<String> = ["caption", "description", "footer-text", "tag"]

  let bytes: [UInt8]
  private(set) var root: SourceNode?
  private(set) var fault: SourceFault?
  private(set) var findings: [Finding] = []
  private var frames: [Frame] = []
  private var images: [SourceNode] = []
  private var imageCount = 0
  /// The wall's namespace; nil where it has none.
  private var wallURI: String?
  /// How many elements of another namespace are open.
  private var skipped = 0
  /// How many elements inside of words are open; their text is kept.
  private var inline = 0
  /// The end of the last tag, where text may start.
  private var contentStart = 0
  /// The content whose stray text is reported already: the rest of it is the same text.
  private var reportedContent = -1
  private var expansion = 0

  /// - Parameter bytes: The document, UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The images that were completed since the last call.
  func takeImages() -> [SourceNode] {
    defer { images = [] }
    return images
  }

  // MARK: Events

  /// - Parameters:
  ///   - name: The element's.
  ///   - attributes: In the order of the tag; defaults of the document type last.
  ///   - defaulted: How many of them are such defaults.
  ///   - end: Where the tag's `>` or `/>` stands; in an entity, the end of the reference.
  ///   - inEntity: Whether the tag stands in an entity.
  func startElement(
    _ name: Name, _ attributes: [Attribute], defaulted: Int, at end: Int, inEntity: Bool
  ) {
    guard fault == nil else { return }
    let tag = inEntity ? reference(endingAt: end) : XMLStartTag(endingAt: end, in: bytes)
    countExpansion(of: attributes, in: tag, inEntity: inEntity)
    contentStart = end + (inEntity ? 0 : 1)
    let depth = frames.count + skipped + inline
    guard depth < SourceLimits.nesting else {
      return fail(at: tag, "elements stand more than \(SourceLimits.nesting) deep")
    }
    if skipped > 0 || isForeign(name) {
      skipped += 1
      return
    }
    if inline > 0 || frames.last?.words != nil { return startInline(name, at: tag) }
    guard checkNamespace(name, at: tag) else { return }
    var frame = Frame(name: name.local, offset: tag.offset)
    if Self.wordElements.contains(name.local), !frames.isEmpty { frame.words = [] }
    read(attributes, written: attributes.count - defaulted, of: tag, into: &frame)
    frames.append(frame)
  }

  /// - Parameters:
  ///   - end: Behind the end tag; in an entity, the end of the reference.
  ///   - inEntity: Whether the tag stands in an entity.
  func endElement(at end: Int, inEntity: Bool) {
    guard fault == nil else { return }
    contentStart = end
    if skipped > 0 {
      skipped -= 1
    } else if inline > 0 {
      inline -= 1
    } else if let frame = frames.popLast() {
      close(frame)
    }
  }

  /// - Parameters:
  ///   - text: A part of the text between two tags.
  ///   - end: Behind it; in an entity, the end of the reference.
  ///   - inEntity: Whether the text stands in an entity.
  func characters(_ text: Span<UInt8>, at end: Int, inEntity: Bool) {
    guard fault == nil else { return }
    if inEntity { count(expansion: text.count, at: reference(endingAt: end)) }
    guard skipped == 0, let last = frames.indices.last else { return }
    if frames[last].words != nil {
      for index in text.indices { frames[last].words?.append(text[index]) }
      if let length = frames[last].words?.count, length > SourceLimits.text {
        fail(
          at: XMLStartTag(offset: frames[last].offset, nameLength: frames[last].name.utf8.count),
          "a text of more than \(SourceLimits.text) bytes; the limit is \(SourceLimits.text)")
      }
    } else if inEntity || reportedContent != contentStart,
      text.indices.contains(where: { !text[$0].isXMLSpace })
    {
      if !inEntity { reportedContent = contentStart }
      let start = inEntity ? reference(endingAt: end).offset : firstSign(from: contentStart)
      // A text that comes in several parts is one.
      if frames[last].object.strayText.last != start { frames[last].object.strayText.append(start) }
    }
  }

  // MARK: Elements

  private func isForeign(_ name: Name) -> Bool {
    guard let uri = name.uri, !uri.isEmpty, !frames.isEmpty else { return false }
    return uri != Self.namespace
  }

  private func checkNamespace(_ name: Name, at tag: XMLStartTag) -> Bool {
    let uri = name.uri == "" ? nil : name.uri
    if frames.isEmpty {
      guard name.local == "wall" else {
        fail(
          at: tag, "the root element is <\(Self.shown(name.local))>, not <wall>",
          hint: "a manifest is <wall xmlns=\"\(Self.namespace)\">…</wall>")
        return false
      }
      guard uri == nil || uri == Self.namespace else {
        fail(
          at: tag, "<wall> is of the namespace \"\(Self.shown(uri ?? ""))\"",
          hint: "write xmlns=\"\(Self.namespace)\", or no namespace at all")
        return false
      }
      wallURI = uri
    } else if uri != wallURI {
      fail(
        at: tag,
        uri == nil
          ? "<\(Self.shown(name.local))> has no namespace, <wall> has one"
          : "<\(Self.shown(name.local))> has a namespace, <wall> has none",
        hint: "write xmlns=\"\(Self.namespace)\" on <wall> alone")
      return false
    }
    return true
  }

  private func startInline(_ name: Name, at tag: XMLStartTag) {
    inline += 1
    guard let outer = frames.last else { return }
    findings.append(
      Finding(
        effect: .none, offset: tag.offset, length: tag.nameLength + 1,
        message: "<\(Self.shown(name.local))> inside <\(outer.name)>",
        hint: "words are plain text: the element is dropped, its text stays"))
  }

  private func read(
    _ attributes: [Attribute], written: Int, of tag: XMLStartTag, into frame: inout Frame
  ) {
    let places = attributes.isEmpty ? [] : tag.attributes(in: bytes)
    for (index, attribute) in attributes.enumerated() {
      var place = (offset: tag.offset, length: tag.nameLength + 1)
      // libxml2 keeps the tag's order, but leaves out declarations of namespaces.
      if index < written, places.indices.contains(index) {
        place = (places[index].name.lowerBound, places[index].name.count)
      }
      guard attribute.value.utf8.count <= SourceLimits.text else {
        fail(
          at: XMLStartTag(offset: place.offset, nameLength: place.length - 1),
          "a text of \(attribute.value.utf8.count) bytes; the limit is \(SourceLimits.text)")
        return
      }
      if let uri = attribute.name.uri, !uri.isEmpty {
        if uri == Self.namespace { reportPrefix(attribute, at: place) }
        continue
      }
      if frame.words != nil {
        reportAttribute(attribute, of: frame, at: place)
        continue
      }
      let value = SourceNode(
        .text(attribute.value), offset: place.offset, length: place.length)
      frame.object.members.append(
        .init(
          key: attribute.name.local, keyOffset: place.offset, keyLength: place.length,
          isElement: false, value: value))
    }
  }

  private func reportPrefix(_ attribute: Attribute, at place: (offset: Int, length: Int)) {
    findings.append(
      Finding(
        effect: .none, offset: place.offset, length: place.length,
        message: "unknown attribute \"\(Self.shown(attribute.name.local))\" with a prefix",
        hint: "the manifest's own attributes have none"))
  }

  private func reportAttribute(
    _ attribute: Attribute, of frame: Frame, at place: (offset: Int, length: Int)
  ) {
    findings.append(
      Finding(
        effect: .none, offset: place.offset, length: place.length,
        message: "unknown attribute \"\(Self.shown(attribute.name.local))\"",
        hint: "<\(frame.name)> has none"))
  }

  private func close(_ frame: Frame) {
    let length = frame.name.utf8.count + 1
    var node = SourceNode(
      frame.words.map { .text(XMLSpace.trimmed($0)) } ?? .object(frame.object),
      offset: frame.offset, length: length)
    guard let parent = frames.indices.last else {
      root = node
      return
    }
    if frame.name == "image", parent == 0 || (parent == 1 && frames[1].name == "section") {
      images.append(node)
      node.value = .image(imageCount)
      imageCount += 1
    }
    frames[parent].object.members.append(
      .init(
        key: frame.name, keyOffset: frame.offset, keyLength: length, isElement: true, value: node))
  }

  // MARK: Entities

  private func countExpansion(of attributes: [Attribute], in tag: XMLStartTag, inEntity: Bool) {
    let size = attributes.reduce(0) { $0 + $1.value.utf8.count }
    if inEntity {
      count(expansion: size + 1, at: tag)
    } else if size > tag.length {
      count(expansion: size - tag.length, at: tag)
    }
  }

  private func count(expansion size: Int, at place: XMLStartTag) {
    expansion += size
    if expansion > SourceLimits.entityExpansion { fail(XMLTreeBuilder.bomb(at: place.offset)) }
  }

  /// The entity reference that was read last.
  private func reference(endingAt end: Int) -> XMLStartTag {
    let start = bytes[..<min(end, bytes.count)].lastIndex(of: UInt8(ascii: "&")) ?? 0
    return XMLStartTag(offset: start, nameLength: max(0, end - start - 1))
  }

  // MARK: Faults

  /// The parser found the text malformed.
  ///
  /// - Parameters:
  ///   - code: libxml2's.
  ///   - message: libxml2's.
  ///   - subject: What the message is about, often a name.
  ///   - offset: How far the document was read.
  ///   - inEntity: Whether the fault is in an entity.
  func malformed(code: Int32, message: String, subject: String?, at offset: Int, inEntity: Bool) {
    guard fault == nil else { return }
    if root != nil {
      fail(
        SourceFault(
          offset: firstSign(from: contentStart), "text after the end of <wall>",
          hint: "remove what follows </wall>"))
      return
    }
    let place = inEntity ? reference(endingAt: offset).offset : min(offset, bytes.count)
    fail(
      XMLMalformation(
        code: code, message: message, subject: subject, offset: place,
        openElement: frames.last?.name, bytes: bytes
      ).fault)
  }

  func externalSubset(at offset: Int) {
    fail(
      SourceFault(
        offset: last("<!DOCTYPE", before: offset), length: 9,
        "a document type in another file",
        hint: "nothing outside of the manifest is read; remove the DOCTYPE"))
  }

  func externalEntity(named name: String, at offset: Int) {
    fail(
      SourceFault(
        offset: last("<!ENTITY", before: offset), length: 8,
        "the entity \"\(Self.shown(name))\" stands in another file",
        hint: "nothing outside of the manifest is read; write its text here"))
  }

  static func bomb(at offset: Int) -> SourceFault {
    SourceFault(
      offset: offset,
      "entities expand to more than \(SourceLimits.entityExpansion) bytes",
      hint: "write the text itself instead of nested entities")
  }

  static func badCharacter(at offset: Int) -> SourceFault {
    SourceFault(offset: offset, "a character that XML cannot hold", hint: "remove it")
  }

  private func fail(at place: XMLStartTag, _ message: String, hint: String? = nil) {
    fail(
      SourceFault(offset: place.offset, length: place.nameLength + 1, message, hint: hint))
  }

  private func fail(_ fault: SourceFault) {
    if self.fault == nil { self.fault = fault }
  }

  private func last(_ word: StaticString, before end: Int) -> Int {
    XMLStartTag.last(word.description, before: end, in: bytes) ?? end
  }

  /// The first sign that is neither white space nor part of a comment or an instruction.
  private func firstSign(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index].isXMLSpace {
        index += 1
      } else if bytes[index...].starts(with: "<!--".utf8) {
        index = XMLStartTag.next("-->", from: index, in: bytes)
      } else if bytes[index...].starts(with: "<?".utf8) {
        index = XMLStartTag.next("?>", from: index, in: bytes)
      } else {
        return index
      }
    }
    return min(start, bytes.count)
  }

  private static func shown(_ name: String) -> String {
    name.count > 40 ? name.prefix(39) + "…" : name
  }
}
