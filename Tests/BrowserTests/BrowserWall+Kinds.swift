import WallGeometry
import WallLayout
import WallTestSupport

extension BrowserWall {
  static let declarations = [
    BreakpointDeclaration(name: "phone", minWidth: 0),
    BreakpointDeclaration(name: "tablet", minWidth: 600),
    BreakpointDeclaration(name: "desktop", minWidth: 1024),
  ]
  static let columns = [2, 3, 5]

  /// Random sizes, one image in five over two or three columns, one in twenty a banner.
  static func items(_ count: Int, seed: UInt64, withSpans: Bool) -> [LayoutItem] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let size = Size(
        width: Double(Int.random(in: 200...6000, using: &generator)),
        height: Double(Int.random(in: 200...4000, using: &generator)))
      var item = LayoutItem(size: size, drawKey: DrawKey(id: "picture \(index + 1)"))
      guard withSpans else { return item }
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: item.span = .all
      case 1...2: item.span = .columns(3)
      case 3...4: item.span = .columns(2)
      case 5: item.tileHeight = 120
      default: break
      }
      return item
    }
  }

  /// Three breakpoints of a waterfall whose words stand below the pictures.
  static func waterfallWithCaptionsAndSpans() throws -> BrowserWall {
    try BrowserWall(declarations, items: [items(240, seed: 1, withSpans: true)]) { index in
      let spacing = LayoutSpacing(
        insets: Insets(top: 12, right: 20, bottom: 7.5, left: 8), columnGap: 9, rowGap: 14,
        captionHeight: 44)
      return [SectionLayout(layout: WaterfallLayout(columns: columns[index], spacing: spacing))]
    }
  }

  static func diceWithTwoGaps() throws -> BrowserWall {
    try BrowserWall(declarations, items: [items(240, seed: 2, withSpans: false)]) { index in
      let spacing = LayoutSpacing(insets: Insets(10), columnGap: 17, rowGap: 6)
      return [
        SectionLayout(
          layout: DiceMosaicLayout(columns: columns[index], spacing: spacing, unit: 30, seed: 7))
      ]
    }
  }

  static func threeThousandTiles() throws -> BrowserWall {
    try BrowserWall(declarations, items: [items(3000, seed: 3, withSpans: false)]) { index in
      [SectionLayout(layout: WaterfallLayout(columns: columns[index] * 2))]
    }
  }

  /// Three sections of unlike layouts, with headers, footers, insets and panels; at most 1200 px.
  static func sections(isRightToLeft: Bool = false) throws -> BrowserWall {
    let items = [
      items(70, seed: 4, withSpans: true), items(130, seed: 5, withSpans: false), [],
      items(9, seed: 6, withSpans: true),
    ]
    return try BrowserWall(
      declarations, items: items, isRightToLeft: isRightToLeft, maxWidth: 1200
    ) { index in
      let waterfall = WaterfallLayout(
        columns: columns[index],
        spacing: LayoutSpacing(insets: Insets(top: 0, right: 3, bottom: 5, left: 30)))
      let insets = Insets(top: 16, right: 4, bottom: 8, left: 12)
      return [
        SectionLayout(layout: waterfall, header: 48),
        SectionLayout(
          layout: DiceMosaicLayout(columns: columns[index], seed: 3), insets: insets, header: 61,
          footer: 20),
        SectionLayout(layout: waterfall, header: 48),
        SectionLayout(layout: waterfall, insets: insets),
      ]
    }
  }

  /// A wall that scrolls sideways, above one that does not.
  static func horizontal(isRightToLeft: Bool = false) throws -> BrowserWall {
    let items = [items(150, seed: 8, withSpans: true), items(20, seed: 9, withSpans: false)]
    return try BrowserWall(declarations, items: items, isRightToLeft: isRightToLeft) { index in
      let spacing = LayoutSpacing(
        insets: Insets(top: 4, right: 30, bottom: 9, left: 12), captionHeight: 20)
      let strip = WaterfallLayout(
        columns: columns[index], spacing: spacing, axis: .horizontal(height: 500))
      return [
        SectionLayout(layout: strip, header: 40),
        SectionLayout(layout: WaterfallLayout(columns: columns[index])),
      ]
    }
  }

  /// Elastic mosaics, one with captions and several stretches, above one that scrolls sideways.
  static func elastic(isRightToLeft: Bool = false) throws -> BrowserWall {
    let items = [items(300, seed: 13, withSpans: false), items(60, seed: 14, withSpans: false)]
    return try BrowserWall(declarations, items: items, isRightToLeft: isRightToLeft) { index in
      let spacing = LayoutSpacing(
        insets: Insets(top: 12, right: 20, bottom: 7.5, left: 8), columnGap: 9, rowGap: 14,
        captionHeight: 44)
      return [
        SectionLayout(layout: ElasticMosaicLayout(columns: columns[index], spacing: spacing)),
        SectionLayout(
          layout: ElasticMosaicLayout(columns: 2, spacing: spacing, axis: .horizontal(height: 600)),
          header: 40),
      ]
    }
  }

  /// A strip of several chunks that a tablet shows as a waterfall, with words around it, above a
  /// strip of another size.
  static func strips(isRightToLeft: Bool = false, count: Int = 230) throws -> BrowserWall {
    let items = [
      items(count, seed: 10, withSpans: false), items(12, seed: 11, withSpans: false),
      items(20, seed: 12, withSpans: false),
    ]
    return try BrowserWall(declarations, items: items, isRightToLeft: isRightToLeft) { index in
      let spacing = LayoutSpacing(
        insets: Insets(top: 4, right: 30, bottom: 9, left: 12), columnGap: 14.5, captionHeight: 20)
      let strip: any Layout =
        index == 1
        ? WaterfallLayout(columns: 3, spacing: spacing)
        : LineLayout(
          itemSize: Size(width: [120, 0, 301.5][index], height: 150), height: 300,
          spacing: spacing)
      let insets = Insets(top: 6, right: 5, bottom: 8, left: 7)
      return [
        SectionLayout(layout: strip, insets: insets, header: 40, footer: 30),
        SectionLayout(layout: LineLayout(itemSize: Size(width: 90, height: 60))),
        SectionLayout(layout: WaterfallLayout(columns: columns[index])),
      ]
    }
  }

  /// Rows with words and two gaps, flows of many sizes, and circles; unlike sections in one wall.
  static func withoutColumns(isRightToLeft: Bool = false) throws -> BrowserWall {
    var generator = SeededGenerator(seed: 12)
    let sized = items(90, seed: 11, withSpans: false).map { item in
      var item = item
      item.itemSize = Size(
        width: Double.random(in: 30...400, using: &generator),
        height: Double.random(in: 50...140, using: &generator))
      return item
    }
    let items = [
      items(150, seed: 10, withSpans: false), sized, items(8, seed: 12, withSpans: false),
      items(40, seed: 13, withSpans: false),
    ]
    return try BrowserWall(declarations, items: items, isRightToLeft: isRightToLeft) { index in
      let spacing = LayoutSpacing(
        insets: Insets(top: 12, right: 20, bottom: 7.5, left: 8), columnGap: 9, rowGap: 14,
        captionHeight: 44)
      let ends: [RowsLayout.LastRow] = [.start, .centre, .justify]
      return [
        SectionLayout(
          layout: RowsLayout(spacing: spacing, targetHeight: 180, lastRow: ends[index]),
          header: 48),
        SectionLayout(
          layout: FlowLayout(
            spacing: LayoutSpacing(insets: Insets(5), columnGap: 7, captionHeight: 20)),
          insets: Insets(top: 16, right: 4, bottom: 8, left: 12)),
        SectionLayout(
          layout: CircleLayout(radius: .length(100), height: 300),
          insets: Insets(top: 3, right: 16, bottom: 0, left: 0), header: 30),
        SectionLayout(layout: RowsLayout()),
      ]
    }
  }
}
