import WallGeometry

/// A mosaic of whole units, in which dice decide who spans two columns.
///
/// Column ends are whole numbers of `unit`, so that two columns often end at the same height and a
/// tile can span them; the picture is cropped to what that leaves. A horizontal wall is the same
/// rule along its lanes: the unit is a width, and proportions are width/height.
public struct DiceMosaicLayout: Layout {
  /// Where a tile's proportions come from.
  public enum Aspect: Hashable, Sendable {
    /// The picture's own height/width, clamped to what a tile may have.
    case natural
    /// Drawn, for wireframes.
    case random
  }

  /// 1 to 8,192.
  public var columns: Int
  public var spacing: LayoutSpacing
  public var axis: WallAxis
  /// CSS px at the reference width; larger than the gap along the columns.
  public var unit: Double
  /// 0 to 2^53 - 1: the same seed gives the same wall on every machine.
  public var seed: UInt64
  /// Percent, 0 to 100.
  public var spanProbability: Int
  public var aspect: Aspect

  public var columnCount: Int? { columns }
  public var isHorizontal: Bool { axis.isHorizontal }

  public init(
    columns: Int, spacing: LayoutSpacing = LayoutSpacing(), axis: WallAxis = .vertical,
    unit: Double = 40, seed: UInt64 = 0, spanProbability: Int = 40, aspect: Aspect = .natural
  ) {
    precondition(columns >= 1, "a wall has at least one column")
    self.columns = columns
    self.spacing = spacing
    self.axis = axis
    self.unit = unit
    self.seed = seed
    self.spanProbability = spanProbability
    self.aspect = aspect
  }

  /// Places each item in the first of the lowest columns.
  ///
  /// - Parameters:
  ///   - items: In reading order; spans and tile heights have no effect.
  ///   - context: The number of units a tile takes is decided at its reference width.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where a column is under 1 px or a unit not larger than the gap.
  /// - Complexity: O(items * columns)
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let lanes = try Lanes(count: columns, spacing: spacing, axis: axis, in: context)
    let unitLength = try unitLength(of: lanes, in: context)
    var ends = [Double](repeating: 0, count: columns)
    var tiles = LaneTiles(
      lanes, unit: { _ in unitLength }, extra: -lanes.mainGap, capacity: items.count)
    for item in items {
      let lane = Self.firstLowest(ends)
      let span = spansTwo(item, lane: lane, ends: ends) ? 2 : 1
      let units = units(for: item, span: span, lanes: lanes, reference: context.referenceWidth)
      tiles.append(
        main: unitLength * ends[lane] + lanes.mainStart, measure: units,
        columns: ColumnRun(first: lane, span: span))
      let end = ends[lane] + units
      for covered in lane..<(lane + span) { ends[covered] = end }
    }
    let furthest = ends.max() ?? 0
    let padding = lanes.mainStart + lanes.mainEnd
    let end =
      furthest == 0
      ? AffineLength(padding) : unitLength * furthest - lanes.mainGap + padding
    return try LayoutResult(tiles, mainEnds: [end], in: context)
  }

  private static func firstLowest(_ ends: [Double]) -> Int {
    var lowest = 0
    for lane in ends.indices where ends[lane] < ends[lowest] { lowest = lane }
    return lowest
  }

  /// unit(W) = unit * (w(W) + gap) / (w(reference) + gap): ends that tie at one width tie at all.
  private func unitLength(
    of lanes: Lanes, in context: LayoutContext
  ) throws(LayoutError) -> AffineLength {
    let pitch = lanes.breadth + lanes.crossGap
    let length = pitch * (unit / pitch.at(context.referenceWidth))
    let atNarrowest = length.at(context.narrowestWidth)
    for (unit, width) in [(unit, context.referenceWidth), (atNarrowest, context.narrowestWidth)] {
      guard unit > lanes.mainGap else {
        throw .unitNotLargerThanGap(unit: unit, gap: lanes.mainGap, extent: width)
      }
    }
    return length
  }

  private func spansTwo(_ item: LayoutItem, lane: Int, ends: [Double]) -> Bool {
    lane + 1 < columns && ends[lane] == ends[lane + 1]
      && item.drawKey.draw(seed: seed, stream: 0) % 100 < UInt64(max(0, spanProbability))
  }

  /// How many units a tile takes along its lane: a whole number, at least 1.
  private func units(
    for item: LayoutItem, span: Int, lanes: Lanes, reference: Double
  ) -> Double {
    let breadth = lanes.breadth(span: span).at(reference)
    let proportion = proportion(of: item, span: span)
    // The caption stands below the picture: along a column, but across a lane.
    let extent =
      lanes.isHorizontal
      ? (breadth - spacing.captionHeight) * proportion
      : breadth * proportion + spacing.captionHeight
    // The 1e-9 lets a whole number count which floating point left just short.
    return max(1, ((extent + lanes.mainGap) / unit + 1e-9).rounded(.down))
  }

  /// A tile's length along its lane for each px across: 0.75 to 1.25, to 1 over two lanes.
  private func proportion(of item: LayoutItem, span: Int) -> Double {
    let (low, high) = (0.75, span == 1 ? 1.25 : 1)
    switch aspect {
    case .natural:
      let size = item.size
      let own = isHorizontal ? size.width / size.height : size.height / size.width
      return min(max(own, low), high)
    case .random:
      let steps = UInt64((100 * (high - low)).rounded())
      return low + Double(item.drawKey.draw(seed: seed, stream: 1) % steps) / 100
    }
  }
}
