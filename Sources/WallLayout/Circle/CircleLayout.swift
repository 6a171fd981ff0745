public import WallGeometry

/// Items of one size on a circle around the wall's middle, the first below the centre, the next to
/// its right (to its left in a right-to-left wall).
public struct CircleLayout: Layout {
  /// From the circle's centre to the items' centres.
  public enum Radius: Hashable, Sendable {
    /// The least at which neighbours are `spacing.columnGap` apart in x or in y.
    case auto
    /// CSS px.
    case length(Double)
  }

  /// Of the distances only insets and `columnGap` have an effect; the circle is in the middle of the
  /// container whatever its own left and right insets are.
  public var spacing: LayoutSpacing
  /// CSS px. Neighbours stand in all directions, so the larger side counts for both.
  public var itemSize: Size
  public var radius: Radius
  /// CSS px, insets included; nil is as high as the circle and its insets.
  public var height: Double?

  public var columnCount: Int? { nil }
  public var isHorizontal: Bool { false }
  public var figures: Set<QualityFigure> { [.cropMean, .cropMax] }

  public init(
    spacing: LayoutSpacing = LayoutSpacing(), itemSize: Size = Size(width: 50, height: 50),
    radius: Radius = .auto, height: Double? = nil
  ) {
    self.spacing = spacing
    self.itemSize = itemSize
    self.radius = radius
    self.height = height
  }

  /// Places item i of n at i / n of a turn; a single item at the centre.
  ///
  /// The result says where neighbours overlap at their corners, and where the circle is wider than
  /// the narrowest container or higher than the height that is given.
  /// - Parameters:
  ///   - items: In reading order.
  ///   - context: Nothing is decided by its widths.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where a given radius brings neighbouring centres nearer than an item is
  ///   large.
  /// - Complexity: O(items)
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let ring = Ring(count: items.count, side: max(itemSize.width, itemSize.height))
    let radius =
      switch radius {
      case .auto: ring.radius(keepingApart: spacing.columnGap)
      case .length(let length): length
      }
    let least = ring.leastRadius
    guard LayoutUnit.count(radius) >= LayoutUnit.count(least) else {
      throw .radiusTooSmall(radius: radius, least: least, count: items.count)
    }
    let outer = spacing.surroundings
    let own = spacing.ownInsets
    let extent = items.isEmpty ? 0 : 2 * radius + itemSize.height
    let contentHeight = height ?? extent + own.top + own.bottom
    let middle = AffineLength(slope: 0.5, intercept: (outer.left - outer.right) / 2)
    let centre = outer.top + contentHeight / 2
    // A single item has no direction to go.
    let reach = items.count > 1 ? radius : 0
    let frames = ring.points.map { point in
      AffineFrame(
        x: middle + (reach * point.sine - itemSize.width / 2),
        y: AffineLength(centre + reach * point.cosine - itemSize.height / 2),
        width: AffineLength(itemSize.width), height: AffineLength(itemSize.height))
    }
    let end = AffineLength(outer.top + contentHeight + outer.bottom)
    let count = items.count
    var result = try LayoutResult(frames: frames, mainEnds: [end], in: context) {
      TileRuns(Ring.runs(of: count))
    }
    result.warnings = warnings(of: ring, radius: radius, in: context)
    return result
  }

  private func warnings(
    of ring: Ring, radius: Double, in context: LayoutContext
  ) -> [LayoutWarning] {
    var warnings: [LayoutWarning] = []
    let apart = ring.radius(keepingApart: 0)
    if LayoutUnit.count(radius) < LayoutUnit.count(apart) {
      warnings.append(.cornersOverlap(radius: radius, least: apart))
    }
    let extent = context.leastWidth
    let width = (ring.points.count > 1 ? 2 * radius : 0) + itemSize.width
    if !ring.points.isEmpty, width > extent {
      warnings.append(.contentWiderThanContainer(width: width, extent: extent))
    }
    let reach = (ring.points.count > 1 ? 2 * radius : 0) + itemSize.height
    if let height, !ring.points.isEmpty, LayoutUnit.count(reach) > LayoutUnit.count(height) {
      warnings.append(.contentHigherThanWall(extent: reach, height: height))
    }
    return warnings
  }
}

/// Points at equal distances on a circle of radius 1, each with a square around it.
private struct Ring {
  let points: [UnitPoint]
  private let side: Double
  /// The least distance of two neighbours along the axis on which they are further apart; nil where
  /// there are none.
  private let leastStep: Double?

  /// - Parameters:
  ///   - count: 0 or more points.
  ///   - side: Of the squares, in CSS px.
  init(count: Int, side: Double) {
    self.side = side
    let points = (0..<count).map { UnitPoint(part: $0, of: count) }
    let steps = zip(points, points.dropFirst() + points.prefix(1)).lazy.map { a, b in
      max(abs(a.sine - b.sine), abs(a.cosine - b.cosine))
    }
    leastStep = count > 1 ? steps.min() : nil
    self.points = points
  }

  /// The radius in CSS px at which neighbouring squares are `distance` px apart in x or in y.
  func radius(keepingApart distance: Double) -> Double {
    leastStep.map { (side + distance) / $0 } ?? 0
  }

  /// The radius in CSS px at which neighbouring centres are as far apart as the squares are large.
  var leastRadius: Double {
    guard points.count > 1 else { return 0 }
    let (x, y) = (points[1].sine - points[0].sine, points[1].cosine - points[0].cosine)
    return side / (x * x + y * y).squareRoot()
  }

  /// For queries: the right half, which rises, from its upper end, and the left half as it is.
  static func runs(of count: Int) -> [[Int32]] {
    let half = Int32(clamping: count / 2)
    return [Array((0..<half).reversed()), Array(half..<Int32(clamping: count))]
  }
}
