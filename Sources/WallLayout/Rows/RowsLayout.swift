import WallGeometry

/// Justified rows: the images of a line share one height and fill the width exactly.
///
/// Images keep their order and their aspect; where lines end is chosen so that their heights come
/// near a target.
public struct RowsLayout: Layout {
  /// What becomes of a last line that is too short for its target height.
  public enum LastRow: Hashable, Sendable {
    /// At the target height, from the inline start.
    case start
    /// At the target height, in the middle.
    case centre
    /// As wide as the others, however high.
    case justify
  }

  public var spacing: LayoutSpacing
  /// CSS px of picture, without caption; > 0.
  public var targetHeight: Double
  public var lastRow: LastRow

  public var columnCount: Int? { nil }
  public var isHorizontal: Bool { false }
  public var figures: Set<QualityFigure> {
    [.holes, .cropMean, .cropMax, .raggedness, .topInversion, .rankShift]
  }

  public init(
    spacing: LayoutSpacing = LayoutSpacing(), targetHeight: Double = 240, lastRow: LastRow = .start
  ) {
    self.spacing = spacing
    self.targetHeight = targetHeight
    self.lastRow = lastRow
  }

  /// Breaks the items into lines and stretches each to the width.
  ///
  /// A last line that is too short keeps its share of the justified height, so that it has the
  /// target height at the reference width and overflows at none.
  /// - Parameters:
  ///   - items: In reading order.
  ///   - context: Lines are chosen at its reference width, and of no more images than its narrowest
  ///     width leaves 1 px each.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where the insets leave no width.
  /// - Complexity: O(n k) for n items, where k is how many make a line a quarter as high as the
  ///   target
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let room = try context.narrowestRoom(between: spacing.insets)
    let sides = spacing.insets.left + spacing.insets.right
    let aspects = items.map(\.size.aspectRatio)
    let starts = RowBreaks(
      aspects: aspects, gap: spacing.columnGap, target: targetHeight,
      inner: context.referenceWidth - sides, narrowestInner: room,
      sparesLast: lastRow != .justify
    ).starts()
    var frames: [AffineFrame] = []
    frames.reserveCapacity(items.count)
    var top = AffineLength(spacing.insets.top)
    for (line, start) in starts.enumerated() {
      let isLast = line + 1 == starts.count
      let images = aspects[start..<(isLast ? aspects.count : starts[line + 1])]
      let row = row(of: images, isLast: isLast, at: context.referenceWidth)
      let height = row.height + spacing.captionHeight
      var sum = 0.0
      for (place, aspect) in images.enumerated() {
        frames.append(
          AffineFrame(
            x: row.height * sum + row.start + Double(place) * spacing.columnGap, y: top,
            width: row.height * aspect, height: height))
        sum += aspect
      }
      top = top + height + spacing.rowGap
    }
    let end = starts.isEmpty ? top : top - spacing.rowGap
    let count = Int32(clamping: items.count)
    return try LayoutResult(
      frames: frames, mainEnds: [end + spacing.insets.bottom], in: context
    ) { TileRuns([Array(0..<count)]) }
  }

  /// The height of a line's pictures and where it starts.
  private func row(
    of aspects: ArraySlice<Double>, isLast: Bool, at reference: Double
  ) -> (height: AffineLength, start: AffineLength) {
    let sum = aspects.reduce(0, +)
    let gaps = Double(aspects.count - 1) * spacing.columnGap
    let inner = AffineLength.containerWidth - (spacing.insets.left + spacing.insets.right)
    let start = AffineLength(spacing.insets.left)
    let justified = (inner - gaps) / sum
    let height = justified.at(reference)
    guard isLast, lastRow != .justify, height > targetHeight else { return (justified, start) }
    let own = justified * (targetHeight / height)
    guard lastRow == .centre else { return (own, start) }
    return (own, start + (inner - own * sum - gaps) / 2)
  }
}
