import WallGeometry

/// The tiles of a result in the order of the main axis, so that those in a stretch are found by
/// halving.
///
/// Tiles that cover the same lanes never overlap, so at every width they start and end in one
/// order. There is one such run for each lane, and one for each place where spans stand.
struct LaneIndex: Sendable {
  /// The tiles' indices, run after run, rising within each.
  private var tiles: [Int32] = []
  /// Where each run starts in `tiles`, and where the last one ends.
  private var starts: [Int32] = [0]

  /// - Parameters:
  ///   - lanes: The first lane of each tile.
  ///   - spans: How many lanes each covers.
  ///   - count: How many lanes there are.
  /// - Complexity: O(n + k log k), where k is the number of runs
  init(lanes: [Int32], spans: [Int32], count: Int) {
    guard !lanes.isEmpty else { return }
    // Run `lane` is the tiles of that lane alone; the places of spans have further runs.
    var sizes = [Int32](repeating: 0, count: count)
    var wide: [Int: Int32] = [:]
    for index in lanes.indices {
      let (lane, span) = (lanes[index], spans[index])
      if span == 1 {
        sizes[Int(lane)] += 1
      } else {
        wide[Self.key(lane, span, count), default: 0] += 1
      }
    }
    let keys = wide.keys.sorted()
    sizes += keys.map { wide[$0] ?? 0 }
    var next: [Int32] = []
    for size in sizes {
      let start = starts[starts.count - 1]
      next.append(start)
      starts.append(start + size)
    }
    for (place, key) in keys.enumerated() { wide[key] = Int32(count + place) }
    tiles = [Int32](repeating: 0, count: lanes.count)
    for index in lanes.indices {
      let (lane, span) = (lanes[index], spans[index])
      let run = span == 1 ? Int(lane) : Int(wide[Self.key(lane, span, count)] ?? 0)
      tiles[Int(next[run])] = Int32(index)
      next[run] += 1
    }
  }

  private static func key(_ lane: Int32, _ span: Int32, _ count: Int) -> Int {
    Int(lane) * (count + 1) + Int(span)
  }

  /// The runs, none of them empty, as ranges of places.
  var runs: [Range<Int>] {
    zip(starts, starts.dropFirst()).lazy.map { Int($0)..<Int($1) }.filter { !$0.isEmpty }
  }

  /// The tile at a place of a run.
  func tile(at place: Int) -> Int { Int(tiles[place]) }
}
