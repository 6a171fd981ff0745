import Testing
import WallManifest

/// The sign that marks, inside of a test's source, where its one diagnostic has to point.
private let mark: Character = "⚑"

/// Reads a source with one mark in it and compares the place and words of what is reported.
private func expect(
  _ message: String, in marked: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let parts = marked.split(separator: mark, omittingEmptySubsequences: false)
  try #require(parts.count == 2, sourceLocation: sourceLocation)
  let place = SourceText(Array(marked.utf8)).position(at: parts[0].utf8.count)
  let reading = ManifestReader.read(Array(parts.joined().utf8))
  let found = reading.diagnostics.map { "\(shown($0.position)) \($0.message)" }
  #expect(found == ["\(shown(place)) \(message)"], sourceLocation: sourceLocation)
}

private func shown(_ place: SourcePosition?) -> String {
  place.map { "\($0.line):\($0.column)" } ?? "-"
}

/// A wall around one image without `alt`, which is warned about at the image's `<`.
private func wall(_ content: String) -> String { "<wall>\(content)</wall>" }

private let noAlt = "image \"a.jpg\" has no alt text"

@Suite struct XMLPositions {
  @Test func anElementIsFoundBehindCommentsInstructionsAndOtherElements() throws {
    for before in [
      "", "\n", "\r\n\r\n", "\r\r", "<!-- <image> -->", "<?x <image?>",
      "<image src=\"b.jpg\" width=\"1\" height=\"1\" alt=\"&lt;image\"/>",
      "<image src='b.jpg' width='1' height='1' alt='a > b'/>",
      "<image src='b.jpg' width='1' height='1' alt=''><caption><![CDATA[<image>]]></caption></image>",
      "<image src='b.jpg' width='1' height='1' alt='é𝄞ß'/>",
      "<x:y xmlns:x='urn:other'>words<image/></x:y>",
    ] {
      try expect(noAlt, in: wall(before + "⚑<image src=\"a.jpg\" width=\"2\" height=\"1\"/>"))
      try expect(
        noAlt, in: wall(before + "⚑<image\r\n src = 'a.jpg'\twidth='2' height='1' ></image >"))
    }
  }

  @Test func anAttributeIsFoundByItsNameAndNotByWordsInOthers() throws {
    for before in [
      "", "alt=' width=\"3\"' ", "title=\"width='3'\" ", "alt='/>' ", "alt='a &#10; b' ",
      "xmlns:x='urn:other' x:width='3' ", "xmlns=\"\" ", "\r\n\t title = 'é𝄞' \r\n",
    ] {
      let image = "<image \(before)src='a.jpg' ⚑width='no' height='1' "
      let alt = before.contains("alt=") ? "" : "alt='' "
      try expect("width \"no\" is not a number", in: wall(image + alt + "/>"))
    }
  }

  @Test func whatComesOutOfAnEntityIsPlacedAtItsReference() throws {
    let entities = """
      <!DOCTYPE wall [<!ENTITY i "<image src='a.jpg' width='1' height='2'/>">
      <!ENTITY j "&i;">]>
      """
    try expect(noAlt, in: entities + wall("\n  ⚑&i;"))
    try expect(noAlt, in: entities + wall("\n<!-- &i; --> ⚑&j;"))
    try expect(
      noAlt,
      in: entities
        + wall("<caption>é</caption>⚑&i;").replacing(
          "<caption>é</caption>", with: "<description>é</description>"))
  }

  @Test func strayTextIsFoundWhereItStarts() throws {
    let image = "<image src='a.jpg' width='1' height='1' alt=''/>"
    try expect("text between elements", in: wall("\n  ⚑words &amp; more" + image))
    try expect("text between elements", in: wall(image + " <!-- a --> <?b?>\n⚑> words"))
    try expect(
      "text between elements",
      in: wall("<image src='a.jpg' width='1' height='1' alt=''>\r\n⚑x</image>"))
  }

  @Test func markupInsideOfWordsIsFoundAndItsTextStays() throws {
    let source = wall(
      "<image src='a.jpg' width='1' height='1' alt=''><caption> a ⚑<b>bold</b> word\n</caption></image>"
    )
    try expect("<b> inside <caption>", in: source)
    let reading = ManifestReader.read(Array(source.replacing("⚑", with: "").utf8))
    #expect(reading.manifest?.sections.first?.images.first?.caption == "a bold word")
  }

  @Test func malformedTextIsPlacedAtItsFirstFault() throws {
    for (message, source) in [
      ("</wll> closes no element: <wall> is open", "<wall>\n ⚑</wll>"),
      ("the file ends inside <wall>", "<wall>\n<section>\n</section>⚑"),
      ("src is given twice", wall("<image src='a' ⚑src='b'/>")),
      ("a bare &", wall("<description>a ⚑& b</description>")),
      ("unknown entity &eacute;", wall("<description>caf⚑&eacute;</description>")),
      ("text after the end of <wall>", wall("") + "\n⚑<wall/>"),
      ("a character that XML cannot hold", wall("\u{b}").replacing("\u{b}", with: "⚑\u{b}")),
      ("a character that XML cannot hold", wall("⚑\0")),
      ("the root element is <walls>, not <wall>", "<!-- a -->\n⚑<walls/>"),
    ] { try expect(message, in: source) }
  }

  @Test func namespacesAreTheSameThroughout() throws {
    let own = "xmlns='urn:photowall:manifest:1'"
    let image = "src='a.jpg' width='1' height='1' alt=''"
    try expect(
      "<image> has no namespace, <wall> has one",
      in: "<wall \(own)>⚑<image xmlns='' \(image)/></wall>")
    try expect(
      "<image> has a namespace, <wall> has none", in: "<wall>⚑<image \(own) \(image)/></wall>")
    try expect("<wall> is of the namespace \"urn:x\"", in: "⚑<wall xmlns='urn:x'/>")
    for source in [
      "<wall \(own)><image \(image)/></wall>",
      "<p:wall xmlns:p='urn:photowall:manifest:1'><p:image \(image)/></p:wall>",
      "<wall xmlns:x='urn:x' x:a='1' xml:lang='en'><x:image/><image x:width='no' \(image)/></wall>",
    ] {
      let reading = ManifestReader.read(Array(source.utf8))
      #expect(reading.diagnostics == [])
      #expect(reading.manifest?.sections.first?.images.count == 1)
    }
  }
}
