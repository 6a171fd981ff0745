/// Reads a manifest's XML with libxml2.
enum XMLSourceParser {
  /// What came of a well-formed text.
  struct Result {
    var root: SourceNode
    /// Warnings about what the tree does not show: markup inside of words.
    var findings: [Finding]
  }

  /// The least text that is handed to the parser at once.
  private static let chunkSize = 64 << 10

  /// The whole text as its root element.
  ///
  /// - Parameters:
  ///   - text: UTF-8, whatever its declaration says.
  ///   - handleImage: Given each image as soon as it is complete.
  /// - Returns: The root element.
  /// - Throws: The first fault.
  /// - Complexity: O(bytes)
  static func parse(
    _ text: SourceText, handleImage: SourceImageHandler
  ) throws(SourceFault) -> Result {
    if let offset = text.firstInvalidByte {
      throw SourceFault(
        offset: offset, "a byte that is no UTF-8",
        hint: "save the file as UTF-8, or declare its encoding: <?xml version=\"1.0\" "
          + "encoding=\"ISO-8859-1\"?>")
    }
    // The parser would take a zero for the end of the text or for a sign of UTF-16.
    if let offset = text.bytes.firstIndex(of: 0) { throw XMLTreeBuilder.badCharacter(at: offset) }
    let builder = XMLTreeBuilder(text.bytes)
    guard let context = XMLParserContext(builder) else {
      throw SourceFault(offset: nil, "there is no memory to read XML with")
    }
    var start = 0
    while start < text.bytes.count, builder.fault == nil {
      let end = chunkEnd(from: start, in: text.bytes)
      context.push(text.bytes.span.extracting(start..<end))
      for image in builder.takeImages() { handleImage(image) }
      start = end
    }
    if builder.fault == nil { context.finish() }
    for image in builder.takeImages() { handleImage(image) }
    if let fault = builder.fault { throw fault }
    guard let root = builder.root else {
      throw SourceFault(
        offset: text.bytes.count, "the file ends before <wall>", hint: "is it cut off?")
    }
    return Result(root: root, findings: builder.findings)
  }

  /// Chunks end behind a `>`, so that none cuts a character or a line end in two.
  private static func chunkEnd(from start: Int, in bytes: [UInt8]) -> Int {
    let least = start + chunkSize
    guard least < bytes.count,
      let close = bytes[(least - 1)...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes.count }
    return close + 1
  }
}
