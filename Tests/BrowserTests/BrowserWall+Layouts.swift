import WallGeometry
import WallLayout
import WallMarkup

extension BrowserWall {
  /// A waterfall with captions and spans, a dice mosaic, and a plain waterfall with other columns.
  static func uprightLayouts() throws -> BrowserWall {
    try switched(items: [items(240, seed: 10, withSpans: true)]) { layout, columns in
      let spacing = LayoutSpacing(
        insets: Insets(top: 12, right: 20, bottom: 7.5, left: 8), columnGap: 9, rowGap: 14,
        captionHeight: layout == 0 ? 44 : 0)
      switch layout {
      case 0: return [SectionLayout(layout: WaterfallLayout(columns: columns, spacing: spacing))]
      case 1:
        return [
          SectionLayout(layout: DiceMosaicLayout(columns: columns, spacing: spacing, unit: 30))
        ]
      default: return [SectionLayout(layout: WaterfallLayout(columns: columns + 1))]
      }
    }
  }

  /// Two sections that stand in one layout; of which the first, then the second is a strip in others.
  static func unlikeLayouts(isRightToLeft: Bool = false) throws -> BrowserWall {
    let items = [items(150, seed: 11, withSpans: true), items(20, seed: 12, withSpans: false)]
    return try switched(items: items, isRightToLeft: isRightToLeft) { layout, columns in
      [0, 1].map { section in
        let axis: WallAxis = layout == section + 1 ? .horizontal(height: 500) : .vertical
        let spacing = LayoutSpacing(
          insets: Insets(top: 4, right: 30, bottom: 9, left: 12), captionHeight: 20)
        return SectionLayout(
          layout: WaterfallLayout(columns: columns, spacing: spacing, axis: axis),
          insets: Insets(Double(8 * section)), header: 40, footer: Double(20 * section))
      }
    }
  }

  /// A waterfall and a line.
  static func columnsAndLine() throws -> BrowserWall {
    try switched(items: [items(40, seed: 13, withSpans: false)]) { layout, columns in
      [SectionLayout(layout: layout == 1 ? LineLayout() : WaterfallLayout(columns: columns))]
    }
  }

  /// One wall in three layouts, each at the usual breakpoints.
  private static func switched(
    items: [[LayoutItem]], isRightToLeft: Bool = false,
    sections: (_ layout: Int, _ columns: Int) -> [SectionLayout]
  ) throws -> BrowserWall {
    let walls = try (0..<3).map { layout in
      try BrowserWall(declarations, items: items, isRightToLeft: isRightToLeft) {
        sections(layout, columns[$0])
      }
    }
    var wall = walls[0]
    wall.content.geometries = walls.enumerated().flatMap { layout, wall in
      wall.content.geometries.map { geometry in
        var geometry = geometry
        geometry.layout = LayoutChoice(
          index: layout, name: "layout\(layout)", label: "Layout \(layout)")
        geometry.fileStem += ".layout\(layout)"
        return geometry
      }
    }
    return wall
  }
}
