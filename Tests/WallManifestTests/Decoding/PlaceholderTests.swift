import Testing
import WallManifest

private func read(_ images: String) -> ManifestReader.Reading {
  ManifestReader.read(Array("{ \"images\": [ \(images) ] }".utf8))
}

private func image(_ members: String) -> String {
  "{ \"src\": \"a.jpg\", \"width\": 4000, \"height\": 3000, \"alt\": \"\"\(members) }"
}

/// What a broken image becomes.
@Suite struct PlaceholderTests {
  @Test func aGoodImageStaysBesideABrokenOne() throws {
    let reading = read(
      "{ \"src\": \"a.jpg\", \"width\": 4000, \"height\": 3000, \"alt\": \"Dusk\" },"
        + "{ \"src\": \"../x\", \"width\": \"3\", \"height\": 3, \"id\": \"a.jpg\", \"alt\": \"\" }"
    )
    let images = try #require(reading.manifest?.sections.first?.images)
    #expect(images.map(\.id) == ["a.jpg", "a.jpg~2"])
    #expect(images.map(\.isPlaceholder) == [false, true])
    #expect(
      reading.diagnostics.map(\.message) == [
        "src \"../x\" leaves the manifest's folder", "width \"3\" is not a number",
        "id \"a.jpg\" is taken",
      ])
  }

  @Test func sizesAreTheOwnOnesIfBothAreGoodElseSquare() throws {
    let reading = read(
      "{ \"src\": \"\", \"width\": 4, \"height\": 3, \"alt\": \"\" },"
        + "{ \"src\": \"b\", \"width\": 4, \"alt\": \"\" }, 3")
    let images = try #require(reading.manifest?.sections.first?.images)
    #expect(images.map(\.size.width) == [4, 1, 1])
    #expect(images.map(\.size.height) == [3, 1, 1])
    #expect(images.map(\.id) == ["image-1", "b", "image-3"])
    #expect(images.map(\.isPlaceholder) == [true, true, true])
  }

  @Test func idsAreUniqueOverHiddenImagesAndSections() throws {
    let reading = MarkedSource(
      """
      { "sections": [
        { "images": [ \(image(", \"hidden\": true")) ] },
        { "images": [ \(image(", \"id\": ⚑\"a.jpg\"")), \(image(", \"id\": ⚑\"a.jpg\"")) ] } ] }
      """
    ).expect(["P id \"a.jpg\" is taken", "P id \"a.jpg\" is taken"])
    let ids = try #require(reading.manifest).sections.flatMap(\.images).map(\.id)
    #expect(ids == ["a.jpg", "a.jpg~2", "a.jpg~3"])
    #expect(reading.diagnostics.map(\.hint) == Array(repeating: "first used on line 2", count: 2))
  }

  @Test func aMadeUpIDMakesWayForAWrittenOne() throws {
    let reading = read(
      image("") + "," + image(", \"id\": \"a.jpg\"") + "," + image(", \"id\": \"a.jpg~2\""))
    let images = try #require(reading.manifest?.sections.first?.images)
    #expect(images.map(\.id) == ["a.jpg", "a.jpg~3", "a.jpg~2"])
    #expect(images.map(\.isPlaceholder) == [false, true, false])
  }

  @Test func theDefaultIDIsCheckedLikeAWrittenOne() {
    MarkedSource(
      "{ \"images\": [ \(image("")), { ⚑\(image("").dropFirst(2)) ] }"
        .replacing("⚑\"src\": ", with: "\"src\": ⚑")
    ).expect(["P id \"a.jpg\" is taken"])
    let long = String(repeating: "x", count: 1025)
    MarkedSource(
      "{ \"images\": [ { \"src\": ⚑\"\(long)\", \"width\": 1, \"height\": 1, \"alt\": \"\" } ] }"
    ).expect(["P src is longer than 1024 bytes and so no id"])
  }

  @Test func idsDifferByTheirBytesAsWritten() {
    let reading = read(image(", \"id\": \"é\"") + "," + image(", \"id\": \"e\u{301}\""))
    #expect(reading.diagnostics == [])
  }

  @Test func aBadKeyIsLeftOutAndThePictureStays() throws {
    let reading = read(image(", \"color\": \"red\", \"focus\": [0, 1], \"span\": 0"))
    let image = try #require(reading.manifest?.sections.first?.images.first)
    #expect(image.color == nil && image.span == nil && image.focus == Focus(x: 0, y: 1))
    #expect(!image.isPlaceholder)
    #expect(reading.diagnostics.map(\.effect) == [.keyLeftOut, .keyLeftOut])
  }

  @Test func aBadSourceIsLeftOutAlone() throws {
    let reading = read(
      image(
        ", \"sources\": [ { \"src\": \"b\", \"width\": 0 }, { \"src\": \"c\", \"width\": 2 } ]"))
    let image = try #require(reading.manifest?.sections.first?.images.first)
    #expect(image.sources == [ManifestSource(src: "c", width: 2)])
  }
}
