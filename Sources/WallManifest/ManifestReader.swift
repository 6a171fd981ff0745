/// Reads a manifest in either spelling and reports everything that is wrong with it.
package enum ManifestReader {
  /// What came of reading one manifest.
  package struct Reading: Sendable {
    /// nil where a fault was fatal.
    package var manifest: Manifest?
    /// All problems, in the order of their places.
    package var diagnostics: [Diagnostic]
    /// The text that the places refer to.
    package var text: SourceText
    /// nil where the file could not be read as either.
    package var spelling: Spelling?
  }

  /// Reads a whole file.
  ///
  /// A well-formed file gives all its problems, a malformed one its first.
  /// - Parameter bytes: The spelling is told from the first character that is not white space.
  /// - Returns: The model as far as there is one, with all problems.
  /// - Complexity: O(bytes)
  package static func read(_ bytes: [UInt8]) -> Reading {
    let isTooLarge = bytes.count > SourceLimits.fileSize
    var text = SourceText(isTooLarge ? [] : bytes)
    do throws(SourceFault) {
      guard !isTooLarge else {
        throw SourceFault(
          offset: nil, "the file has \(bytes.count) bytes; the limit is \(SourceLimits.fileSize)")
      }
      let spelling = try spelling(of: bytes)
      var decoder: ManifestDecoder
      let root: SourceNode
      var warnings: [Finding] = []
      switch spelling {
      case .json:
        try requireUTF8(text)
        (root, decoder) = try readJSON(text)
      case .xml:
        text = try XMLSourceEncoding.text(of: bytes)
        (root, decoder, warnings) = try readXML(text)
      }
      let (manifest, findings) = decoder.readWall(root)
      return Reading(
        manifest: manifest, diagnostics: diagnostics(warnings + findings, in: text), text: text,
        spelling: spelling)
    } catch {
      let finding = Finding(
        effect: .fatal, offset: error.offset, length: error.length, message: error.message,
        hint: error.hint)
      return Reading(
        manifest: nil, diagnostics: [text.diagnostic(finding)], text: text, spelling: nil)
    }
  }

  /// The text that places in a file refer to, without reading what it says.
  ///
  /// - Complexity: O(bytes)
  package static func text(of bytes: [UInt8]) -> SourceText {
    // A file that cannot be read is shown as its bytes are.
    guard (try? spelling(of: bytes)) == .xml, let text = try? XMLSourceEncoding.text(of: bytes)
    else { return SourceText(bytes) }
    return text
  }

  private static func readJSON(
    _ text: SourceText
  ) throws(SourceFault) -> (SourceNode, ManifestDecoder) {
    var decoder = ManifestDecoder(text: text, spelling: .json)
    var parser = JSONParser(text)
    let root = try parser.parse { decoder.readImage($0) }
    return (root, decoder)
  }

  private static func readXML(
    _ text: SourceText
  ) throws(SourceFault) -> (SourceNode, ManifestDecoder, [Finding]) {
    var decoder = ManifestDecoder(text: text, spelling: .xml)
    let source = try XMLSourceParser.parse(text) { decoder.readImage($0) }
    return (source.root, decoder, source.findings)
  }

  /// `<` is XML, `{` (or anything else that JSON may start with) JSON.
  private static func spelling(of bytes: [UInt8]) throws(SourceFault) -> Spelling {
    // UTF-16 puts a zero beside each ASCII sign, and may start with a mark.
    let marks: Set<UInt8> = [0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x20, 0x09, 0x0a, 0x0d]
    guard let first = bytes.first(where: { !marks.contains($0) }) else {
      throw SourceFault(
        offset: nil, "the file is empty",
        hint: "a manifest starts with { (JSON) or <wall> (XML)")
    }
    if first == UInt8(ascii: "<") { return .xml }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
    throw SourceFault(
      offset: nil, "this is no manifest",
      hint: "a manifest starts with { (JSON) or <wall> (XML)")
  }

  private static func requireUTF8(_ text: SourceText) throws(SourceFault) {
    guard let offset = text.firstInvalidByte else { return }
    throw SourceFault(
      offset: offset, "a byte that is no UTF-8", hint: "save the file as UTF-8")
  }

  private static func diagnostics(_ findings: [Finding], in text: SourceText) -> [Diagnostic] {
    // By place, and where two share one, in the order they were found.
    findings.enumerated().sorted { a, b in
      (a.element.offset ?? -1, a.offset) < (b.element.offset ?? -1, b.offset)
    }.map { text.diagnostic($0.element) }
  }
}

extension SourceText {
  /// The offset of the first byte that is no part of valid UTF-8; nil where all are.
  package var firstInvalidByte: Int? {
    var offset = 0
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
