import Synchronization

/// Runs that are made when the first query asks for them: a wall that is only written out has no
/// use for them.
final class LazyTileRuns: Sendable {
  private let made = Mutex<TileRuns?>(nil)
  private let make: @Sendable () -> TileRuns

  init(_ make: @escaping @Sendable () -> TileRuns) { self.make = make }

  var runs: TileRuns {
    made.withLock { made in
      if let made { return made }
      let runs = make()
      made = runs
      return runs
    }
  }
}
