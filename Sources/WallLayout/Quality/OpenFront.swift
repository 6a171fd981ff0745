import WallGeometry

/// The lower edge of what tiles own so far, while they are taken from the top: what a tile leaves
/// free between the edge and itself is a hole.
///
/// Together the holes are the area under the skyline less what the tiles own, as long as no two
/// tiles overlap.
struct OpenFront {
  private struct Part {
    var start: Double
    var end: Double
    var level: Double
  }

  /// From left to right, each starts where the one before ends.
  private var parts: [Part]
  /// In the order in which tiles closed them.
  private(set) var holes: [Rect] = []

  /// Edges closer than this, in CSS px, are one edge that arithmetic drew apart.
  private static let tolerance = 1e-6

  /// - Parameters:
  ///   - start: Where the range starts.
  ///   - end: Where it ends.
  ///   - floor: The level where no tile is.
  init(from start: Double, to end: Double, floor: Double) {
    parts = [Part(start: start, end: end, level: floor)]
  }

  /// Takes the next tile with its gutter.
  ///
  /// - Parameter tile: Starts no higher than the tiles before it.
  /// - Complexity: O(parts of the front): about as many as there are columns
  mutating func take(_ tile: Rect) {
    let first = firstPart(endingBehind: tile.x)
    var last = first
    while last < parts.count, parts[last].start < tile.maxX - Self.tolerance { last += 1 }
    guard first < last else { return }
    close(parts[first..<last], above: tile)
    var replacement = [
      Part(start: max(tile.x, parts[0].start), end: tile.maxX, level: tile.maxY)
    ]
    let (before, behind) = (parts[first], parts[last - 1])
    if before.start < tile.x - Self.tolerance {
      replacement.insert(Part(start: before.start, end: tile.x, level: before.level), at: 0)
    } else {
      replacement[0].start = before.start
    }
    if behind.end > tile.maxX + Self.tolerance {
      replacement.append(Part(start: tile.maxX, end: behind.end, level: behind.level))
    } else {
      replacement[replacement.count - 1].end = behind.end
    }
    parts.replaceSubrange(first..<last, with: replacement)
  }

  /// What is free between parts of the front and a tile; neighbours of one level are one hole.
  private mutating func close(_ free: ArraySlice<Part>, above tile: Rect) {
    var open: Rect?
    for part in free where tile.y - part.level > Self.tolerance {
      let (start, end) = (max(part.start, tile.x), min(part.end, tile.maxX))
      if let hole = open, hole.y == part.level, hole.maxX == start {
        open?.width = end - hole.x
        continue
      }
      if let open { holes.append(open) }
      open = Rect(x: start, y: part.level, width: end - start, height: tile.y - part.level)
    }
    if let open { holes.append(open) }
  }

  private func firstPart(endingBehind x: Double) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end > x + Self.tolerance { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
