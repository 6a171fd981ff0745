/// The outline that tiles form from below: for each x the lowest of the tiles that stand there.
struct Skyline {
  /// A tile as the skyline sees it: its extent across with gutter, its end with gutter.
  struct Step {
    var start: Double
    var end: Double
    var level: Double
  }

  /// The integral of (level - floor) over the range.
  private(set) var area = 0.0
  private(set) var lowest: Double
  private(set) var highest: Double

  /// - Parameters:
  ///   - steps: In any order; they may overlap.
  ///   - start: Where the range starts.
  ///   - end: Where it ends.
  ///   - floor: The level where no step is.
  /// - Complexity: O(n log n)
  init(of steps: [Step], from start: Double, to end: Double, floor: Double) {
    let edges = Self.distinct(steps.flatMap { [$0.start, $0.end] } + [start, end])
      .filter { $0 >= start - Self.tolerance && $0 <= end + Self.tolerance }
    var levels = [Double](repeating: floor, count: max(edges.count - 1, 0))
    // Highest level first: each elementary interval takes the first step that covers it, and is
    // then skipped, so that all steps together touch each interval once.
    var next = Array(levels.indices) + [levels.count]
    func unset(from index: Int) -> Int {
      var root = index
      while next[root] != root { root = next[root] }
      var walk = index
      while next[walk] != root { (walk, next[walk]) = (next[walk], root) }
      return root
    }
    for step in steps.sorted(by: { $0.level > $1.level }) {
      var index = unset(from: Self.firstInterval(at: step.start, in: edges))
      while index < levels.count && edges[index] < step.end - Self.tolerance {
        levels[index] = max(floor, step.level)
        next[index] = index + 1
        index = unset(from: index)
      }
    }
    for (index, level) in levels.enumerated() {
      area += (edges[index + 1] - edges[index]) * (level - floor)
    }
    lowest = levels.min() ?? floor
    highest = levels.max() ?? floor
  }

  /// Edges closer than this, in CSS px, are one edge that arithmetic drew apart.
  private static let tolerance = 1e-6

  private static func distinct(_ values: [Double]) -> [Double] {
    var kept: [Double] = []
    for value in values.sorted() where value - (kept.last ?? -.infinity) > tolerance {
      kept.append(value)
    }
    return kept
  }

  /// The first interval that starts at `x` or after it.
  private static func firstInterval(at x: Double, in edges: [Double]) -> Int {
    var low = 0
    var high = max(edges.count - 1, 0)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < x - tolerance { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
