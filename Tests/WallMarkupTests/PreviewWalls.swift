import Foundation
import WallGeometry
import WallLayout
import WallTestSupport

@testable import WallMarkup

/// Small walls to draw, of sizes and colours that a seed gives.
enum PreviewWalls {
  static let breakpoints = Breakpoint.ranges(
    of: [
      BreakpointDeclaration(name: "phone", minWidth: 0),
      BreakpointDeclaration(name: "tablet", minWidth: 600),
      BreakpointDeclaration(name: "desktop", minWidth: 1024),
    ], maxWidth: nil)

  static func tiles(_ count: Int, seed: UInt64 = 1, from first: Int = 1) -> [TileContent] {
    var random = SeededGenerator(seed: seed)
    let shapes: [(Double, Double)] = [(4000, 3000), (3000, 4000), (4912, 7360), (3000, 3000)]
    return (0..<count).map { index in
      let shape = shapes.randomElement(using: &random) ?? (1, 1)
      let color = (0..<3).map { _ in Int.random(in: 0..<16, using: &random) }
      var tile = TileContent(
        number: first + index, id: "photos/\(first + index).jpg", width: shape.0, height: shape.1,
        color: "#" + color.map { String($0, radix: 16) }.joined())
      tile.alt = "Picture of \(first + index)"
      tile.title = "Title \(first + index)"
      tile.link = "photos/\(first + index).jpg"
      tile.picture = PictureContent(src: "photos/\(first + index).jpg")
      return tile
    }
  }

  static func items(_ tiles: [TileContent]) -> [LayoutItem] {
    tiles.map {
      LayoutItem(
        size: Size(width: $0.width, height: $0.height), drawKey: DrawKey(id: $0.id),
        span: $0.number % 7 == 3 ? .columns(2) : .columns(1), isPlaceholder: $0.isPlaceholder)
    }
  }

  /// A page of these sections, each laid out by `layout` with the breakpoint's index.
  static func page(
    _ sections: [SectionContent], isRightToLeft: Bool = false,
    layout: (_ section: Int, _ columns: Int) -> SectionLayout
  ) throws -> PageContent {
    let geometries = try breakpoints.enumerated().map { index, breakpoint in
      let context = LayoutContext(
        referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
        widestWidth: breakpoint.widestWidth, isRightToLeft: isRightToLeft)
      let columns = [2, 3, 4][index]
      let placement = try WallPlacement(
        sections.indices.map { layout($0, columns) }, items: sections.map { items($0.tiles) },
        in: context)
      return PageGeometry(
        breakpoint: breakpoint, fileStem: breakpoint.name, kindName: "waterfall",
        columns: columns, placement: placement)
    }
    let count = sections.reduce(0) { $0 + $1.tiles.count }
    return PageContent(
      head: PageHead(title: "Coast & sea", isRightToLeft: isRightToLeft, imageCount: count),
      sections: sections, geometries: geometries)
  }

  /// One section in a plain waterfall with captions.
  static func waterfall(_ tiles: [TileContent]) throws -> PageContent {
    try page([SectionContent(tiles: tiles)]) { _, columns in
      SectionLayout(
        layout: WaterfallLayout(columns: columns, spacing: LayoutSpacing(captionHeight: 44)))
    }
  }

  /// Everything that a drawing can show: headers, a background, a strip, a mistake, a frame.
  static func varied(isRightToLeft: Bool = false) throws -> PageContent {
    var first = tiles(14)
    first[4].isPlaceholder = true
    first[5].focus = (0, 1)
    first[6].caption = "A caption"
    let sections = [
      SectionContent(title: "Day one", description: "By the sea", tiles: first),
      SectionContent(
        title: "Dice", footerText: "Until the evening", background: "#223344",
        tiles: tiles(12, seed: 2, from: 15)),
      SectionContent(title: "Strip", tiles: tiles(9, seed: 3, from: 27)),
    ]
    var page = try page(sections, isRightToLeft: isRightToLeft) { section, columns in
      let spacing = LayoutSpacing(columnGap: 12, rowGap: 8, captionHeight: section == 0 ? 44 : 0)
      let layouts: [any Layout] = [
        WaterfallLayout(columns: columns, spacing: spacing),
        DiceMosaicLayout(columns: columns, spacing: spacing),
        WaterfallLayout(columns: 2, spacing: spacing, axis: .horizontal(height: 420)),
      ]
      return SectionLayout(
        layout: layouts[section], insets: Insets(top: 8, right: 4, bottom: 8, left: 24),
        header: section == 0 ? 76 : 48, footer: section == 1 ? 40 : 0)
    }
    page.frame = isRightToLeft ? FrameStyle() : nil
    return page
  }
}
