import Testing
import WallManifest
import WallTestSupport

private func messages(_ bytes: [UInt8]) -> [String] {
  ManifestReader.read(bytes).diagnostics.map(\.message)
}

/// Files that are no manifest, damaged ones and large ones.
@Suite struct ReaderTests {
  @Test func whatIsNoManifestAtAll() {
    #expect(messages([]) == ["the file is empty"])
    #expect(messages(Array(" \r\n\t".utf8)) == ["the file is empty"])
    #expect(messages([0xef, 0xbb, 0xbf]) == ["the file is empty"])
    #expect(messages(Array("title: Coast".utf8)) == ["this is no manifest"])
    #expect(messages([0xff, 0xd8, 0xff, 0xe0, 0, 16]) == ["this is no manifest"])
    #expect(messages(Array("{ \"title\": \"".utf8) + [0xff, 0x22]) == ["a byte that is no UTF-8"])
    #expect(messages([0x7b, 0, 0x7d]).count == 1)
    #expect(messages([0x3c, 0, 0x77]).count == 1)
  }

  @Test func aFileBeyondTheLimitIsNotRead() {
    let bytes = [UInt8](repeating: 0x20, count: SourceLimits.fileSize + 1)
    #expect(messages(bytes) == ["the file has 268435457 bytes; the limit is 268435456"])
  }

  @Test func diagnosticsStandInTheOrderOfTheirPlaces() {
    let reading = MarkedSource(
      "<wall ⚑tilte=\"x\">\n<image src=\"a\" width=\"1\" height=\"1\" alt=\"\" ⚑span=\"0\"/>\n"
        + "⚑<image src=\"b\" ⚑width=\"0\" height=\"1\"/>\n</wall>"
    ).expect([
      "W unknown attribute \"tilte\"", "K span \"0\" is not from 1 to 64",
      "W image \"b\" has no alt text", "P width \"0\" is not above 0",
    ])
    #expect(reading.diagnostics.first?.hint == "did you mean title?")
    #expect(reading.diagnostics.first?.length == 5)
  }

  @Test func suggestionsAreAtMostTwoEditsAway() {
    for (written, hint) in [
      ("heigth", "did you mean height?"), ("widht", "did you mean width?"),
      ("scr", "did you mean src?"), ("colour", "did you mean color?"),
      ("feature", "did you mean featured?"), ("tileheight", "did you mean tileHeight?"),
      ("photographer", nil), ("", nil),
    ] {
      let reading = ManifestReader.read(Array("{ \"images\": [ { \"\(written)\": 1 } ] }".utf8))
      let unknown = reading.diagnostics.first { $0.message.hasPrefix("unknown") }
      #expect(unknown != nil && unknown?.hint == hint, "\(written)")
    }
  }

  private static let json = """
    { "title": "Coast", "direction": "rtl", "description": "Two days", "maxWidth": 1800,
      "layout": { "kind": "mosaic", "columns": 4, "insets": [8, 8, 0, 8], "seed": 7 },
      "breakpoints": [ { "name": "phone", "minWidth": 0, "layout": { "columns": 2 } } ],
      "sections": [ { "title": "Day é", "header": 60, "background": "#eeeeee", "images": [
        { "id": "a", "src": "p/a 1.jpg", "width": 4000, "height": 3000, "alt": "Dusk",
          "tags": ["sea", "old \\u00e9"], "focus": [0.5, 0.3], "span": "all",
          "sources": [ { "src": "p/a.webp", "width": 800, "type": "image/webp" } ] } ] } ],
      "frame": { "width": 6 }, "limits": { "cropMax": 30 } }
    """
  private static let xml = """
    <?xml version="1.0"?><!DOCTYPE wall [<!ENTITY sea "the sea">]>
    <wall xmlns="urn:photowall:manifest:1" title="Coast" direction="rtl" max-width="1800">
      <description>Two &sea;</description><layout kind="mosaic" insets="8 8 0 8" seed="7"/>
      <breakpoint name="phone" min-width="0"><layout columns="2"/></breakpoint>
      <section title="Day é" header="60"><!-- c -->
        <image id="a" src="p/a 1.jpg" width="4000" height="3000" alt="Dusk" span="all">
          <caption><![CDATA[Long]]></caption><tag>sea</tag><tag>old &#233;</tag>
          <source src="p/a.webp" width="800"/></image></section>
      <frame width="6"/><limits crop-max="30"/>
    </wall>
    """

  @Test(arguments: [json, xml]) func noPrefixTraps(_ source: String) {
    let bytes = Array(source.utf8)
    for count in bytes.indices {
      #expect(ManifestReader.read(Array(bytes[..<count])).manifest == nil)
    }
  }

  @Test(arguments: [json, xml]) func noDamageTraps(_ source: String) {
    let bytes = Array(source.utf8)
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: damaged.indices, using: &random)
        let end = min(damaged.count, index + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &random)
        case 1:
          damaged[index] = Array("{}[]\",:<>/&;='-0e9".utf8).randomElement(using: &random) ?? 0
        case 2: damaged.removeSubrange(index..<end)
        default: damaged.insert(contentsOf: damaged[index..<end], at: index)
        }
      }
      let reading = ManifestReader.read(damaged)
      let isFatal = reading.diagnostics.contains { $0.effect == .fatal }
      #expect(isFatal == (reading.manifest == nil))
      for diagnostic in reading.diagnostics { #expect(diagnostic.length >= 1) }
    }
  }
}
