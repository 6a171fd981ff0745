import WallGeometry

/// A mosaic without crop, without hole and level at the bottom: columns give way by a few percent
/// so that some images can span two.
///
/// First a search decides which column each image goes to and which images span; then the sizes
/// follow from an electrical network, in which every image keeps its proportions, every gap is what
/// it should be, and everything is a line in the container's width. Where no such mosaic is near
/// plain columns, the images stand in plain columns whose ends are made level by a crop of at most
/// 3 % at the reference width, or, where that is not enough, in a plain waterfall.
public struct ElasticMosaicLayout: Layout {
  /// How strictly tiles follow the order of the images.
  public enum Order: Hashable, Sendable {
    /// An image may stand a few places before an earlier one.
    case near
    /// Each image is placed after all earlier ones.
    case strict
  }

  /// 1 to 8,192.
  public var columns: Int
  public var spacing: LayoutSpacing
  public var axis: WallAxis
  public var order: Order
  /// How many of the images should span two columns, 0 to 1.
  public var spanShare: Double
  /// 0 to 2^53 - 1: another one decides close choices otherwise.
  public var seed: UInt64

  public var columnCount: Int? { columns }
  public var isHorizontal: Bool { axis.isHorizontal }

  /// The share of images that span two columns unless another is asked for.
  public static let usualSpanShare = 0.22

  public init(
    columns: Int, spacing: LayoutSpacing = LayoutSpacing(), axis: WallAxis = .vertical,
    order: Order = .near, spanShare: Double = usualSpanShare, seed: UInt64 = 0
  ) {
    precondition(columns >= 1, "a wall has at least one column")
    self.columns = columns
    self.spacing = spacing
    self.axis = axis
    self.order = order
    self.spanShare = spanShare
    self.seed = seed
  }

  /// Places the items, in near order.
  ///
  /// - Parameters:
  ///   - items: In reading order; featured ones span two columns, spans and tile heights have no
  ///     effect.
  ///   - context: Deviations from plain columns are judged at its reference width.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where a column is narrower than 1 px somewhere in the range.
  /// - Complexity: O(items * (columns + log columns)); long walls are solved in bands
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let lanes = try Lanes(count: columns, spacing: spacing, axis: axis, in: context)
    let ladder = MosaicLadder(
      problem: problem(items, lanes, context), lanes: lanes, context: context,
      spanShare: min(max(spanShare, 0), 1), mayReorder: order == .near)
    var wall = MosaicWall(lanes: lanes, itemCount: items.count)
    // A stretch without a mosaic that could not be made level yet: a longer one has more room to
    // end level.
    var pending: LevelColumns?
    for band in bands(of: items.count) {
      if pending == nil, let tiles = ladder.mosaic(of: band) {
        wall.append(tiles)
        continue
      }
      var columns = pending ?? LevelColumns(of: ladder.problem, in: lanes, context)
      pending = nil
      columns.append(band)
      let isLast = band.upperBound == items.count
      if let tiles = columns.levelTiles ?? (isLast ? columns.tiles : nil) {
        wall.append(tiles)
      } else {
        pending = columns
      }
    }
    return try wall.result(in: context)
  }

  private func problem(
    _ items: [LayoutItem], _ lanes: Lanes, _ context: LayoutContext
  ) -> MosaicProblem {
    var problem = MosaicProblem(lanes: lanes, captionHeight: spacing.captionHeight, in: context)
    for item in items {
      let aspect = item.size.aspectRatio
      problem.add(
        conductance: isHorizontal ? 1 / aspect : aspect, isFeatured: item.isFeatured,
        isPlaceholder: item.isPlaceholder,
        jitter: Double(item.drawKey.draw(seed: seed, stream: 2) >> 11) / 0x1p53)
    }
    return problem
  }

  /// Stretches of about equal length that are solved one by one, each ending on one line.
  private func bands(of count: Int) -> [Range<Int>] {
    let usual = max(120, 20 * columns)
    let number = max(1, Int((Double(count) / Double(usual)).rounded()))
    return (0..<number).map { band in
      (count * band / number)..<(count * (band + 1) / number)
    }
  }
}

/// The frames of a mosaic's stretches, one below the other.
private struct MosaicWall {
  let lanes: Lanes
  private var frames: [AffineFrame]
  private var columnRuns: [ColumnRun]
  /// The items, of those that cover the same columns the upper one first.
  private var order: [Int32] = []
  /// Where the next stretch starts, and where the columns of the last one end.
  private var start: AffineLength
  private var ends: [AffineLength]

  init(lanes: Lanes, itemCount: Int) {
    self.lanes = lanes
    let zero = AffineLength.zero
    frames = Array(
      repeating: AffineFrame(x: zero, y: zero, width: zero, height: zero), count: itemCount)
    columnRuns = Array(repeating: ColumnRun(first: 0), count: itemCount)
    order.reserveCapacity(itemCount)
    start = AffineLength(lanes.mainStart)
    ends = [start]
  }

  mutating func append(_ tiles: [PlacedMosaicTile]) {
    guard !tiles.isEmpty else { return }
    var columnEnds = [AffineLength?](repeating: nil, count: lanes.count)
    for tile in tiles {
      let (cross, main) = (tile.left + lanes.crossStart, tile.start + start)
      frames[tile.item] =
        lanes.isHorizontal
        ? AffineFrame(x: main, y: cross, width: tile.length, height: tile.breadth)
        : AffineFrame(x: cross, y: main, width: tile.breadth, height: tile.length)
      columnRuns[tile.item] = tile.columns
      order.append(Int32(tile.item))
      for column in tile.columns.first..<(tile.columns.first + tile.columns.span) {
        columnEnds[column] = main + tile.length
      }
    }
    ends = columnEnds.compactMap(\.self)
    start = (ends.first ?? start) + lanes.mainGap
  }

  consuming func result(in context: LayoutContext) throws(LayoutError) -> LayoutResult {
    let order = order
    return try LayoutResult(
      frames: frames, columnRuns: columnRuns, order: order, lanes: lanes,
      mainEnds: ends.map { $0 + lanes.mainEnd }, in: context)
  }
}
