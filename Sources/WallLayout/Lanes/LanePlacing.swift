import WallGeometry

/// The growing state of a wall in lanes: where each lane ends, and what was placed.
struct LanePlacing {
  private let lanes: Lanes
  private let narrowest: Double
  private let widest: Double
  private let reference: Double
  private let mainGap: Double
  /// For each lane its end at the reference width, in whole 1/64 px, and its number behind it: the
  /// least key is the first of the lanes that end first. Filled up with keys of no lane.
  private var keys: [Int]
  /// Where the next tile of each lane could start: the lane's end and the gap, or the main start.
  private var starts: [AffineLength]
  /// The first end, in CSS px, that arithmetic cannot hold; ends that are no number included.
  private var overlong: Double?
  private var tiles: LaneTiles

  /// Bits of a key that hold the lane's number. The longest content takes 50 more.
  private static let laneBits = 13
  /// How many lanes are compared side by side.
  private static let stride = 4

  /// - Parameters:
  ///   - tiles: None yet.
  ///   - context: Ends are compared at its reference width.
  init(_ tiles: LaneTiles, in context: LayoutContext) {
    lanes = tiles.lanes
    precondition(lanes.count <= 1 << Self.laneBits, "a wall has at most 8,192 columns")
    self.tiles = tiles
    narrowest = context.narrowestWidth
    widest = context.widestWidth
    reference = context.referenceWidth
    mainGap = lanes.mainGap
    let start = lanes.mainStart
    keys = (0..<lanes.count).map { Self.key(ofEnd: start, lane: $0) }
    while keys.count % Self.stride > 0 { keys.append(.max) }
    starts = Array(repeating: AffineLength(start), count: lanes.count)
  }

  private static func key(ofEnd length: Double, lane: Int) -> Int {
    // Lengths beyond what a result may have are refused in the end, so they may count alike.
    let limit = LayoutResult.longestContent
    let end = LayoutUnit.whole(length < limit ? max(length, -limit) : limit)
    return end << laneBits | lane
  }

  /// The first run of `span` neighbouring lanes whose furthest end is least.
  ///
  /// - Complexity: O(lanes * span)
  @inline(__always)
  func firstRun(of span: Int) -> Int {
    if span == 1 { return firstLane }
    var best = 0
    var bestEnd = Int.max
    for lane in 0...(lanes.count - span) {
      let end = keys[lane..<(lane + span)].reduce(.min, max) >> Self.laneBits
      if end < bestEnd { (best, bestEnd) = (lane, end) }
    }
    return best
  }

  /// The first of the lanes that end first.
  @inline(__always)
  private var firstLane: Int {
    // Four minima that do not wait for each other, each without a branch: which lane ends first
    // cannot be foreseen.
    let keys = keys.span
    var (a, b, c, d) = (keys[0], keys[1], keys[2], keys[3])
    var lane = Self.stride
    while lane < keys.count {
      a = min(a, keys[lane])
      b = min(b, keys[lane + 1])
      c = min(c, keys[lane + 2])
      d = min(d, keys[lane + 3])
      lane += Self.stride
    }
    return min(min(a, b), min(c, d)) & (1 << Self.laneBits - 1)
  }

  /// Appends a tile below everything in its lanes.
  ///
  /// - Parameters:
  ///   - measure: The tile's length, as the tiles measure it.
  ///   - lane: The first lane it covers.
  ///   - span: How many.
  // Inlined, since a call for each image takes as long again as what it does.
  @inline(__always)
  mutating func place(measure: Double, lane: Int, span: Int) {
    let start = span == 1 ? starts[lane] : clearStart(lane: lane, span: span)
    let end = start + tiles.extent(of: measure, span: span)
    tiles.append(main: start, measure: measure, columns: ColumnRun(first: lane, span: span))
    let length = end.at(reference)
    if !(length < LayoutResult.longestContent) { overlong = overlong ?? length }
    let next = end + mainGap
    let key = Self.key(ofEnd: length, lane: 0)
    var covered = lane
    repeat {
      keys[covered] = key | covered
      starts[covered] = next
      covered += 1
    } while covered < lane + span
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
    // A tile has a length, so what still starts at the main start is an empty lane.
    for start in starts where start != AffineLength(lanes.mainStart) {
      ends.append(start - mainGap + lanes.mainEnd)
    }
    if ends.isEmpty { ends = [AffineLength(lanes.mainStart + lanes.mainEnd)] }
    return try LayoutResult(tiles, mainEnds: ends, in: context)
  }
}
