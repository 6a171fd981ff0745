import Testing
import WallManifest

@Suite struct XMLLimits {
  private func faults(_ source: String) -> [String] {
    ManifestReader.read(Array(source.utf8)).diagnostics.filter { $0.effect == .fatal }.map {
      "\($0.position.map { "\($0.line):\($0.column)" } ?? "-") \($0.message)"
    }
  }

  private let image = "<image src='a.jpg' width='1' height='1' alt=''>"

  @Test func billionLaughsEndAtTheReference() {
    var entities = "<!ENTITY a0 'ha'>"
    for level in 1...9 {
      let references = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) '\(references)'>"
    }
    let type = "<!DOCTYPE wall [\(entities)]>\n"
    let message = "entities expand to more than 1048576 bytes"
    #expect(
      faults(type + "<wall>\(image)<caption>\n&a9;</caption></image></wall>") == ["3:1 \(message)"])
    let inAttribute = faults(type + "<wall title='&a9;'/>")
    #expect(inAttribute.count == 1)
    #expect(inAttribute.first?.hasSuffix(message) == true)
  }

  @Test func manySmallExpansionsAreCountedTogether() {
    let word = String(repeating: "a", count: 30_000)
    let captions = String(
      repeating: "\(image)<caption>&w;</caption></image>\n", count: 40)
    let source = "<!DOCTYPE wall [<!ENTITY w '\(word)'>]><wall>\n\(captions)</wall>"
    #expect(faults(source) == ["36:57 entities expand to more than 1048576 bytes"])
  }

  @Test func entitiesWithinTheLimitAreExpanded() {
    let source =
      "<!DOCTYPE wall [<!ENTITY co 'Ann &amp; Bob'>]>"
      + "<wall title='&co; &#169;'>\(image)<caption>&co;, &co;</caption></image></wall>"
    let reading = ManifestReader.read(Array(source.utf8))
    #expect(reading.diagnostics == [])
    #expect(reading.manifest?.title == "Ann & Bob ©")
    #expect(reading.manifest?.sections.first?.images.first?.caption == "Ann & Bob, Ann & Bob")
  }

  @Test func nothingOutsideOfTheManifestIsRead() {
    let entity = "the entity \"x\" stands in another file"
    for (message, type) in [
      ("1:17 \(entity)", "<!DOCTYPE wall [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"),
      ("1:17 \(entity)", "<!DOCTYPE wall [<!ENTITY x PUBLIC 'a' 'http://example.org/'>]>"),
      ("1:17 \(entity)", "<!DOCTYPE wall [<!ENTITY % x SYSTEM 'x.ent'> %x;]>"),
      (
        "1:45 \(entity)",
        "<!DOCTYPE wall [<!NOTATION n SYSTEM 'n'>    <!ENTITY x SYSTEM 'x' NDATA n>]>"
      ),
      ("1:1 a document type in another file", "<!DOCTYPE wall SYSTEM 'wall.dtd'>"),
      ("1:1 a document type in another file", "<!DOCTYPE wall PUBLIC 'a' 'http://example.org/w'>"),
    ] {
      #expect(faults(type + "<wall>\(image)<caption>&x;</caption></image></wall>") == [message])
    }
  }

  @Test func sixtyFourElementsStandInsideEachOtherAndNoMore() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(faults("<wall>\(nested(63))</wall>") == [])
    #expect(
      faults("<wall>\(nested(64))</wall>") == ["1:196 elements stand more than 64 deep"])
  }

  @Test func aTextHoldsSixtyFourKibibytes() {
    let most = String(repeating: "x", count: 65_536)
    #expect(faults("<wall title='\(most)'>\(image)<caption>\(most)</caption></image></wall>") == [])
    #expect(faults("<wall title='\(most)x'/>").first?.hasPrefix("1:7 a text of 65537") == true)
    #expect(
      faults("<wall>\(image)<caption>\(most)x</caption></image></wall>").first?
        .hasPrefix("1:54 a text of more than 65536") == true)
  }

  @Test func chunksDoNotShowInPlaces() {
    var source = "<wall>"
    for number in 0..<4000 {
      source += "\r\n<image src='\(number) é.jpg' width='1' height='1' alt='> 𝄞'/>"
    }
    source += "\n  <image src='last.jpg' width='1' height='0' alt=''/></wall>"
    let reading = ManifestReader.read(Array(source.utf8))
    #expect(reading.diagnostics.map(\.position) == [SourcePosition(line: 4002, column: 35)])
    #expect(reading.manifest?.sections.first?.images.count == 4001)
  }

  @Test func noPrefixOfAManifestTraps() {
    let source = Array(
      "<?xml version='1.0'?><!DOCTYPE wall [<!ENTITY e 'x'>]><wall title='a&e;'><!-- c --><image src='a' width='1' height='1'><caption>&e;<![CDATA[x]]></caption></image>é</wall>"
        .utf8)
    for count in 0..<source.count {
      #expect(ManifestReader.read(Array(source[..<count])).manifest == nil)
    }
  }
}
