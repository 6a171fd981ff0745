/// The tiles of a result in the order of the main axis, so that those in a stretch are found by
/// halving.
///
/// A run is a list of tiles whose starts and whose ends both rise along the main axis, at every
/// width. Each tile is in one run.
struct TileRuns: Sendable {
  /// The tiles' indices, run after run.
  private var tiles: [Int32] = []
  /// Where each run starts in `tiles`, and where the last one ends.
  private var starts: [Int32] = [0]
  /// Whether the tiles of each run share their extent across the main axis.
  let areStraight: Bool

  /// One run for each set of columns that some tile covers: tiles that cover the same never overlap,
  /// so they start and end in one order.
  ///
  /// - Parameters:
  ///   - order: All tiles; of those that cover the same columns the upper one first.
  ///   - columnRuns: The columns of each tile.
  ///   - areStraight: Whether a column has the same edges all the way.
  /// - Complexity: O(n + k log k), where k is the number of runs
  init(
    _ order: some Sequence<Int32>, byColumns columnRuns: [ColumnRun], areStraight: Bool
  ) {
    self.areStraight = areStraight
    var sizes: [ColumnRun: Int32] = [:]
    for run in columnRuns { sizes[run, default: 0] += 1 }
    var next: [ColumnRun: Int32] = [:]
    for run in sizes.keys.sorted() {
      let start = starts[starts.count - 1]
      next[run] = start
      starts.append(start + (sizes[run] ?? 0))
    }
    tiles = [Int32](repeating: 0, count: columnRuns.count)
    for tile in order {
      let run = columnRuns[Int(tile)]
      let slot = next[run, default: 0]
      tiles[Int(slot)] = tile
      next[run] = slot + 1
    }
  }

  /// The given runs.
  ///
  /// - Parameter runs: The tiles' indices, each once.
  init(_ runs: [[Int32]]) {
    areStraight = false
    for run in runs where !run.isEmpty {
      tiles += run
      starts.append(Int32(tiles.count))
    }
  }

  /// The runs, none of them empty, as ranges of places.
  var runs: [Range<Int>] { zip(starts, starts.dropFirst()).map { Int($0)..<Int($1) } }

  /// The tile at a place of a run.
  func tile(at place: Int) -> Int { Int(tiles[place]) }
}
