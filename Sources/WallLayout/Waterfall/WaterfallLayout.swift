import WallGeometry

/// Masonry: each image goes, in order, into the column that ends first.
///
/// A horizontal wall is the same rule with rows (lanes) for columns and x for y.
public struct WaterfallLayout: Layout {
  /// Which column the next item goes to.
  public enum Order: Hashable, Sendable {
    /// The one that ends first at the reference width; ties go to the first in inline order.
    case shortest
    /// In turn from the inline start (from the top, where the wall is horizontal).
    case leftToRight
    /// In turn from the inline end (from the bottom).
    case rightToLeft
  }

  /// 1 to 8,192.
  public var columns: Int
  public var spacing: LayoutSpacing
  public var order: Order
  public var axis: WallAxis

  public var columnCount: Int? { columns }
  public var isHorizontal: Bool { axis.isHorizontal }

  public init(
    columns: Int, spacing: LayoutSpacing = LayoutSpacing(), order: Order = .shortest,
    axis: WallAxis = .vertical
  ) {
    precondition(columns >= 1, "a wall has at least one column")
    self.columns = columns
    self.spacing = spacing
    self.order = order
    self.axis = axis
  }

  /// Places the items, each below everything in the columns it covers.
  ///
  /// - Parameters:
  ///   - items: In reading order.
  ///   - context: Decisions are taken at its reference width; a tile below columns of unequal ends
  ///     is kept clear of them over the whole range.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where a column is narrower than 1 px somewhere in the range.
  /// - Complexity: O(items * columns)
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let lanes = try Lanes(count: columns, spacing: spacing, axis: axis, in: context)
    // A lane that lies takes the caption from its breadth, a column adds it to the length.
    let caption = spacing.captionHeight
    let tiles = LaneTiles(
      lanes, unit: { lanes.breadth(span: $0) - (lanes.isHorizontal ? caption : 0) },
      extra: isHorizontal ? 0 : caption, capacity: items.count)
    var placing = LanePlacing(tiles, in: context)
    var turn = LaneTurn(count: columns, isReversed: order == .rightToLeft)
    for item in items {
      let span = item.span.clamped(to: columns)
      let lane = order == .shortest ? placing.firstRun(of: span) : turn.next(span: span)
      placing.place(measure: measure(of: item), lane: lane, span: span)
    }
    return try placing.result(in: context)
  }

  /// The tile's length along its lanes for each px of breadth, or minus its length in CSS px: all
  /// that a vertical and a horizontal wall differ in.
  private func measure(of item: LayoutItem) -> Double {
    if isHorizontal { return item.size.width / item.size.height }
    return item.tileHeight.map { -$0 } ?? item.size.height / item.size.width
  }
}
