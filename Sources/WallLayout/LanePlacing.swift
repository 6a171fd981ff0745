import WallGeometry

/// The growing state of a wall in lanes: where each lane ends, and what was placed.
struct LanePlacing {
  let lanes: Lanes
  private let narrowest: Double
  private let widest: Double
  private let reference: Double
  /// Each lane's end at the reference width, in whole 1/64 px.
  private var ends: [Double]
  /// Where the next tile of each lane could start: the lane's end and the gap, or the main start.
  private var starts: [AffineLength]
  private var isEmpty: [Bool]
  /// The first end, in CSS px, that arithmetic cannot hold; ends that are no number included.
  private var overlong: Double?
  private var tiles: LaneTiles

  init(lanes: Lanes, context: LayoutContext, capacity: Int) {
    self.lanes = lanes
    narrowest = context.narrowestWidth
    widest = context.widestWidth
    reference = context.referenceWidth
    ends = Array(repeating: LayoutUnit.count(lanes.mainStart), count: lanes.count)
    starts = Array(repeating: AffineLength(lanes.mainStart), count: lanes.count)
    isEmpty = Array(repeating: true, count: lanes.count)
    tiles = LaneTiles(lanes, capacity: capacity)
  }

  /// The first run of `span` neighbouring lanes whose furthest end is least.
  ///
  /// - Complexity: O(lanes * span)
  func firstRun(of span: Int) -> Int {
    var best = 0
    var bestEnd = Double.infinity
    if span == 1 {
      for lane in ends.indices {
        let end = ends[lane]
        if end < bestEnd { (best, bestEnd) = (lane, end) }
      }
      return best
    }
    for lane in 0...(lanes.count - span) {
      let end = ends[lane..<(lane + span)].reduce(-.infinity, max)
      if end < bestEnd { (best, bestEnd) = (lane, end) }
    }
    return best
  }

  /// Appends a tile below everything in its lanes.
  mutating func place(extent: AffineLength, lane: Int, span: Int) {
    let start = span == 1 ? starts[lane] : clearStart(lane: lane, span: span)
    let end = start + extent
    tiles.append(main: start, extent: extent, columns: ColumnRun(first: lane, span: span))
    let length = end.at(reference)
    if !(length < LayoutResult.longestContent) { overlong = overlong ?? length }
    let next = end + lanes.mainGap
    let units = LayoutUnit.count(length)
    for covered in lane..<(lane + span) {
      (ends[covered], starts[covered], isEmpty[covered]) = (units, next, false)
    }
  }

  /// Where a tile over lanes of unequal ends starts: below all of them at every width of the range.
  ///
  /// The start that is largest at both ends of the range, or, where no single one is, the line
  /// through the largest at each: a maximum of lines is convex, so nothing overlaps between.
  private func clearStart(lane: Int, span: Int) -> AffineLength {
    var top = starts[lane]
    var atNarrowest = top.at(narrowest)
    var atWidest = top.at(widest)
    var isOne = true
    for other in (lane + 1)..<(lane + span) {
      let start = starts[other]
      let (low, high) = (start.at(narrowest), start.at(widest))
      if low >= atNarrowest && high >= atWidest {
        (top, atNarrowest, atWidest, isOne) = (start, low, high, true)
      } else if low > atNarrowest || high > atWidest {
        (atNarrowest, atWidest, isOne) = (max(low, atNarrowest), max(high, atWidest), false)
      }
    }
    return isOne
      ? top : .line(through: (narrowest, atNarrowest), and: (widest, atWidest))
  }

  /// Everything placed so far as a result, mirrored where the wall runs right to left.
  ///
  /// - Throws: `LayoutError.contentTooLarge`.
  consuming func result(in context: LayoutContext) throws(LayoutError) -> LayoutResult {
    if let overlong { throw .contentTooLarge(length: overlong) }
    var ends: [AffineLength] = []
    for lane in starts.indices where !isEmpty[lane] {
      ends.append(starts[lane] - lanes.mainGap + lanes.mainEnd)
    }
    if ends.isEmpty { ends = [AffineLength(lanes.mainStart + lanes.mainEnd)] }
    return try LayoutResult(tiles, mainEnds: ends, in: context)
  }
}
