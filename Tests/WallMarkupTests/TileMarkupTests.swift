import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

private func elements(_ content: PageContent) throws -> [MarkupElement] {
  try MarkupElement.parse(WallEmitter(content, names: .page).markup.bytes)
}

private func page(_ tile: TileContent) throws -> PageContent {
  try PreviewWalls.waterfall([tile])
}

private func tile(_ change: (inout TileContent) -> Void = { _ in }) -> TileContent {
  var tile = TileContent(
    number: 1, id: "a", width: 3000, height: 2000, link: "a.jpg",
    picture: PictureContent(src: "a.jpg", type: "image/jpeg"))
  change(&tile)
  return tile
}

private func only(_ name: String, _ elements: [MarkupElement]) throws -> MarkupElement {
  try #require(elements.first { $0.name == name })
}

// MARK: Loading

@Test func picturesBelowTheFirstScreenLoadLate() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(60))
  let images = try elements(content).filter { $0.name == "img" }
  var expected: [Bool] = []
  for index in 0..<60 {
    let isEarly = content.geometries.contains {
      let width = $0.breakpoint.referenceWidth
      return $0.placement.sections[0].result.frames[index].y.at(width) < 1000
    }
    expected.append(isEarly && expected.count(where: { $0 }) < 24)
  }
  #expect(images.map { $0.attributes["loading"] == nil } == expected)
  #expect(expected.count(where: { $0 }) > 8)
  #expect(
    images.map { $0.attributes["fetchpriority"] } == ["high"] + Array(repeating: nil, count: 59))
  #expect(images.allSatisfy { $0.attributes["decoding"] == "async" })
}

@Test func atMostTwentyFourPicturesLoadAtOnce() throws {
  let tiles = (1...200).map { number in
    var tile = tile { $0.number = number }
    tile.height = 100
    return tile
  }
  let images = try elements(try PreviewWalls.waterfall(tiles)).filter { $0.name == "img" }
  #expect(images.firstIndex { $0.attributes["loading"] == "lazy" } == 24)
  #expect(images.count { $0.attributes["loading"] == nil } == 24)
}

@Test func theFirstPictureThereIsLoadsFirst() throws {
  let tiles = [
    tile { $0.picture = nil },
    tile { $0.number = 2 },
  ]
  let images = try elements(try PreviewWalls.waterfall(tiles)).filter { $0.name == "img" }
  #expect(images.map { $0.attributes["fetchpriority"] } == ["high"])
}

// MARK: Files

@Test func filesOfOnePictureAreOfferedByType() throws {
  let content = try page(
    tile {
      $0.picture?.sources = [
        .init(src: "a-800.jpg", width: 800, type: "image/jpeg"),
        .init(src: "a,1600.webp", width: 1600, type: "image/webp"),
        .init(src: "a-800.webp", width: 800, type: "image/webp"),
        .init(src: "again.jpg", width: 800, type: "image/jpeg"),
      ]
    })
  let all = try elements(content)
  let source = try only("source", all)
  #expect(source.attributes["type"] == "image/webp")
  #expect(source.attributes["srcset"] == "a-800.webp 800w, a%2C1600.webp 1600w")
  let image = try only("img", all)
  #expect(image.attributes["src"] == "a.jpg")
  #expect(image.attributes["srcset"] == "a-800.jpg 800w, a.jpg 3000w")
  #expect(image.attributes["sizes"] == source.attributes["sizes"])
  #expect(image.attributes["width"] == "3000" && image.attributes["height"] == "2000")
}

@Test func derivedFilesAreOfferedBestTypeFirstEachWithItsOwnWidth() throws {
  let files = [("avif", 300), ("avif", 600), ("webp", 600), ("jpeg", 600), ("jpeg", 300)]
  let content = try page(
    tile {
      $0.picture = PictureContent(
        files: files.map { .init(src: "\($0.1).\($0.0)", width: $0.1, type: "image/\($0.0)") })
    })
  let all = try elements(content)
  let sources = all.filter { $0.name == "source" }
  #expect(sources.map { $0.attributes["type"] } == ["image/avif", "image/webp"])
  #expect(
    sources.map { $0.attributes["srcset"] } == ["300.avif 300w, 600.avif 600w", "600.webp 600w"])
  let image = try only("img", all)
  // No file is as wide as the manifest says the picture is, and its proportions stay.
  #expect(image.attributes["srcset"] == "300.jpeg 300w, 600.jpeg 600w")
  #expect(image.attributes["src"] == "600.jpeg")
  #expect(image.attributes["width"] == "3000" && image.attributes["height"] == "2000")
  #expect(PictureContent(files: []).map(\.src) == nil)
}

@Test func aSingleDerivedFileIsItsOwnChoice() throws {
  let content = try page(
    tile {
      $0.picture = PictureContent(files: [.init(src: "a.png", width: 40, type: "image/png")])
    })
  let image = try only("img", try elements(content))
  #expect(image.attributes["src"] == "a.png" && image.attributes["srcset"] == nil)
}

@Test func aSingleFileNeedsNoSizes() throws {
  let all = try elements(try page(tile()))
  let image = try only("img", all)
  #expect(image.attributes["srcset"] == nil && image.attributes["sizes"] == nil)
  #expect(!all.contains { $0.name == "picture" })
}

// MARK: Words

@Test func whatCannotBeSeenIsSaid() throws {
  let decorative = try elements(
    try page(
      tile {
        $0.alt = ""
        $0.title = "Dusk"
      }))
  #expect(try only("img", decorative).attributes["alt"] == "")
  // The link's only content is silent, so the link has a name of its own.
  #expect(try only("a", decorative).attributes["aria-label"] == "Dusk")
  let told = try elements(try page(tile { $0.alt = "The sea at dusk" }))
  #expect(try only("img", told).attributes["alt"] == "The sea at dusk")
  #expect(try only("a", told).attributes["aria-label"] == nil)
  let silent = try elements(try page(tile()))
  #expect(try only("a", silent).attributes["aria-label"] == "Picture 1")
}

@Test func aBrokenEntryHasWordsButNoPictureAndNoLink() throws {
  let all = try elements(
    try page(
      tile {
        $0.isPlaceholder = true
        $0.alt = "The \"sea\""
      }))
  #expect(!all.contains { $0.name == "img" || $0.name == "a" })
  #expect(try only("li", all).classes.contains("missing"))
  #expect(try only("span", all).text == "Picture not available: The &quot;sea&quot;")
}

@Test func aPictureThatIsNotFoundKeepsItsLinkAndItsWords() throws {
  let all = try elements(
    try page(
      tile {
        $0.picture = nil
        $0.alt = "The sea"
      }))
  #expect(!all.contains { $0.name == "img" })
  #expect(try only("span", all).text == "The sea")
  #expect(try only("a", all).attributes["href"] == "a.jpg")
  #expect(try !only("li", all).classes.contains("missing"))
}

@Test func captionsSayWhenAndWhoseInThisOrder() throws {
  let all = try elements(
    try page(
      tile {
        $0.title = "Low tide"
        $0.caption = "Before the rain"
        $0.date = "2026-05-01T08:30"
        $0.credit = "A. Muster"
        $0.license = "https://example.org/by"
      }))
  #expect(try only("b", all).text == "Low tide")
  #expect(try only("i", all).text == "Before the rain")
  #expect(try only("small", all).text == " · A. Muster · ")
  let time = try only("time", all)
  #expect(time.text == "2026-05-01 08:30" && time.attributes["datetime"] == "2026-05-01T08:30")
  let licence = try #require(all.last { $0.name == "a" })
  #expect(licence.attributes == ["rel": "license", "href": "https://example.org/by"])
}

@Test func wordsOfALicenceAreNoLink() throws {
  let all = try elements(
    try page(
      tile {
        $0.link = nil
        $0.license = "javascript:alert(1)"
      }))
  #expect(!all.contains { $0.name == "a" })
  #expect(try only("small", all).text == "javascript:alert(1)")
}

// MARK: The whole wall

@Test func nothingNeedsAnInlineStyleOrAScript() throws {
  for isRightToLeft in [false, true] {
    let content = try PreviewWalls.varied(isRightToLeft: isRightToLeft)
    let html = try PageRenderer(templates: TemplateSet()).html(content, stylesheets: [])
    let all = try MarkupElement.parse(html)
    #expect(!all.contains { $0.name == "style" || $0.name == "script" })
    #expect(
      !all.contains { $0.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") } })
    let ids = all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }
}

@Test func listsSayWhichPicturesTheyHold() throws {
  let lists = try elements(try PreviewWalls.varied()).filter { $0.name == "ul" }
  #expect(
    lists.map { $0.attributes["aria-label"] } == [
      "Day one, pictures 1 to 14", "Dice, pictures 15 to 26", "Strip, pictures 27 to 35",
    ])
  #expect(lists.allSatisfy { $0.attributes["role"] == "list" })
}

@Test func whatScrollsSidewaysCanBeReachedByKeys() throws {
  let scrollers = try elements(try PreviewWalls.varied()).filter { $0.classes == ["scroller"] }
  #expect(
    scrollers.map(\.attributes) == [
      ["class": "scroller", "tabindex": "0", "role": "region", "aria-label": "Strip"]
    ])
}

@Test func inkIsReadableOnASectionsGround() throws {
  for (ground, ink) in [("#eee", "#000"), ("#223344", "#fff"), ("#777777", "#000")] {
    let content = PageContent(
      head: PageHead(title: "", imageCount: 0),
      sections: [SectionContent(background: ground, tiles: [])], geometries: [])
    let css = String(decoding: WallStylesheet.pictures(content), as: UTF8.self)
    #expect(css.contains("#s1{--text:\(ink);--muted:\(ink);color:\(ink)}"))
    #expect(SoftColor(ground).contrast(with: SoftColor(ink)) >= 4.5)
  }
}
