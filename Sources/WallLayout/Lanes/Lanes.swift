import WallGeometry

/// The tracks that a wall's tiles stand in: columns of a vertical wall, rows of a horizontal one.
///
/// `cross` is the axis across the lanes, `main` the one along them.
struct Lanes {
  let count: Int
  let isHorizontal: Bool
  /// One lane's size across.
  let breadth: AffineLength
  let crossStart: Double
  let crossGap: Double
  let mainStart: Double
  let mainGap: Double
  let mainEnd: Double
  /// The container's own size across: W, or the wall's height.
  let crossExtent: AffineLength
  /// Where each lane starts across.
  private let starts: [AffineLength]

  /// - Parameters:
  ///   - count: At least 1.
  ///   - spacing: `columnGap` is always horizontal, `rowGap` vertical; insets keep their sides.
  ///   - axis: Which way the wall grows.
  ///   - context: Whose narrowest width must leave each column 1 px.
  /// - Throws: `LayoutError` where a lane would be narrower than 1 px.
  init(
    count: Int, spacing: LayoutSpacing, axis: WallAxis, in context: LayoutContext
  ) throws(LayoutError) {
    let insets = spacing.insets
    self.count = count
    isHorizontal = axis.isHorizontal
    let crossInsets: Double
    switch axis {
    case .vertical:
      (crossExtent, crossStart, crossGap) = (.containerWidth, insets.left, spacing.columnGap)
      (mainStart, mainGap, mainEnd) = (insets.top, spacing.rowGap, insets.bottom)
      crossInsets = insets.left + insets.right
    case .horizontal(let height):
      (crossExtent, crossStart, crossGap) = (AffineLength(height), insets.top, spacing.rowGap)
      (mainStart, mainGap, mainEnd) = (insets.left, spacing.columnGap, insets.right)
      crossInsets = insets.top + insets.bottom
    }
    breadth = (crossExtent - crossInsets - Double(count - 1) * crossGap) / Double(count)
    let least = context.leastWidth
    let extent = crossExtent.at(least)
    guard crossInsets < extent else {
      throw axis.isHorizontal
        ? .insetsExceedHeight(insets: crossInsets, height: extent)
        : .insetsExceedContainer(insets: crossInsets, extent: extent)
    }
    // In a lane the caption takes its height from the picture.
    let caption = axis.isHorizontal ? spacing.captionHeight : 0
    let size = breadth.at(least) - caption
    guard size >= 1 else {
      throw axis.isHorizontal
        ? .rowTooLow(rows: count, size: size, height: extent, caption: caption)
        : .columnTooNarrow(columns: count, size: size, extent: extent)
    }
    let (pitch, first) = (breadth + crossGap, crossStart)
    starts = (0..<count).map { pitch * Double($0) + first }
  }

  /// The size across of a tile that covers `span` lanes and the gaps between them.
  func breadth(span: Int) -> AffineLength {
    span == 1 ? breadth : breadth * Double(span) + Double(span - 1) * crossGap
  }

  /// Where a lane starts across, from the first one's start.
  func offset(of lane: Int) -> AffineLength { starts[lane] - crossStart }

  /// The frame of a tile, axes put back to x and y.
  func frame(
    lane: Int, span: Int, main: AffineLength, extent: AffineLength
  ) -> AffineFrame {
    isHorizontal
      ? AffineFrame(x: main, y: starts[lane], width: extent, height: breadth(span: span))
      : AffineFrame(x: starts[lane], y: main, width: breadth(span: span), height: extent)
  }
}
