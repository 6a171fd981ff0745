public import WallGeometry

/// Items of given sizes side by side, a new line where one is full.
///
/// Lines spread over the whole width; what fits is judged at the narrowest width of the range, so
/// nothing overflows at any. The spacing's `columnGap` is the least distance in a line, its `rowGap`
/// the one between lines.
public struct FlowLayout: Layout {
  public var spacing: LayoutSpacing
  /// CSS px of an item that has no size of its own, caption included.
  public var itemSize: Size

  public var columnCount: Int? { nil }
  public var isHorizontal: Bool { false }
  public var figures: Set<QualityFigure> { [.cropMean, .cropMax, .topInversion, .rankShift] }

  public init(
    spacing: LayoutSpacing = LayoutSpacing(), itemSize: Size = Size(width: 100, height: 100)
  ) {
    self.spacing = spacing
    self.itemSize = itemSize
  }

  /// Fills line after line, and centres each item on its line's height.
  ///
  /// An item wider than a line is scaled down to one, and the result says which.
  /// - Parameters:
  ///   - items: In reading order.
  ///   - context: Its narrowest width decides what fits a line.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where the insets leave no width, or a caption no picture.
  /// - Complexity: O(items)
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let room = try context.narrowestRoom(between: spacing.insets)
    let lines = FlowLines(
      items.map { $0.itemSize ?? itemSize }, gap: spacing.columnGap, room: room)
    let lowest = min(itemSize.height, lines.sizes.lazy.map(\.height).min() ?? .infinity)
    guard lowest - spacing.captionHeight >= 1 else {
      throw .captionFillsItem(caption: spacing.captionHeight, height: lowest)
    }
    var frames: [AffineFrame] = []
    frames.reserveCapacity(items.count)
    var top = spacing.insets.top
    for index in lines.indices {
      let sizes = lines.sizes(of: index)
      let height = sizes.reduce(0) { max($0, $1.height) }
      let distance = distance(in: index, of: lines)
      var start = AffineLength(spacing.insets.left)
      for size in sizes {
        frames.append(
          AffineFrame(
            x: start, y: AffineLength(top + (height - size.height) / 2),
            width: AffineLength(size.width), height: AffineLength(size.height)))
        start = start + size.width + distance
      }
      top += height + spacing.rowGap
    }
    let end = lines.indices.isEmpty ? top : top - spacing.rowGap
    let starts = lines.starts
    var result = try LayoutResult(
      frames: frames, mainEnds: [AffineLength(end + spacing.insets.bottom)], in: context
    ) { TileRuns(FlowLines.runs(starts)) }
    if !lines.scaledDown.isEmpty {
      result.warnings = [
        .itemsScaledDown(lines.scaledDown, room: room, extent: context.leastWidth)
      ]
    }
    return result
  }

  /// The distance between the items of a line.
  ///
  /// The last line stands below the one before where all items of both have one width; else it is
  /// not spread.
  private func distance(in index: Int, of lines: FlowLines) -> AffineLength {
    let isLast = index + 1 == lines.count
    guard isLast, lines.haveOneWidth(from: index - 1) else {
      return isLast ? AffineLength(spacing.columnGap) : spread(lines.sizes(of: index))
    }
    return spread(lines.sizes(of: index - 1))
  }

  /// What is left of the width, in equal parts.
  private func spread(_ sizes: ArraySlice<Size>) -> AffineLength {
    guard sizes.count > 1 else { return AffineLength(spacing.columnGap) }
    let taken = sizes.reduce(spacing.insets.left + spacing.insets.right) { $0 + $1.width }
    return (AffineLength.containerWidth - taken) / Double(sizes.count - 1)
  }
}
