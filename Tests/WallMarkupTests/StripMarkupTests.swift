import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

/// Twelve items of 130 x 130, 10 px apart, as a strip and as columns below it.
private func content(isRightToLeft: Bool = false, captionHeight: Double = 0) throws -> PageContent {
  let sections = [
    SectionContent(title: "Strip", tiles: PreviewWalls.tiles(12)),
    SectionContent(tiles: PreviewWalls.tiles(4, from: 13)),
  ]
  let spacing = LayoutSpacing(insets: .zero, captionHeight: captionHeight)
  return try PreviewWalls.page(sections, isRightToLeft: isRightToLeft) { section, columns in
    section == 0
      ? SectionLayout(layout: LineLayout(spacing: spacing), header: 40)
      : SectionLayout(layout: WaterfallLayout(columns: columns))
  }
}

/// The number and the face's x, y and width of each of a strip's tiles in a preview.
private func faces(
  _ content: PageContent, scrolledBy offset: Double?
) throws -> [(number: Int, x: Double, y: Double, width: Double)] {
  let svg = PreviewSVG.svg(content, content.geometries[0], scrolledBy: offset)
  let elements = try XMLElementText.parse(svg)
  return elements.indices.compactMap { index in
    guard elements[index].name == "title", index > 0,
      let number = Int(elements[index].text.drop { $0 != "/" }.dropFirst().prefix { $0 != "." }),
      number <= 12
    else { return nil }
    let face = elements[index + 1].attributes.compactMapValues(Double.init)
    return (number, face["x"] ?? .nan, face["y"] ?? .nan, face["width"] ?? .nan)
  }
}

@Test func aPreviewShowsAStripAtAScrollOffset() throws {
  // At 460 px the middle is 230; the third item is 20 px to the left of it, the first out of sight.
  let tiles = try faces(content(), scrolledBy: 300)
  #expect(tiles.map(\.number) == [2, 3, 4])
  for tile in tiles {
    let distance = Double(tile.number - 1) * 140 - 300
    let width = 130 * (1 - abs(distance) / 460)
    #expect(abs(tile.width - width) <= 0.01)
    #expect(abs(tile.x - (230 + distance - width / 2)) <= 0.01)
    #expect(abs(tile.y - (40 + 65 - width / 2)) <= 0.01)
  }
}

@Test func aMirroredPreviewShowsTheMirrorImage() throws {
  let tiles = try faces(content(), scrolledBy: 300)
  let mirrored = try faces(content(isRightToLeft: true), scrolledBy: 300)
  #expect(tiles.map(\.number) == mirrored.map(\.number))
  for (tile, mirror) in zip(tiles, mirrored) {
    #expect(abs(mirror.x - (460 - tile.x - tile.width)) <= 0.02)
  }
}

@Test func aPreviewStartsWhereItemsFillTheContainer() throws {
  // (460 - 130) / 2 is 165: the third item, at 280, is the first with so much before it.
  #expect(try faces(content(), scrolledBy: nil).map(\.number) == [2, 3, 4])
  let svg = String(
    decoding: PreviewSVG.svg(try content(), try content().geometries[0]), as: UTF8.self)
  #expect(svg.contains("phone, 16 tiles"))
  #expect(svg.contains("viewBox=\"0 0 460 "))
}

@Test func aStripsTilesStandInPercentOfTheStrip() throws {
  for (isRightToLeft, lefts) in [
    (false, ["calc(50% - 835px)", "calc(50% - 695px)"]),
    (true, ["calc(50% + 705px)", "calc(50% + 565px)"]),
  ] {
    let content = try content(isRightToLeft: isRightToLeft, captionHeight: 20)
    let css = String(decoding: GeometryStylesheets(content).css(piece: 1), as: UTF8.self)
    let lines = css.split(separator: "\n")
    #expect(lines.contains("#s1 .strip{width:calc(100% + 1540px);height:0;padding-bottom:170px}"))
    #expect(lines.contains("#s1{--cap:20px;--snap:x mandatory;--approach:approach;--item:130px}"))
    for (index, left) in lefts.enumerated() {
      let rule =
        "#t\(index + 1){margin-top:40px;height:0;padding-bottom:130px;left:\(left);width:130px;"
      #expect(lines.contains { $0 == rule + "--at:\(140 * index)px}" })
    }
    #expect(
      lines.contains(
        "#s1 .head{position:sticky;inset-inline-start:0;width:calc(100% - 1540px);"
          + "height:40px;margin-block:0 -40px}"))
  }
}

@Test func onlyAStripIsScaledAndSnaps() throws {
  let css = String(decoding: GeometryStylesheets(try content()).css(piece: 0), as: UTF8.self)
  #expect(css.components(separatedBy: "--snap").count == 2)
  #expect(css.components(separatedBy: "--approach").count == 2)
  let lanes = try PreviewWalls.page([SectionContent(tiles: PreviewWalls.tiles(3))]) { _, _ in
    SectionLayout(layout: WaterfallLayout(columns: 1, axis: .horizontal(height: 200)))
  }
  let other = String(decoding: GeometryStylesheets(lanes).css(piece: 0), as: UTF8.self)
  #expect(!other.contains("--snap") && !other.contains("--at"))
}

@Test func aFragmentsStripUsesItsOwnKeyframes() throws {
  let css = String(decoding: WallStylesheet.fragment(try content(), TemplateSet()), as: UTF8.self)
  #expect(css.contains("--approach:pw-approach"))
  #expect(css.contains("@keyframes pw-approach"))
}

/// At 1,152 px, the widest reference width, the sixth item starts behind the wall's edge.
@Test(arguments: [false, true]) func onlyItemsInSightLoadAtOnce(isRightToLeft: Bool) throws {
  let content = try content(isRightToLeft: isRightToLeft)
  #expect(EagerTiles(content).numbers.sorted().prefix { $0 <= 12 } == [1, 2, 3, 4, 5])
}
