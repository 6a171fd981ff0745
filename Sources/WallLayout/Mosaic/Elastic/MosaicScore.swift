import WallGeometry

/// How good a solved mosaic is: how far its tiles are from plain columns, and how well they read in
/// order.
struct MosaicScore {
  /// Shares of the nominal breadth: 0.1 is 10 %.
  let worstDeviation: Double
  /// The most that a tile starts above an earlier one, beyond what long pictures explain, in
  /// columns' nominal breadths.
  let excessInversion: Double
  /// The most that a tile's place in the wall's visual order differs from the manifest's.
  let rankShift: Int
  /// Everything weighed together; less is better.
  let cost: Double

  /// nil where a tile has no size, or the cost is not below the limit.
  ///
  /// - Parameters:
  ///   - tiles: At the reference width, in the order of the placements; at least one.
  ///   - topology: What they were solved from.
  ///   - problem: Likewise.
  ///   - expectedSpans: How many tiles should span.
  ///   - orderWeight: How much reading order counts, 1 as usual.
  ///   - limit: What costs as much is not wanted.
  /// - Complexity: O(n + n * rank shift)
  init?(
    _ tiles: [MosaicTile], _ topology: MosaicTopology, of problem: MosaicProblem,
    expectedSpans: Double, orderWeight: Double = 1, below limit: Double = .infinity
  ) {
    let sizes = DeviationTally(tiles, topology, of: problem)
    let overSpan = (sizes.spans - expectedSpans) / Double(tiles.count)
    let sizeCost = sizes.cost + 60 * overSpan * overSpan
    guard sizes.leastSize > 0, sizeCost < limit else { return nil }
    worstDeviation = sizes.worst
    let order = ReadingOrder(tiles, topology)
    let inversion = order.inversion / problem.breadth
    rankShift = order.rankShift
    // What starts beside a long tile starts above the one that comes below it: that much is the
    // pictures' doing.
    excessInversion = max(0, inversion - max(1.2, sizes.longest / problem.breadth))
    let overShift = Double(max(0, rankShift - 3))
    let orderCost =
      1.5 * inversion + 12 * excessInversion * excessInversion + 0.8 * overShift * overShift
    cost = sizeCost + orderWeight * orderCost
    guard cost < limit else { return nil }
  }
}

/// How far the tiles of a mosaic are from their nominal breadths.
private struct DeviationTally {
  /// Shares of the nominal breadth: 0.1 is 10 %.
  private(set) var worst = 0.0
  private(set) var spans = 0.0
  /// CSS px.
  private(set) var leastSize = Double.infinity
  private(set) var longest = 0.0
  private var sum = 0.0
  private var squares = 0.0
  private let count: Double

  /// Deviations up to this share are not seen.
  private static let slight = 0.04
  /// Deviations above this share are too many to trade for anything.
  private static let great = 0.15

  init(_ tiles: [MosaicTile], _ topology: MosaicTopology, of problem: MosaicProblem) {
    count = Double(tiles.count)
    for (tile, placement) in zip(tiles, topology.placements) {
      let deviation = problem.deviation(of: tile, as: placement)
      sum += deviation
      worst = max(worst, deviation)
      let excess = max(0, deviation - Self.slight)
      squares += excess * excess
      if placement.span > 1 { spans += 1 }
      leastSize = min(leastSize, tile.breadth, tile.length)
      longest = max(longest, tile.length)
    }
  }

  var cost: Double {
    70 * worst + 300 * max(0, worst - Self.great) + 60 * sum / count
      + 40 * (squares / count).squareRoot()
  }
}

/// How the tiles of a mosaic follow each other on the wall.
private struct ReadingOrder {
  /// CSS px.
  private(set) var inversion = 0.0
  private(set) var rankShift = 0

  private struct Place {
    /// In whole 1/64 px.
    var start: Double
    var column: UInt16
    /// From the first one.
    var item: Int

    static func isBefore(_ a: Self, _ b: Self) -> Bool {
      if a.start != b.start { return a.start < b.start }
      return a.column != b.column ? a.column < b.column : a.item < b.item
    }
  }

  /// - Parameters:
  ///   - tiles: Of a range of items, in the order of the placements.
  ///   - topology: Their placements.
  init(_ tiles: [MosaicTile], _ topology: MosaicTopology) {
    let first = topology.placements.reduce(Int32.max) { min($0, $1.item) }
    var places = [Place](
      repeating: Place(start: 0, column: 0, item: 0), count: topology.placements.count)
    for (tile, placement) in zip(tiles, topology.placements) {
      let item = Int(placement.item - first)
      places[item] = Place(
        start: LayoutUnit.count(tile.start), column: placement.column, item: item)
    }
    var furthest = 0.0
    for place in places {
      inversion = max(inversion, furthest - place.start)
      furthest = max(furthest, place.start)
    }
    inversion /= 64
    // Nearly in order already, which insertion makes use of.
    for index in places.indices.dropFirst() {
      let place = places[index]
      var slot = index
      while slot > 0, Place.isBefore(place, places[slot - 1]) {
        places[slot] = places[slot - 1]
        slot -= 1
      }
      places[slot] = place
    }
    for (rank, place) in places.enumerated() {
      rankShift = max(rankShift, abs(rank - place.item))
    }
  }
}
