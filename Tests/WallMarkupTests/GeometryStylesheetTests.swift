import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@testable import WallMarkup

/// The container widths that a piece is looked at: its edges, its reference, and some between.
private func widths(_ breakpoint: Breakpoint, _ random: inout SeededGenerator) -> [Double] {
  let range = breakpoint.narrowestWidth...max(breakpoint.narrowestWidth, breakpoint.widestWidth)
  return [range.lowerBound, breakpoint.referenceWidth, range.upperBound]
    + (0..<3).map { _ in Double.random(in: range, using: &random) }
}

/// The largest difference of corresponding edges.
private func distance(_ a: Rect, _ b: Rect) -> Double {
  // A number that is none must not pass as small.
  let edges = [a.x - b.x, a.y - b.y, a.maxX - b.maxX, a.maxY - b.maxY]
  return edges.contains { $0.isNaN } ? .infinity : edges.map(abs).max() ?? .infinity
}

/// Frames of a mirrored strip hang from its right end.
private func expected(
  _ frame: AffineFrame, of result: LayoutResult, at width: Double
) -> Rect {
  frame.at(width: result.isHorizontal ? result.contentWidth(at: width) : width)
}

private func check(_ content: PageContent, seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  for (piece, geometry) in content.geometries.enumerated() {
    let wall = try StyledWall(content, piece: piece)
    for width in widths(geometry.breakpoint, &random) {
      let boxes = try wall.tiles(at: width)
      let place = "seed \(seed), \(geometry.breakpoint.name) at \(width)"
      var worst = 0.0
      var clipped: [String] = []
      for (section, placement) in zip(content.sections, geometry.placement.sections) {
        for (tile, frame) in zip(section.tiles, placement.result.frames) {
          let box = try #require(boxes[tile.number])
          worst = max(
            worst, distance(box.rect, expected(frame, of: placement.result, at: width)))
          // Far less than a device pixel may be cut.
          if box.rect.y < box.chunk.y - 0.02 || box.rect.maxY > box.chunk.maxY + 0.02 {
            clipped.append("\(tile.number) \(box)")
          }
        }
      }
      #expect(worst <= 0.03, "\(place)")
      #expect(clipped.first == nil, "\(place)")
      let heights = try wall.sectionHeights(at: width)
      for (height, section) in zip(heights, geometry.placement.sections) {
        #expect(abs(height - section.result.contentHeight(at: width)) <= 0.02, "\(place)")
      }
    }
  }
}

@Test(arguments: 0..<60) func rulesPutEveryTileOnItsFrame(seed: Int) throws {
  var pages = RandomPages(seed: UInt64(seed))
  try check(try pages.page(), seed: UInt64(seed))
}

@Test func rulesPutThreeThousandTilesOnTheirFrames() throws {
  var pages = RandomPages(seed: 3000)
  let choices = RandomPages.Choices(sections: 1...1, tiles: 3000...3000, allowsHorizontal: false)
  try check(try pages.page(choices), seed: 3000)
}

@Test func noTileIsClippedWhereTheLastRangeGoesOn() throws {
  var pages = RandomPages(seed: 5)
  let content = try pages.page(
    RandomPages.Choices(
      sections: 2...2, tiles: 120...120, allowsHorizontal: false, allowsMaxWidth: false))
  let last = content.geometries.count - 1
  let wall = try StyledWall(content, piece: last)
  for width in [2000.0, 5000, 10_000] {
    for (number, box) in try wall.tiles(at: width) {
      let isInside = box.rect.y >= box.chunk.y - 0.05 && box.rect.maxY <= box.chunk.maxY + 0.05
      #expect(isInside, "tile \(number) at \(width): \(box)")
    }
  }
}

@Test func aChunkHoldsAboutAHundredTilesOfOneSection() throws {
  var pages = RandomPages(seed: 9)
  var content = try pages.page(
    RandomPages.Choices(sections: 2...2, tiles: 150...150, allowsHorizontal: false))
  #expect(
    WallChunks(content).sections.map { $0.map(\.tiles) } == [
      [0..<75, 75..<150], [0..<75, 75..<150],
    ])
  #expect(WallChunks(content).sections.map { $0.map(\.index) } == [[0, 1], [2, 3]])
  content.sections[0].tiles = []
  #expect(WallChunks(content).sections.map(\.count) == [0, 2])
}

@Test func tilesOfOneColumnShareItsRule() throws {
  let tiles = (1...40).map { TileContent(number: $0, id: "\($0)", width: 4, height: 3) }
  let content = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, columns in
    SectionLayout(layout: WaterfallLayout(columns: columns))
  }
  let css = String(decoding: GeometryStylesheets(content).css(piece: 0), as: UTF8.self)
  // Half of what 320 px leave of two insets and a gap.
  #expect(css.contains(".a0{left:10px;width:calc(50% - 15px)}"))
  #expect(css.contains(".a1{left:calc(50% + 5px);width:calc(50% - 15px)}"))
  #expect(css.contains(":root{--inset:10px;--inset-end:10px}"))
  // The class of 4 : 3 gives the height, so that a tile's own rule is its top alone.
  #expect(css.contains("#t3{margin-top:calc(37.5% - 1.25px)}\n"))
  #expect(!css.contains("--cap"))
}

@Test func tilesWithoutColumnsHaveTheirPlaceInTheirOwnRule() throws {
  let tiles = (1...3).map { TileContent(number: $0, id: "\($0)", width: 4, height: 3) }
  func css(_ layout: any Layout) throws -> String {
    let content = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, _ in
      SectionLayout(layout: layout)
    }
    return String(decoding: GeometryStylesheets(content).css(piece: 0), as: UTF8.self)
  }
  // The class of 4 : 3 gives the height of a picture in rows, where there are no words below it.
  let rows = try css(RowsLayout(targetHeight: 80, lastRow: .justify))
  #expect(rows.contains("#t1{left:10px;width:calc(33.3333% - 13.33px)}\n"))
  let words = try css(
    RowsLayout(spacing: LayoutSpacing(captionHeight: 20), targetHeight: 80, lastRow: .justify))
  #expect(
    words.contains("width:calc(33.3333% - 13.33px);height:0;padding-bottom:calc(25% + 10px)}"))
  let flow = try css(FlowLayout(itemSize: Size(width: 90, height: 40)))
  #expect(flow.contains("#t2{left:calc(100% - 100px);width:90px;height:0;padding-bottom:40px}\n"))
  let circle = try css(CircleLayout(radius: .length(70)))
  #expect(
    circle.contains(
      "#t1{left:calc(50% - 25px);width:50px;margin-top:105px;height:0;padding-bottom:50px}\n"))
  #expect(circle.contains("#s1{padding-bottom:210.01px}\n"))
}

@Test func mediaQueriesLeaveNoWidthOut() {
  let declarations = [
    BreakpointDeclaration(name: "phone", minWidth: 0, orientation: .portrait),
    BreakpointDeclaration(name: "turned", minWidth: 0, orientation: .landscape),
    BreakpointDeclaration(name: "tablet", minWidth: 600),
    BreakpointDeclaration(name: "wide", minWidth: 1600.5),
  ]
  func media(_ breakpoints: [Breakpoint]) -> [String?] {
    WallStylesheet.media(for: ViewportRange.all(of: breakpoints))
  }
  #expect(
    media(Breakpoint.ranges(of: declarations, maxWidth: nil)) == [
      "(width < 600px) and (orientation: portrait)",
      "(width < 600px) and (orientation: landscape)",
      "(min-width: 600px) and (width < 1600.5px)", "(min-width: 1600.5px)",
    ])
  let only = Breakpoint.ranges(
    of: [BreakpointDeclaration(name: "all", minWidth: 0)], maxWidth: nil)
  #expect(media(only) == [nil])
}
