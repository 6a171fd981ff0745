import Foundation
import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

/// The numbers of an element's attributes, by name.
private func numbers(_ element: XMLElementText) -> [String: Double] {
  element.attributes.compactMapValues(Double.init)
}

@Test func drawsEveryTileWithinAHundredthOfItsFrame() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(60))
  for geometry in content.geometries {
    let elements = try XMLElementText.parse(PreviewSVG.svg(content, geometry))
    let width = geometry.breakpoint.referenceWidth
    let faces = elements.indices.filter { elements[$0].name == "title" }.dropFirst().map {
      numbers(elements[$0 + 1])
    }
    let section = geometry.placement.sections[0]
    #expect(faces.count == 60)
    for (face, frame) in zip(faces, section.result.frames) {
      let rect = frame.at(width: width)
      #expect(abs((face["x"] ?? .nan) - rect.x) <= 0.01)
      #expect(abs((face["y"] ?? .nan) - rect.y) <= 0.01)
      #expect(abs((face["width"] ?? .nan) - rect.width) <= 0.01)
      #expect(abs((face["height"] ?? .nan) - (rect.height - 44)) <= 0.01)
    }
    let root = numbers(try #require(elements.first))
    #expect(abs((root["height"] ?? 0) - geometry.placement.contentHeight(at: width)) <= 0.01)
  }
}

@Test func titlesBeginWithTheIdAndSayWhatTheTileIs() throws {
  let content = try PreviewWalls.varied()
  let elements = try XMLElementText.parse(PreviewSVG.svg(content, content.geometries[1]))
  let titles = elements.filter { $0.name == "title" }.map(\.text)
  #expect(titles.first == "Coast & sea: tablet, 35 tiles in 3 columns at 812 px")
  #expect(titles.count == 36)
  #expect(titles[1].hasPrefix("photos/1.jpg: Title 1, picture "))
  #expect(titles[3].contains("spans 2 columns"))
  #expect(titles[5].contains("entry with a mistake"))
  let numbers = elements.filter { $0.name == "text" }.map(\.text)
  #expect(numbers.filter { Int($0) != nil }.count == 35)
  #expect(numbers.contains("Day one"))
  #expect(numbers.contains("Until the evening"))
}

@Test func isWellFormedWhateverTheWordsAre() throws {
  let hostile = [
    "]]>", "<script>", "\"'&", "\u{0}\u{8}\u{b}", "\u{fffe}\u{ffff}", "a\u{0}b", "\u{1f600}",
    "<!--", "&#0;", "\u{85}" + String(decoding: [0xef, 0xb7, 0x90], as: UTF8.self), "{{x}}",
    "\n\r\t",
  ]
  var tiles = PreviewWalls.tiles(hostile.count)
  for (index, words) in hostile.enumerated() {
    tiles[index].id = words
    tiles[index].title = words
    tiles[index].caption = words
    tiles[index].color = "#000"
    tiles[index].picture = PictureContent(src: "a%22.jpg?<>\"&" + words)
  }
  var content = try PreviewWalls.waterfall(tiles)
  content.head.title = hostile.joined()
  content.sections[0].title = hostile.joined()
  for prefix in [nil, "../"] {
    let svg = PreviewSVG.svg(content, content.geometries[0], picturePrefix: prefix)
    #expect(throws: Never.self) { try XMLElementText.parse(svg) }
    #expect(!svg.contains(0))
  }
}

@Test func usesPresentationAttributesOnlyAndPaintsNoGround() throws {
  let content = try PreviewWalls.varied()
  for geometry in content.geometries {
    let elements = try XMLElementText.parse(PreviewSVG.svg(content, geometry, picturePrefix: "../"))
    for element in elements {
      #expect(element.name != "style" && element.name != "script")
      #expect(element.attributes["style"] == nil && element.attributes["class"] == nil)
    }
    let root = numbers(try #require(elements.first))
    let whole = elements.filter {
      $0.name == "rect" && numbers($0)["width"] == root["width"]
        && numbers($0)["height"] == root["height"]
    }
    #expect(whole.isEmpty)
  }
}

@Test func manyTilesAreOnePathForEachColour() throws {
  var tiles = PreviewWalls.tiles(PreviewSVG.mostNamedTiles + 1)
  let colors = ["#111", "#8899aa", "#fff"]
  for index in tiles.indices { tiles[index].color = colors[index % 3] }
  tiles[7].isPlaceholder = true
  let content = try PreviewWalls.waterfall(tiles)
  let svg = PreviewSVG.svg(content, content.geometries[2])
  let elements = try XMLElementText.parse(svg)
  // Three colours, one mistake, captions and spans.
  #expect(elements.filter { $0.name == "path" }.count == 6)
  #expect(elements.filter { $0.name == "title" }.count == 1)
  #expect(!elements.contains { $0.name == "text" || $0.name == "g" })
  let subpaths = elements.filter { $0.attributes["fill"]?.hasPrefix("#") == true }
    .compactMap { $0.attributes["d"] }.prefix(3).joined().filter { $0 == "M" }.count
  #expect(subpaths == tiles.count)
}

@Test func linkedPicturesCoverTheirBoxAboutTheirFocus() throws {
  var tiles = PreviewWalls.tiles(1)
  tiles[0].width = 200
  tiles[0].height = 100
  tiles[0].focus = (0.25, 0.5)
  tiles[0].picture = PictureContent(
    src: "p/a.jpg",
    sources: [.init(src: "p/w.webp", width: 900, type: nil)])
  let tile = PreviewTile(
    tiles[0], item: 0, size: Size(width: 100, height: 120),
    box: Rect(x: 10, y: 20, width: 100, height: 120), captionHeight: 20, span: 1)
  // 100 px high makes 200 wide; a quarter of what hangs over is on the left.
  #expect(tile.covered == Rect(x: -15, y: 20, width: 200, height: 100))
  #expect(tile.fit.crop == 50)
  var writer = MarkupWriter()
  PictureDrawing(prefix: "../").write(tile, clip: nil, &writer)
  #expect(
    String(decoding: writer.bytes, as: UTF8.self)
      == #"<svg x="10" y="20" width="100" height="100">"#
      + #"<image href="../p/w.webp" x="-25" y="0" width="200" height="100""#
      + #" preserveAspectRatio="xMidYMid slice"/></svg>"#)
}

@Test func drawingsLinkTheSmallestSharpFileOfATypeThatAllKnow() throws {
  func linked(_ width: Double) throws -> String? {
    var tiles = PreviewWalls.tiles(1)
    tiles[0].picture = PictureContent(
      files: [("avif", 300), ("avif", 600), ("jpeg", 300), ("jpeg", 600), ("jpeg", 1200)].map {
        .init(src: "\($0.1).\($0.0)", width: $0.1, type: "image/\($0.0)")
      })
    let size = Size(width: width, height: width * tiles[0].height / tiles[0].width)
    let tile = PreviewTile(
      tiles[0], item: 0, size: size, box: Rect(x: 0, y: 0, width: size.width, height: size.height),
      captionHeight: 0, span: 1)
    var writer = MarkupWriter()
    PictureDrawing(prefix: "../").write(tile, clip: nil, &writer)
    return try XMLElementText.parse(writer.bytes).first?.attributes["href"]
  }
  #expect(try linked(150) == "../300.jpeg")
  #expect(try linked(151) == "../600.jpeg")
  // Beyond the largest there is nothing sharper.
  #expect(try linked(900) == "../1200.jpeg")
}

@Test func roundedCornersOfACroppedPictureAreCutOutsideItsViewport() throws {
  var tiles = PreviewWalls.tiles(1)
  tiles[0].picture = PictureContent(src: "p/a.jpg")
  let tile = PreviewTile(
    tiles[0], item: 0, size: Size(width: 10, height: 120),
    box: Rect(x: 10, y: 20, width: 10, height: 120), captionHeight: 0, span: 1)
  var writer = MarkupWriter()
  PictureDrawing(prefix: "").write(tile, clip: "round", &writer)
  let drawn = String(decoding: writer.bytes, as: UTF8.self)
  // A clip path is measured from the corner of a viewport that it stands on.
  #expect(drawn.hasPrefix(##"<g clip-path="url(#round)"><svg x="10" y="20" "##))
}

@Test func onlyRelativeAddressesTakeThePrefix() throws {
  for (address, linked) in [
    ("a.jpg", "../a.jpg"), ("/a.jpg", "/a.jpg"), ("https://x.example/a.jpg", nil),
    ("HTTP://x.example/a.jpg", nil), ("https-/a.jpg", "../https-/a.jpg"),
  ] {
    var tiles = PreviewWalls.tiles(1)
    tiles[0].picture = PictureContent(src: address)
    let content = try PreviewWalls.waterfall(tiles)
    let elements = try XMLElementText.parse(
      PreviewSVG.svg(content, content.geometries[0], picturePrefix: "../"))
    let image = try #require(elements.first { $0.name == "image" })
    #expect(image.attributes["href"] == linked ?? address)
  }
}

@Test func horizontalWallsAreAsWideAsTheirContent() throws {
  for isRightToLeft in [false, true] {
    let content = try PreviewWalls.varied(isRightToLeft: isRightToLeft)
    let geometry = content.geometries[0]
    let elements = try XMLElementText.parse(PreviewSVG.svg(content, geometry))
    let root = numbers(try #require(elements.first))
    let width = geometry.placement.contentWidth(at: geometry.breakpoint.referenceWidth)
    #expect(width > geometry.breakpoint.referenceWidth)
    #expect(abs((root["width"] ?? 0) - width) <= 0.01)
    for element in elements where element.name == "rect" && element.attributes["x"] != nil {
      let box = numbers(element)
      #expect((box["x"] ?? -1) >= 0)
      #expect((box["x"] ?? 0) + (box["width"] ?? 0) <= width + 0.02)
    }
    // The first tile stands at the inline start.
    let face = numbers(
      elements[try #require(elements.firstIndex { $0.text.hasPrefix("photos/1.jpg") }) + 1])
    let start = isRightToLeft ? width - (face["x"] ?? 0) - (face["width"] ?? 0) : face["x"] ?? 0
    #expect(abs(start - 34) < 0.02)
  }
}

@Test func anEmptyWallIsADrawingToo() throws {
  let content = try PreviewWalls.waterfall([])
  let elements = try XMLElementText.parse(PreviewSVG.svg(content, content.geometries[0]))
  #expect(elements.map(\.name) == ["svg", "title"])
}

@Test func numbersAndShapesShowOnEveryColour() {
  let ink = SoftColor(SoftColor.ink)
  for red in stride(from: 0, through: 15, by: 3) {
    for green in stride(from: 0, through: 15, by: 3) {
      for blue in stride(from: 0, through: 15, by: 3) {
        let text = "#" + [red, green, blue].map { String($0, radix: 16) }.joined()
        let soft = SoftColor(text).softened
        #expect(soft.contrast(with: ink) >= 7, "\(text)")
        #expect(soft.luminance <= 0.79, "\(text)")
      }
    }
  }
  for ground in ["#fafafa", "#121212"] {
    #expect(SoftColor(SoftColor.neutralInk).contrast(with: SoftColor(ground)) >= 4)
  }
}
