public import WallGeometry

/// The frames that a layout gave its items, as straight lines in the container's width.
///
/// Frames already include everything: insets, and the mirroring of a right-to-left wall.
public struct LayoutResult: Sendable {
  /// One frame for each item, in the items' order.
  public let frames: [AffineFrame]
  /// The first column (or lane) of each item, counted from the inline start; empty for kinds
  /// without columns.
  public let columns: [Int32]
  /// How many columns each item covers, after clamping; empty for kinds without columns.
  public let spans: [Int32]
  /// nil for kinds without columns.
  public let columnCount: Int?
  /// Whether the main axis is x: the wall scrolls sideways and no frame depends on W (a mirrored
  /// one does, through `W - x - width`).
  public let isHorizontal: Bool
  /// Affine lengths whose maximum, at any width, is the content height.
  public let contentHeightCandidates: [AffineLength]
  /// Affine lengths whose maximum, at any width, is the content width.
  public let contentWidthCandidates: [AffineLength]
  /// Whether later items stand further left: a horizontal wall, mirrored.
  let isReversed: Bool
  let index: LaneIndex

  /// The longest content, in CSS px, whose 1/64 px a `Double` still tells apart.
  static let longestContent = 1e13

  /// - Parameters:
  ///   - tiles: Not mirrored yet.
  ///   - lanes: What the items stand in.
  ///   - mainEnds: Lengths whose maximum is the content's along the main axis.
  ///   - context: Tells whether to mirror.
  /// - Throws: `LayoutError.contentTooLarge` where arithmetic cannot hold the content.
  init(
    _ tiles: PlacedTiles, lanes: Lanes, mainEnds: [AffineLength], in context: LayoutContext
  ) throws(LayoutError) {
    for end in mainEnds {
      let length = max(end.at(context.narrowestWidth), end.at(context.widestWidth))
      guard length < Self.longestContent else { throw .contentTooLarge(length: length) }
    }
    let main = AffineLength.upperEnvelope(of: mainEnds)
    frames = context.isRightToLeft ? tiles.frames.map(\.mirrored) : tiles.frames
    columns = tiles.lanes
    spans = tiles.spans
    columnCount = lanes.count
    isHorizontal = lanes.isHorizontal
    isReversed = lanes.isHorizontal && context.isRightToLeft
    index = LaneIndex(lanes: tiles.lanes, spans: tiles.spans, count: lanes.count)
    contentHeightCandidates = lanes.isHorizontal ? [lanes.crossExtent] : main
    contentWidthCandidates = lanes.isHorizontal ? main : [lanes.crossExtent]
  }

  /// The content height in CSS px, insets included, in a container `width` px wide.
  public func contentHeight(at width: Double) -> Double {
    contentHeightCandidates.lazy.map { $0.at(width) }.max() ?? 0
  }

  /// The content width in CSS px, insets included: the container's, but for a horizontal wall.
  public func contentWidth(at width: Double) -> Double {
    contentWidthCandidates.lazy.map { $0.at(width) }.max() ?? width
  }
}
