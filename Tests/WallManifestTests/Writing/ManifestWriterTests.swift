import Testing
import WallManifest

@Suite struct CanonicalOutput {
  private func read(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Manifest
  {
    let reading = ManifestReader.read(bytes)
    let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [], sourceLocation: sourceLocation)
    return try #require(reading.manifest, sourceLocation: sourceLocation)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func eitherSpellingConvertedToTheOtherAndBackGivesTheSameBytes() throws {
    var random = RandomManifest(seed: 1)
    for _ in 0..<500 {
      let manifest = random.next()
      let (xml, json) = (ManifestWriter.xml(manifest), ManifestWriter.json(manifest))
      let (fromXML, fromJSON) = (try read(xml), try read(json))
      #expect(text(ManifestWriter.xml(fromXML)) == text(xml))
      #expect(text(ManifestWriter.json(fromXML)) == text(json))
      #expect(text(ManifestWriter.xml(fromJSON)) == text(xml))
      #expect(text(ManifestWriter.json(fromJSON)) == text(json))
      #expect(fromXML == fromJSON)
    }
  }

  /// Every key once, in the order of the reference.
  private let json = """
    {
      "title": "Coast",
      "direction": "rtl",
      "description": "Two \\"days\\" & nights",
      "maxWidth": 1800,
      "layout": {
        "kind": "mosaic",
        "style": "dice",
        "columns": 4,
        "insets": [8, 8, 0, 8],
        "seed": 7
      },
      "breakpoints": [
        {
          "name": "phone",
          "minWidth": 0,
          "layout": {
            "columns": 2,
            "columnGap": 10
          }
        }
      ],
      "sections": [
        {
          "title": "Day one",
          "header": 60,
          "footerText": "End",
          "images": [
            {
              "src": "p/a 1.jpg",
              "width": 4000,
              "height": 3000.5,
              "id": "a",
              "alt": "Dusk\\n\\"late\\"",
              "caption": "Long",
              "tags": ["sea", "old town"],
              "focus": [0.5, 0.3],
              "sources": [
                {
                  "src": "p/a-800.webp",
                  "width": 800,
                  "type": "image/webp"
                }
              ]
            }
          ]
        }
      ],
      "frame": {
        "width": 4
      },
      "limits": {
        "cropMax": 30
      }
    }

    """

  private let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <wall xmlns="urn:photowall:manifest:1" title="Coast" direction="rtl" max-width="1800">
      <description>Two "days" &amp; nights</description>
      <layout kind="mosaic" style="dice" columns="4" insets="8 8 0 8" seed="7"/>
      <breakpoint name="phone" min-width="0">
        <layout columns="2" column-gap="10"/>
      </breakpoint>
      <section title="Day one" header="60">
        <footer-text>End</footer-text>
        <image src="p/a 1.jpg" width="4000" height="3000.5" id="a" alt="Dusk&#10;&quot;late&quot;" \
    focus="0.5 0.3">
          <caption>Long</caption>
          <tag>sea</tag>
          <tag>old town</tag>
          <source src="p/a-800.webp" width="800" type="image/webp"/>
        </image>
      </section>
      <frame width="4"/>
      <limits crop-max="30"/>
    </wall>

    """

  @Test func bothSpellingsHaveOneForm() throws {
    let manifest = try read(Array(json.utf8))
    #expect(String(decoding: ManifestWriter.json(manifest), as: UTF8.self) == json)
    #expect(String(decoding: ManifestWriter.xml(manifest), as: UTF8.self) == xml)
    #expect(try read(Array(xml.utf8)) == manifest)
  }

  @Test func defaultsAreLeftOutWhereThatKeepsTheMeaning() throws {
    let source = """
      { "language": "en", "direction": "ltr", "layout": { "kind": "waterfall", "columnGap": 10 },
        "pageSize": 0, "breakpoints": [ { "name": "a", "minWidth": 0, "layout": { "columnGap": 10 } } ],
        "frame": { "width": 6 }, "images": [ { "src": "a.jpg", "id": "a.jpg", "alt": "", "width": 2.0,
        "height": 1e0, "featured": false, "tags": [], "focus": [0.5, 0.5], "span": 1 } ] }
      """
    #expect(
      String(decoding: ManifestWriter.xml(try read(Array(source.utf8))), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <wall xmlns="urn:photowall:manifest:1">
          <breakpoint name="a" min-width="0">
            <layout column-gap="10"/>
          </breakpoint>
          <image src="a.jpg" width="2" height="1" alt=""/>
          <frame/>
        </wall>

        """)
  }
}
