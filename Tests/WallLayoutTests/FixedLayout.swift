import WallGeometry

@testable import WallLayout

/// A layout that places tiles where a test says, in columns: for figures of walls that no layout
/// here makes.
struct FixedLayout: Layout {
  struct Tile: Sendable {
    var rect: Rect
    var column: Int
    var span: Int

    init(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, column: Int = 0, span: Int = 1
    ) {
      rect = Rect(x: x, y: y, width: width, height: height)
      self.column = column
      self.span = span
    }
  }

  var columns: Int
  var spacing = LayoutSpacing(insets: .zero)
  var tiles: [Tile]

  var columnCount: Int? { columns }
  var isHorizontal: Bool { false }
  var section: SectionLayout { SectionLayout(layout: self) }

  func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let lanes = try Lanes(count: columns, spacing: spacing, axis: .vertical, in: context)
    let frames = tiles.map { tile in
      let rect = tile.rect
      return AffineFrame(
        x: AffineLength(rect.x), y: AffineLength(rect.y), width: AffineLength(rect.width),
        height: AffineLength(rect.height))
    }
    let end = tiles.reduce(spacing.insets.top) { max($0, $1.rect.maxY) }
    return try LayoutResult(
      frames: frames, columnRuns: tiles.map { ColumnRun(first: $0.column, span: $0.span) },
      order: tiles.indices.map { Int32($0) }, lanes: lanes,
      mainEnds: [AffineLength(end + spacing.insets.bottom)], in: context)
  }
}
