/// Betters a mosaic by small changes near its worst tiles: each is solved exactly and kept where it
/// scores better.
struct MosaicPolish {
  private let problem: MosaicProblem
  private let expectedSpans: Double
  private let orderWeight: Double
  /// Whether images may change places.
  private let mayReorder: Bool
  private var network = MosaicNetwork()
  private(set) var topology: MosaicTopology
  private(set) var score: MosaicScore
  /// How far each tile is from its nominal breadth.
  private var deviations: [Double] = []
  private var trials = 0

  /// How many of the worst tiles are looked at between two betterments.
  private static let worstTiles = 24
  /// How many placements lie between two images that change places, at the most.
  private static let reach = 3

  /// - Returns: nil where the topology has no solution.
  init?(
    _ topology: MosaicTopology, of problem: MosaicProblem, expectedSpans: Double,
    orderWeight: Double, mayReorder: Bool
  ) {
    self.problem = problem
    self.expectedSpans = expectedSpans
    self.orderWeight = orderWeight
    self.mayReorder = mayReorder
    self.topology = topology
    guard
      let (score, tiles) = network.score(
        topology, of: problem, expectedSpans: expectedSpans,
        orderWeight: orderWeight)
    else { return nil }
    self.score = score
    measure(tiles)
  }

  /// Tries changes until none is better or `limit` were tried.
  ///
  /// - Complexity: O(limit * tiles log tiles)
  mutating func run(trials limit: Int) {
    var isBetter = true
    while isBetter && trials < limit {
      let worst = deviations.indices.sorted { (-deviations[$0], $0) < (-deviations[$1], $1) }
      isBetter = worst.prefix(Self.worstTiles).contains { trials < limit && betters(around: $0) }
    }
  }

  /// Tries changes around one tile; the first placement is the cover and stays.
  private mutating func betters(around place: Int) -> Bool {
    let last = topology.placements.count - 1
    let first = max(1, place - 2 * problem.columns)
    let end = min(last, place + 2 * problem.columns)
    guard first <= end else { return false }
    for place in first...end {
      if mayReorder && place < last {
        for other in (place + 1)...min(last, place + Self.reach) {
          if exchange(place, other) { return true }
        }
      }
      if move(place, by: -1) || move(place, by: 1) { return true }
    }
    return false
  }

  /// Lets two images change places.
  private mutating func exchange(_ a: Int, _ b: Int) -> Bool {
    guard fits(a, in: b), fits(b, in: a) else { return false }
    var other = topology
    other.placements[a].item = topology.placements[b].item
    other.placements[b].item = topology.placements[a].item
    return take(other)
  }

  /// Whether the image of one placement may have the span of another.
  private func fits(_ place: Int, in other: Int) -> Bool {
    let wish = problem.wishes[Int(topology.placements[place].item)]
    return wish == .either || (wish == .single) == (topology.placements[other].span == 1)
  }

  /// Puts a tile of one column into a neighbouring one.
  private mutating func move(_ place: Int, by step: Int) -> Bool {
    let column = Int(topology.placements[place].column) + step
    guard topology.placements[place].span == 1, column >= 0, column < problem.columns else {
      return false
    }
    var other = topology
    other.placements[place].column = UInt16(column)
    return take(other)
  }

  private mutating func take(_ other: MosaicTopology) -> Bool {
    trials += 1
    guard
      let (newScore, tiles) = network.score(
        other, of: problem, expectedSpans: expectedSpans,
        orderWeight: orderWeight, below: score.cost - 1e-6)
    else { return false }
    (topology, score) = (other, newScore)
    measure(tiles)
    return true
  }

  private mutating func measure(_ tiles: [MosaicTile]) {
    deviations = zip(tiles, topology.placements).map { problem.deviation(of: $0, as: $1) }
  }
}

extension MosaicNetwork {
  /// Solves a topology at the reference width; nil where it has no solution that costs less than
  /// `limit`. The tiles have no places across.
  mutating func score(
    _ topology: MosaicTopology, of problem: MosaicProblem, expectedSpans: Double,
    orderWeight: Double, below limit: Double = .infinity
  ) -> (MosaicScore, [MosaicTile])? {
    guard build(topology, of: problem) else { return nil }
    let tiles = tiles(topology, of: problem, inflow: problem.inflow, hasLefts: false)
    return MosaicScore(
      tiles, topology, of: problem, expectedSpans: expectedSpans, orderWeight: orderWeight,
      below: limit
    ).map { ($0, tiles) }
  }
}
