/// Reads a manifest's XML with libxml2.
enum XMLSourceParser {
  /// The whole text as its root element.
  ///
  /// - Parameters:
  ///   - text: UTF-8, whatever its declaration says.
  ///   - handleImage: Given each image as soon as it is complete.
  /// - Returns: The root element.
  /// - Throws: The first fault.
  static func parse(
    _ text: SourceText, handleImage: SourceImageHandler
  ) throws(SourceFault) -> SourceNode {
    throw SourceFault(offset: 0, "XML is not read yet")
  }
}

/// The encodings a manifest's XML may have.
enum XMLSourceEncoding {
  /// The file as UTF-8.
  static func text(of bytes: [UInt8]) throws(SourceFault) -> SourceText { SourceText(bytes) }
}
