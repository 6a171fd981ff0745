public import WallGeometry

/// The frames that a layout gave its items, as straight lines in the container's width.
///
/// Frames already include everything: insets, and the mirroring of a right-to-left wall.
public struct LayoutResult: Sendable {
  /// One frame for each item, in the items' order.
  public let frames: TileFrames
  /// The columns (or lanes) that each item covers; empty for kinds without columns.
  public let columnRuns: [ColumnRun]
  /// nil for kinds without columns.
  public let columnCount: Int?
  /// Whether tiles of the same columns share their edges across: they do in a waterfall, and not
  /// in a mosaic whose columns give way.
  public let hasStraightColumns: Bool
  /// Whether the main axis is x: the wall scrolls sideways.
  public let isHorizontal: Bool
  /// Whether the wall is a strip: scrolling brings one item after another to the middle, and draws
  /// the others smaller.
  public let isStrip: Bool
  /// Affine lengths whose maximum, at any width, is the content height.
  public let contentHeightCandidates: [AffineLength]
  /// Affine lengths whose maximum, at any width, is the content width.
  public let contentWidthCandidates: [AffineLength]
  /// What can be laid out, but perhaps not as it was meant.
  public internal(set) var warnings: [LayoutWarning] = []
  /// Whether later items stand further left: a horizontal wall, mirrored.
  public let isReversed: Bool
  private let lazyRuns: LazyTileRuns

  /// The longest content, in CSS px, whose 1/64 px a `Double` still tells apart.
  static let longestContent = 1e13

  /// A wall in lanes.
  ///
  /// - Parameters:
  ///   - tiles: Not mirrored yet.
  ///   - mainEnds: Lengths whose maximum is the content's along the main axis.
  ///   - context: Tells whether to mirror.
  /// - Throws: `LayoutError.contentTooLarge` where arithmetic cannot hold the content.
  init(
    _ tiles: LaneTiles, mainEnds: [AffineLength], in context: LayoutContext
  ) throws(LayoutError) {
    var tiles = tiles
    tiles.isMirrored = context.isRightToLeft
    let (lanes, columnRuns) = (tiles.lanes, tiles.columnRuns)
    try self.init(
      frames: TileFrames(tiles), columnRuns: columnRuns, columnCount: lanes.count,
      hasStraightColumns: true, isHorizontal: lanes.isHorizontal, mainEnds: mainEnds,
      crossExtent: lanes.crossExtent,
      in: context
    ) {
      TileRuns(columnRuns.indices.lazy.map { Int32($0) }, byColumns: columnRuns, areStraight: true)
    }
  }

  /// A wall in columns whose edges move from tile to tile.
  ///
  /// - Parameters:
  ///   - frames: Not mirrored yet.
  ///   - columnRuns: The columns of each tile.
  ///   - order: All items; of those that cover the same columns the upper one first.
  ///   - lanes: What the columns are made of.
  ///   - mainEnds: Lengths whose maximum is the content's along the main axis.
  ///   - context: Tells whether to mirror.
  /// - Throws: `LayoutError.contentTooLarge`.
  init(
    frames: [AffineFrame], columnRuns: [ColumnRun], order: [Int32], lanes: Lanes,
    mainEnds: [AffineLength], in context: LayoutContext
  ) throws(LayoutError) {
    try self.init(
      frames: Self.oriented(frames, in: context), columnRuns: columnRuns, columnCount: lanes.count,
      hasStraightColumns: false, isHorizontal: lanes.isHorizontal, mainEnds: mainEnds,
      crossExtent: lanes.crossExtent,
      in: context
    ) {
      TileRuns(order, byColumns: columnRuns, areStraight: false)
    }
  }

  /// A wall without columns.
  ///
  /// - Parameters:
  ///   - frames: Not mirrored yet.
  ///   - isHorizontal: Whether the wall scrolls sideways.
  ///   - isStrip: Whether it does so from item to item.
  ///   - mainEnds: Lengths whose maximum is the content's along the main axis.
  ///   - crossExtent: The content's size across it.
  ///   - context: Tells whether to mirror.
  ///   - runs: Makes the tiles' runs for queries: starts and ends rise from the inline start.
  /// - Throws: `LayoutError.contentTooLarge`.
  init(
    frames: [AffineFrame], isHorizontal: Bool = false, isStrip: Bool = false,
    mainEnds: [AffineLength], crossExtent: AffineLength = .containerWidth,
    in context: LayoutContext, runs: @escaping @Sendable () -> TileRuns
  ) throws(LayoutError) {
    try self.init(
      frames: Self.oriented(frames, in: context), columnRuns: [], columnCount: nil,
      hasStraightColumns: false, isHorizontal: isHorizontal, isStrip: isStrip, mainEnds: mainEnds,
      crossExtent: crossExtent, in: context, runs: runs)
  }

  private init(
    frames: TileFrames, columnRuns: [ColumnRun], columnCount: Int?, hasStraightColumns: Bool,
    isHorizontal: Bool, isStrip: Bool = false, mainEnds: [AffineLength],
    crossExtent: AffineLength, in context: LayoutContext,
    runs: @escaping @Sendable () -> TileRuns
  ) throws(LayoutError) {
    for end in mainEnds {
      let length = max(end.at(context.narrowestWidth), end.at(context.widestWidth))
      guard length < Self.longestContent else { throw .contentTooLarge(length: length) }
    }
    let main = AffineLength.upperEnvelope(of: mainEnds)
    self.frames = frames
    self.columnRuns = columnRuns
    self.columnCount = columnCount
    self.hasStraightColumns = hasStraightColumns
    self.isHorizontal = isHorizontal
    self.isStrip = isStrip
    isReversed = isHorizontal && context.isRightToLeft
    contentHeightCandidates = isHorizontal ? [crossExtent] : main
    contentWidthCandidates = isHorizontal ? main : [crossExtent]
    lazyRuns = LazyTileRuns(runs)
  }

  private static func oriented(_ frames: [AffineFrame], in context: LayoutContext) -> TileFrames {
    TileFrames(context.isRightToLeft ? frames.map(\.mirrored) : frames)
  }

  /// The tiles in the order that queries halve.
  var runs: TileRuns { lazyRuns.runs }

  /// The content height in CSS px, insets included, in a container `width` px wide.
  public func contentHeight(at width: Double) -> Double {
    contentHeightCandidates.lazy.map { $0.at(width) }.max() ?? 0
  }

  /// The content width in CSS px, insets included: the container's, but for a horizontal wall.
  public func contentWidth(at width: Double) -> Double {
    contentWidthCandidates.lazy.map { $0.at(width) }.max() ?? width
  }
}
