import WallGeometry
package import WallLayout

/// What must hold of every wall in lanes, whatever its layout's choices were.
package struct WallChecker {
  private let wall: RandomWall
  private let result: LayoutResult
  /// What is broken, in words; none where the wall is sound.
  package private(set) var faults: [String] = []

  /// Two lengths nearer than this, in px, count as equal.
  package static let tolerance = 1e-6

  package init(_ wall: RandomWall, _ result: LayoutResult) {
    self.wall = wall
    self.result = result
    require(result.frames.count == wall.items.count, "one frame for each item")
    require(result.columnRuns.count == wall.items.count, "one column for each item")
    checkLanes()
    for width in wall.widths {
      let rects = result.frames.map { $0.at(width: width) }
      checkInside(rects, at: width)
      checkLaneOrder(rects, at: width)
      checkOverlaps(rects, at: width)
      checkExtents(rects, at: width)
      checkContentEnd(rects, at: width)
    }
  }

  private mutating func require(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { faults.append("\(wall): broken: \(rule())") }
  }

  private var spacing: LayoutSpacing { wall.layout.spacing }

  private mutating func checkLanes() {
    guard let count = result.columnCount else { return }
    for run in result.columnRuns {
      require(run.first + run.span <= count, "columns \(run.first) and \(run.span) on")
    }
  }

  private mutating func checkInside(_ rects: [Rect], at width: Double) {
    let content = result.contentSize(at: width)
    let insets = spacing.insets
    let (left, right) =
      wall.context.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    // A mirrored horizontal wall ends at the container's right edge and starts left of it.
    let origin = wall.context.isRightToLeft ? width - content.width : 0
    for (index, rect) in rects.enumerated() {
      require(
        rect.x >= origin + left - Self.tolerance
          && rect.maxX <= origin + content.width - right + Self.tolerance
          && rect.y >= insets.top - Self.tolerance
          && rect.maxY <= content.height - insets.bottom + Self.tolerance,
        "item \(index) inside the insets at \(width): \(rect) in \(content)")
    }
  }

  /// Of the tiles that cover a lane each starts a gap below the one before: manifest order is kept
  /// and nothing overlaps in the lane.
  private mutating func checkLaneOrder(_ rects: [Rect], at width: Double) {
    var ends = [Double](repeating: -.infinity, count: result.columnCount ?? 0)
    let gap = result.isHorizontal ? spacing.columnGap : spacing.rowGap
    for (index, rect) in rects.enumerated() {
      var (start, end) = result.isHorizontal ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
      if result.isHorizontal && wall.context.isRightToLeft { (start, end) = (-end, -start) }
      let run = result.columnRuns[index]
      for lane in run.first..<(run.first + run.span) {
        require(
          start >= ends[lane] + gap - Self.tolerance,
          "item \(index) \(gap) below column \(lane)'s end at \(width)")
        ends[lane] = end
      }
    }
  }

  private mutating func checkOverlaps(_ rects: [Rect], at width: Double) {
    let shrunk = rects.map {
      Rect(
        x: $0.x + Self.tolerance, y: $0.y + Self.tolerance, width: $0.width - 2 * Self.tolerance,
        height: $0.height - 2 * Self.tolerance)
    }
    for (index, rect) in shrunk.enumerated() {
      if let other = shrunk[..<index].firstIndex(where: { $0.meets(rect) }) {
        require(false, "items \(other) and \(index) apart at \(width)")
      }
    }
  }

  /// A waterfall's pictures keep their aspect, or the height they were given.
  private mutating func checkExtents(_ rects: [Rect], at width: Double) {
    guard wall.layout is WaterfallLayout else { return }
    for (index, rect) in rects.enumerated() {
      let item = wall.items[index]
      let picture = rect.height - spacing.captionHeight
      var expected = rect.width / item.size.aspectRatio
      if let height = item.tileHeight, !result.isHorizontal { expected = height }
      require(abs(picture - expected) < Self.tolerance, "item \(index)'s picture at \(width)")
    }
  }

  private mutating func checkContentEnd(_ rects: [Rect], at width: Double) {
    let insets = spacing.insets
    let content = result.contentSize(at: width)
    if result.isHorizontal {
      let furthest =
        wall.context.isRightToLeft
        ? rects.map { width - $0.x }.max() : rects.map { $0.maxX }.max()
      let end = (furthest ?? insets.left) + insets.right
      require(abs(content.width - end) < Self.tolerance, "content width \(end) at \(width)")
    } else {
      let end = (rects.map { $0.maxY }.max() ?? insets.top) + insets.bottom
      require(abs(content.height - end) < Self.tolerance, "content height \(end) at \(width)")
      require(content.width == width, "content as wide as its container")
    }
  }
}
