import Foundation
import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

/// What previews show over the tiles, read back from the drawing.
@Suite struct OverlayTests {
  /// The elements of one piece's drawing.
  private func elements(
    _ content: PageContent, piece: Int = 1, _ overlays: Set<PreviewOverlay>
  ) throws -> [XMLElementText] {
    try XMLElementText.parse(
      PreviewSVG.svg(content, content.geometries[piece], overlays: overlays))
  }

  /// The numbers of path data, in their order.
  private func numbers(_ path: String?) -> [Double] {
    (path ?? "").split { $0.isLetter || $0 == " " }.compactMap { Double($0) }
  }

  /// The rectangles of path data that consists of nothing else.
  private func rects(_ path: String?) -> [Rect] {
    let all = numbers(path)
    return stride(from: 0, to: all.count, by: 5).map {
      Rect(x: all[$0], y: all[$0 + 1], width: all[$0 + 2], height: all[$0 + 3])
    }
  }

  private func area(_ rects: [Rect]) -> Double { rects.reduce(0) { $0 + $1.width * $1.height } }

  @Test(arguments: [false, true])
  func theOrderLeadsThroughAllMiddlesInTurn(isRightToLeft: Bool) throws {
    let content = try PreviewWalls.varied(isRightToLeft: isRightToLeft)
    for piece in content.geometries.indices {
      let drawing = PreviewDrawing(content, content.geometries[piece])
      let boxes = drawing.sections.flatMap(\.tiles).map(\.box)
      let line = try #require(
        try elements(content, piece: piece, [.order]).first {
          $0.attributes["stroke"] == "#ffffff" && $0.name == "path"
        })
      let points = numbers(line.attributes["d"])
      #expect(points.count == 2 * boxes.count)
      let offsets = boxes.enumerated().map { index, box in
        max(
          abs(points[2 * index] - box.x - box.width / 2),
          abs(points[2 * index + 1] - box.y - box.height / 2))
      }
      #expect((offsets.max() ?? 1) <= 0.0051)
    }
  }

  @Test func theLineIsCasedAndGoesBackDashed() throws {
    let tiles = PreviewWalls.tiles(40)
    let content = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, columns in
      SectionLayout(layout: WaterfallLayout(columns: columns, order: .leftToRight))
    }
    let lines = try elements(content, [.order]).filter { $0.attributes["stroke-width"] != nil }
      .filter { $0.name == "path" }
    #expect(lines.map { $0.attributes["stroke"] } == ["#ffffff", SoftColor.ink, SoftColor.red])
    let widths = lines.compactMap { $0.attributes["stroke-width"].flatMap(Double.init) }
    #expect(widths.count == 3 && widths[0] > widths[1] && widths[1] == widths[2])
    let geometry = content.geometries[1]
    let tops = geometry.placement.sections[0].result.frames.map {
      $0.at(width: geometry.breakpoint.referenceWidth).y
    }
    let stepsBack = zip(tops, tops.dropFirst()).count { $1 < $0 - 1.0 / 64 }
    #expect(stepsBack > 0)
    let steps = lines.dropFirst().map { ($0.attributes["d"] ?? "").count { $0 == "L" } }
    #expect(steps == [39 - stepsBack, stepsBack])
    #expect(lines[2].attributes["stroke-dasharray"] != nil)
  }

  @Test func aCircleNeverGoesBack() throws {
    let content = try PreviewWalls.page([SectionContent(tiles: PreviewWalls.tiles(12))]) { _, _ in
      SectionLayout(layout: CircleLayout())
    }
    let lines = try elements(content, [.order, .holes]).filter { $0.name == "path" }
    #expect(lines.map { $0.attributes["stroke"] } == ["#ffffff", SoftColor.ink])
  }

  @Test func stopsCarryTheNumbersAndTheEndsAreMarked() throws {
    let content = try PreviewWalls.waterfall(PreviewWalls.tiles(12, from: 5))
    let all = try elements(content, [.order])
    let numbers = all.filter { $0.name == "text" }.compactMap { Int($0.text) }
    #expect(numbers.sorted() == Array(5...16))
    let circles = all.filter { $0.name == "circle" }
    #expect(circles.count == 11)
    #expect(circles.count { $0.attributes["fill"] == SoftColor.ink } == 1)
    #expect(all.count { $0.name == "rect" && $0.attributes["fill"] == SoftColor.ink } == 1)
  }

  @Test func cropIsShadedAtItsTrueShareAboutTheFocus() throws {
    var tiles = PreviewWalls.tiles(12)
    tiles[3].focus = (0, 0.25)
    tiles[4].isPlaceholder = true
    let content = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, columns in
      SectionLayout(
        layout: DiceMosaicLayout(columns: columns, spacing: LayoutSpacing(captionHeight: 30)))
    }
    let drawing = PreviewDrawing(content, content.geometries[1])
    let shades = try elements(content, [.crop]).filter {
      $0.attributes["fill"] == "url(#pw-lost)"
    }.map { rects($0.attributes["d"]) }
    let cropped = drawing.sections[0].tiles.filter { $0.fit.crop > 0 && !$0.tile.isPlaceholder }
    #expect(shades.count == cropped.count && cropped.count > 8)
    for (strips, tile) in zip(shades, cropped) {
      let share = 100 * area(strips) / (tile.picture.width * tile.picture.height)
      #expect(abs(share - tile.fit.crop) < 0.01)
      let losesOneSide = tile.tile.focus.x == 0 && strips[0].height > strips[0].width
      #expect(strips.count == (losesOneSide ? 1 : 2))
      // A strip at the top is to one at the bottom as what is above the focus to what is below.
      guard tile.tile.focus.y == 0.25, strips.count == 2 else { continue }
      #expect(abs(strips[0].height * 3 - strips[1].height) < 0.05)
    }
  }

  @Test func holesAreFilledWhereTheFigureCountsThem() throws {
    for isRightToLeft in [false, true] {
      let content = try PreviewWalls.varied(isRightToLeft: isRightToLeft)
      for (piece, geometry) in content.geometries.enumerated() {
        let drawing = PreviewDrawing(content, geometry)
        let drawn = rects(
          try elements(content, piece: piece, [.holes]).first {
            $0.attributes["fill"] == SoftColor.red
          }?.attributes["d"])
        let holes = geometry.placement.holes(in: drawing.context)
        #expect(!holes.isEmpty && holes.count == drawn.count)
        #expect(abs(area(drawn) / area(holes) - 1) < 1e-3)
        let tiles = drawing.sections.flatMap(\.tiles).map(\.box)
        let areFree = drawn.allSatisfy { hole in
          !tiles.contains { $0.inset(by: 0.02).meets(hole) }
        }
        #expect(areFree)
      }
    }
  }

  @Test func overlaysUsePresentationAttributesAndExplainThemselves() throws {
    let content = try PreviewWalls.varied()
    let all = try elements(content, Set(PreviewOverlay.allCases))
    for element in all {
      #expect(element.name != "style" && element.name != "script")
      #expect(element.attributes["style"] == nil && element.attributes["class"] == nil)
    }
    let description = try #require(all.first { $0.name == "desc" }).text
    for overlay in PreviewOverlay.allCases {
      #expect(description.contains(overlay.explanation))
    }
    #expect(try !elements(content, []).contains { $0.name == "desc" || $0.name == "circle" })
  }

  @Test func manyTilesHaveOneLineAndOneShadeButNoNumbers() throws {
    let content = try PreviewWalls.page(
      [SectionContent(tiles: PreviewWalls.tiles(PreviewSVG.mostNamedTiles + 1))]
    ) { _, columns in
      SectionLayout(layout: DiceMosaicLayout(columns: columns))
    }
    let all = try elements(content, [.order, .crop])
    #expect(!all.contains { $0.name == "text" })
    #expect(all.count { $0.attributes["fill"] == "url(#pw-lost)" } == 1)
    #expect(all.count { $0.name == "circle" } == 1)
  }

  @Test func noTilesNeedNoLine() throws {
    let content = try PreviewWalls.waterfall([])
    let names = try elements(content, Set(PreviewOverlay.allCases)).map(\.name)
    #expect(!names.contains("path") && !names.contains("circle"))
  }
}
