import Testing
import WallManifest

/// Large manifests take time in proportion, whatever is wrong with them.
@Suite struct ScaleTests {
  private func wall(_ count: Int, _ image: (Int) -> String) -> [UInt8] {
    Array(("{\"images\":[" + (0..<count).map(image).joined(separator: ",") + "]}").utf8)
  }

  @Test func manyFaultsInOneLineAreAllPlaced() throws {
    let reading = ManifestReader.read(
      wall(20_000) { "{\"src\":\"é\($0)\",\"width\":1,\"height\":1}" })
    #expect(reading.diagnostics.count == 20_000)
    let last = try #require(reading.diagnostics.last?.position)
    // Places count scalars, not bytes: 11 before the first, 34 and the digits for each.
    let digits = (0..<19_999).reduce(0) { $0 + String($1).count }
    #expect(last == SourcePosition(line: 1, column: 12 + 19_999 * 33 + digits))
    #expect(reading.text.offset(of: last) < reading.text.bytes.count)
    #expect(reading.text.position(at: reading.text.offset(of: last)) == last)
  }

  @Test func manyPlaceholdersOfOneNameGetIDsOfTheirOwn() throws {
    let reading = ManifestReader.read(
      wall(20_000) { _ in "{\"src\":\"a\",\"width\":1,\"height\":1,\"alt\":\"\"}" })
    let images = try #require(reading.manifest?.sections.first?.images)
    #expect(Set(images.map(\.id)).count == 20_000)
    #expect(images.last?.id == "a~20000")
    #expect(reading.diagnostics.last?.hint?.hasPrefix("first used on line 1") == true)
  }

  @Test func placesAndOffsetsAreTheSameThing() {
    let text = SourceText(Array(String(repeating: "aé𝄞\r\n", count: 900).utf8))
    var before = SourcePosition(line: 1, column: 0)
    for offset in text.bytes.indices where text.bytes[offset] & 0xc0 != 0x80 {
      let position = text.position(at: offset)
      #expect(before < position)
      #expect(text.offset(of: position) == offset)
      before = position
    }
  }
}
