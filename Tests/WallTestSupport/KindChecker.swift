import WallGeometry
package import WallLayout

/// What must hold of rows, flows and circles, whatever their choices were.
package struct KindChecker {
  private let wall: RandomWall
  private let result: LayoutResult
  private let spacing: LayoutSpacing
  /// What is broken, in words; none where the wall is sound.
  package private(set) var faults: [String] = []

  fileprivate static let tolerance = 1e-6

  package init(_ wall: RandomWall, _ result: LayoutResult) {
    self.wall = wall
    self.result = result
    spacing = wall.layout.spacing
    require(result.frames.count == wall.items.count, "one frame for each item")
    require(result.columnCount == nil && result.columnRuns.isEmpty, "no columns")
    for width in wall.widths {
      let rects = result.frames.map { frame -> Rect in
        // Left to right, whatever the wall is.
        (wall.context.isRightToLeft ? frame.mirrored : frame).at(width: width)
      }
      require(result.contentWidth(at: width) == width, "content as wide as its container")
      switch wall.layout {
      case let rows as RowsLayout:
        checkLines(rects, at: width)
        checkRows(rects, rows, at: width)
      case let flow as FlowLayout:
        checkLines(rects, at: width)
        checkFlow(rects, flow, at: width)
      case let circle as CircleLayout: checkCircle(rects, circle, at: width)
      default: require(false, "a kind that is known")
      }
    }
  }

  private mutating func require(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { faults.append("\(wall): broken: \(rule())") }
  }

  /// The tiles of each line: those that share a middle.
  private func lines(_ rects: [Rect]) -> [Range<Int>] {
    let middles = rects.map { $0.y + $0.height / 2 }
    var starts = rects.indices.filter { $0 == 0 || !equal(middles[$0], middles[$0 - 1]) }
    starts.append(rects.count)
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// In order, inside the insets, gaps kept between neighbours and between lines.
  private mutating func checkLines(_ rects: [Rect], at width: Double) {
    let insets = spacing.insets
    var top = insets.top
    for line in lines(rects) {
      let tiles = rects[line]
      require(equal(tiles[line.lowerBound].y, top) || wall.layout is FlowLayout, "line on its top")
      require(tiles.allSatisfy { $0.y >= top - Self.tolerance }, "tiles below the line's top")
      let isInside = tiles.allSatisfy {
        $0.x >= insets.left - Self.tolerance && $0.maxX <= width - insets.right + Self.tolerance
      }
      require(
        isInside, "line from \(line.lowerBound) inside at \(width)")
      for (tile, next) in zip(tiles, tiles.dropFirst()) {
        let gap = spacing.columnGap
        require(
          next.x - tile.maxX >= gap - 1.0 / 64,
          "\(gap) between tiles in line from \(line.lowerBound) at \(width)")
      }
      top = (tiles.map(\.maxY).max() ?? top) + spacing.rowGap
    }
    let end = rects.isEmpty ? top : top - spacing.rowGap
    require(equal(result.contentHeight(at: width), end + insets.bottom), "content's end")
  }

  private mutating func checkRows(_ rects: [Rect], _ layout: RowsLayout, at width: Double) {
    let lines = lines(rects)
    for (index, line) in lines.enumerated() {
      let tiles = rects[line]
      for (rect, item) in zip(tiles, wall.items[line]) {
        let aspect = rect.width / (rect.height - spacing.captionHeight)
        require(
          abs(aspect / item.size.aspectRatio - 1) < Self.tolerance, "aspect in line \(index)")
        require(rect.width > 0, "a width in line \(index) at \(width)")
        require(equal(rect.height, tiles[line.lowerBound].height), "one height in line \(index)")
      }
      for (tile, next) in zip(tiles, tiles.dropFirst()) {
        require(equal(next.x - tile.maxX, spacing.columnGap), "the gap in line \(index)")
      }
      let room = width - spacing.insets.left - spacing.insets.right
      let taken = rects[line.upperBound - 1].maxX - tiles[line.lowerBound].x
      let start = tiles[line.lowerBound].x - spacing.insets.left
      if index + 1 < lines.count || layout.lastRow == .justify {
        require(equal(taken, room), "line \(index) fills the width")
      } else if layout.lastRow == .centre {
        require(equal(start, (room - taken) / 2), "the last line in the middle")
      }
      if layout.lastRow != .centre { require(equal(start, 0), "line \(index) from the start") }
    }
  }

  private mutating func checkFlow(_ rects: [Rect], _ layout: FlowLayout, at width: Double) {
    let lines = lines(rects)
    let narrowest = wall.context.narrowestWidth - spacing.insets.left - spacing.insets.right
    for (index, line) in lines.enumerated() {
      let tiles = rects[line]
      for (rect, item) in zip(tiles, wall.items[line]) {
        let size = item.itemSize ?? layout.itemSize
        let scale = min(1, narrowest / size.width)
        require(equal(rect.width, size.width * scale), "an item's width in line \(index)")
        require(equal(rect.height, size.height * scale), "an item's height in line \(index)")
      }
      let middles = tiles.map { $0.y + $0.height / 2 }
      require(middles.allSatisfy { equal($0, middles[0]) }, "items on the middle of line \(index)")
      if index + 1 < lines.count {
        let isSpread = equal(rects[line.upperBound - 1].maxX, width - spacing.insets.right)
        require(isSpread || tiles.count == 1, "line \(index) is spread at \(width)")
        let next = rects[line.upperBound].width
        let taken = tiles.reduce(next) { $0 + $1.width + spacing.columnGap }
        require(taken > narrowest - 1.0 / 64, "line \(index) is full")
      }
    }
  }

  private mutating func checkCircle(_ rects: [Rect], _ layout: CircleLayout, at width: Double) {
    let centre = (x: width / 2, y: result.contentHeight(at: width) / 2)
    let distances = rects.map { rect -> Double in
      let (x, y) = (rect.x + rect.width / 2 - centre.x, rect.y + rect.height / 2 - centre.y)
      return (x * x + y * y).squareRoot()
    }
    require(distances.allSatisfy { equal($0, distances[0]) }, "one distance from the centre")
    require(rects.allSatisfy { equal($0.width, layout.itemSize.width) }, "items' width")
    require(rects.allSatisfy { equal($0.height, layout.itemSize.height) }, "items' height")
    if rects.count == 1 { require(equal(distances[0], 0), "a single item at the centre") }
    guard layout.radius == .auto, rects.count > 1 else { return }
    for (index, rect) in rects.enumerated() {
      let next = rects[(index + 1) % rects.count]
      let apart = max(abs(next.x - rect.x), abs(next.y - rect.y)) - rect.width
      require(apart >= spacing.columnGap - Self.tolerance, "neighbours \(index) apart")
      let wide = Rect(
        x: rect.x + Self.tolerance, y: rect.y + Self.tolerance,
        width: rect.width - 2 * Self.tolerance, height: rect.height - 2 * Self.tolerance)
      require(!rects[..<index].contains { $0.meets(wide) }, "item \(index) meets none")
    }
  }
}

private func equal(_ a: Double, _ b: Double) -> Bool { abs(a - b) < KindChecker.tolerance }
