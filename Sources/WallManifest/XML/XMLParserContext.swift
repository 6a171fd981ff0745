internal import CLibXML2

/// Owns a libxml2 push parser that reports to a builder.
///
/// Nothing is fetched: no network, no external entity, no external subset.
@safe struct XMLParserContext: ~Copyable {
  private let context: xmlParserCtxtPtr
  private let session: Session

  /// nil where memory is short.
  init?(_ builder: XMLTreeBuilder) {
    var handler = unsafe Self.handler()
    // Without user data libxml2 hands its own context to the callbacks: the document's, or the
    // one that it makes for the content of an entity. Both carry the session as private data.
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      return nil
    }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
    unsafe xmlCtxtUseOptions(context, Int32(options | XML_PARSE_IGNORE_ENC.rawValue))
    let session = unsafe Session(builder, document: context)
    unsafe context.pointee._private = Unmanaged.passUnretained(session).toOpaque()
    unsafe self.context = context
    self.session = session
  }

  deinit {
    if let document = unsafe context.pointee.myDoc { unsafe xmlFreeDoc(document) }
    unsafe xmlFreeParserCtxt(context)
  }

  /// Parses the next part of the text.
  func push(_ chunk: Span<UInt8>) {
    unsafe chunk.withUnsafeBytes { bytes in
      guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return }
      _ = unsafe xmlParseChunk(context, start, Int32(clamping: bytes.count), 0)
    }
  }

  /// Tells the parser that this was all.
  func finish() {
    _ = unsafe xmlParseChunk(context, nil, 0, 1)
  }

  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe xmlSAXVersion(&handler, 2)
    unsafe handler.startElementNs = { context, name, _, uri, _, _, count, defaulted, attributes in
      guard let event = unsafe Event(context), let name = unsafe name else { return }
      let element = XMLTreeBuilder.Name(unsafe String(cString: name), uri: unsafe text(uri))
      let list = unsafe Self.attributes(attributes, count: Int(count))
      event.builder.startElement(
        element, list, defaulted: Int(defaulted), at: event.offset, inEntity: event.isInEntity)
      event.stopOnFault()
    }
    unsafe handler.endElementNs = { context, _, _, _ in
      guard let event = unsafe Event(context) else { return }
      event.builder.endElement(at: event.offset, inEntity: event.isInEntity)
      event.stopOnFault()
    }
    let characters: charactersSAXFunc = { context, start, count in
      guard let event = unsafe Event(context), let start = unsafe start else { return }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(count))
      unsafe event.builder.characters(
        bytes.span, at: event.offset, inEntity: event.isInEntity)
      event.stopOnFault()
    }
    // One function for both keeps libxml2 from guessing which white space matters.
    unsafe handler.characters = characters
    unsafe handler.ignorableWhitespace = characters
    unsafe handler.cdataBlock = characters
    unsafe handler.serror = { context, error in
      guard let event = unsafe Event(context), let error = unsafe error else { return }
      guard unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      // The names of foreign namespaces are nobody's business here.
      guard unsafe error.pointee.code != Int32(XML_WAR_NS_URI.rawValue) else { return }
      event.builder.malformed(
        code: unsafe error.pointee.code, message: unsafe text(error.pointee.message) ?? "",
        subject: unsafe text(error.pointee.str1), at: event.offset, inEntity: event.isInEntity)
      event.stopOnFault()
    }
    unsafe setDeclarations(&handler)
    return unsafe handler
  }

  /// Internal entities are libxml2's to keep; everything external ends the reading.
  private static func setDeclarations(_ handler: inout xmlSAXHandler) {
    unsafe handler.internalSubset = { context, name, publicID, systemID in
      guard let event = unsafe Event(context) else { return }
      if unsafe publicID != nil || systemID != nil {
        event.builder.externalSubset(at: event.offset)
        event.stopOnFault()
      } else {
        unsafe xmlSAX2InternalSubset(context, name, nil, nil)
      }
    }
    unsafe handler.entityDecl = { context, name, type, publicID, systemID, content in
      guard let event = unsafe Event(context) else { return }
      if unsafe publicID != nil || systemID != nil {
        event.builder.externalEntity(named: unsafe text(name) ?? "", at: event.offset)
        event.stopOnFault()
      } else {
        unsafe xmlSAX2EntityDecl(context, name, type, publicID, systemID, content)
      }
    }
    unsafe handler.unparsedEntityDecl = { context, name, _, _, _ in
      guard let event = unsafe Event(context) else { return }
      event.builder.externalEntity(named: unsafe text(name) ?? "", at: event.offset)
      event.stopOnFault()
    }
    unsafe handler.resolveEntity = { _, _, _ in nil }
    unsafe handler.externalSubset = { _, _, _, _ in }
    unsafe handler.comment = nil
    unsafe handler.processingInstruction = nil
    unsafe handler.reference = nil
    unsafe handler.attributeDecl = nil
    unsafe handler.elementDecl = nil
    unsafe handler.notationDecl = nil
    unsafe handler.warning = nil
    unsafe handler.error = nil
    unsafe handler.fatalError = nil
  }

  /// libxml2 gives five pointers for each attribute: name, prefix, namespace, and the value's ends.
  private static func attributes(
    _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) -> [XMLTreeBuilder.Attribute] {
    guard let pointers = unsafe pointers else { return [] }
    return (0..<count).compactMap { index in
      guard let name = unsafe pointers[5 * index], let start = unsafe pointers[5 * index + 3],
        let end = unsafe pointers[5 * index + 4]
      else { return nil }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      return XMLTreeBuilder.Attribute(
        name: .init(unsafe String(cString: name), uri: unsafe text(pointers[5 * index + 2])),
        value: unsafe String(decoding: value, as: UTF8.self))
    }
  }
}

private func text(_ pointer: UnsafePointer<xmlChar>?) -> String? {
  unsafe pointer.map { unsafe String(cString: $0) }
}

private func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
  unsafe pointer.map { unsafe String(cString: $0) }
}

/// What libxml2 carries through to the callbacks.
@safe private final class Session {
  let builder: XMLTreeBuilder
  let document: xmlParserCtxtPtr

  init(_ builder: XMLTreeBuilder, document: xmlParserCtxtPtr) {
    self.builder = builder
    unsafe self.document = document
  }
}

/// Where a callback came from.
@safe private struct Event {
  let builder: XMLTreeBuilder
  /// How far the document itself is read, in bytes: inside of an entity, just behind the
  /// reference.
  let offset: Int
  /// Whether the content of an entity is read, which libxml2 does with a context of its own.
  let isInEntity: Bool
  private let context: xmlParserCtxtPtr
  private let document: xmlParserCtxtPtr

  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let context = unsafe pointer?.assumingMemoryBound(to: xmlParserCtxt.self),
      let object = unsafe context.pointee._private
    else { return nil }
    let session = unsafe Unmanaged<Session>.fromOpaque(object).takeUnretainedValue()
    builder = session.builder
    unsafe self.context = context
    unsafe document = session.document
    isInEntity = unsafe context != session.document
    // The first input is the document; parameter entities lie above it.
    guard let input = unsafe session.document.pointee.inputTab?[0]?.pointee else { return nil }
    offset = unsafe Int(input.consumed) + (input.cur - input.base)
  }

  /// Ends the reading once there is a fault.
  func stopOnFault() {
    guard builder.fault != nil else { return }
    unsafe xmlStopParser(context)
    guard isInEntity else { return }
    unsafe xmlStopParser(document)
    // The contexts between the two, one for each entity inside of another, stop only at a loop.
    unsafe context.pointee.wellFormed = 0
    unsafe context.pointee.errNo = Int32(XML_ERR_ENTITY_LOOP.rawValue)
  }
}
