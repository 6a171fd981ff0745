import Testing
import WallManifest

@Test func keepsAGoodImageBesideABrokenOne() throws {
  let json = """
    { "images": [
      { "src": "a.jpg", "width": 4000, "height": 3000, "alt": "Dusk" },
      { "src": "../x", "width": "3", "height": 3, "id": "a.jpg", "alt": "" } ] }
    """
  let reading = ManifestReader.read(Array(json.utf8))
  let images = try #require(reading.manifest?.sections.first?.images)
  #expect(images.map(\.id) == ["a.jpg", "a.jpg~2"])
  #expect(images.map(\.isPlaceholder) == [false, true])
  #expect(
    reading.diagnostics.map(\.message) == [
      "src \"../x\" leaves the manifest's folder", "width \"3\" is not a number",
      "id \"a.jpg\" is taken",
    ])
}
