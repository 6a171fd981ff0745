import WallGeometry

/// Finds sizes for a stretch of a wall, from the best kind of mosaic down to what always works.
struct MosaicLadder {
  let problem: MosaicProblem
  let lanes: Lanes
  let context: LayoutContext
  /// How many images should span two columns, 0 to 1.
  let spanShare: Double
  /// Whether an image may stand before an earlier one.
  let mayReorder: Bool

  /// A mosaic whose tiles all stay within this share of their nominal breadth is good.
  static let greatestDeviation = 0.2
  /// Where even the first searches find nothing better, further ones do not either.
  private static let hopelessDeviation = 0.6

  /// What one rung of the ladder searches with.
  private struct Rung {
    var searches: [MosaicSearch.Weights]
    var beam: Int
    /// Of the span share that is asked for.
    var shareFactor = 1.0
    /// How many small changes are tried.
    var trials = 200
    /// How much reading order counts beside the tiles' breadths.
    var orderWeight = 1.0
    /// A mosaic as good as this is searched no further.
    var enoughDeviation = greatestDeviation
    var enoughExcess = Double.infinity
    var enoughShift = Int.max

    func isEnough(_ score: MosaicScore) -> Bool {
      score.worstDeviation <= enoughDeviation && score.excessInversion <= enoughExcess
        && score.rankShift <= enoughShift
    }
  }

  /// Each search weighs otherwise: several narrow beams find more than one wide one.
  private static let searches = [
    MosaicSearch.Weights(strain: 3000, order: 0.05, inversion: 0.1),
    MosaicSearch.Weights(strain: 400, order: 0.02, inversion: 0.2),
    MosaicSearch.Weights(strain: 60, order: 0.05, inversion: 0.1),
    MosaicSearch.Weights(strain: 1000, order: 0.1, inversion: 0.3),
  ]
  /// For pictures that pull the reading order apart.
  private static let orderlySearches = [
    MosaicSearch.Weights(strain: 1000, order: 0.1, inversion: 0.6),
    MosaicSearch.Weights(strain: 100, order: 0.05, inversion: 0.4),
    MosaicSearch.Weights(strain: 3000, order: 0.2, inversion: 0.4),
    MosaicSearch.Weights(strain: 300, order: 0.05, inversion: 0.2, unevenness: 0.05),
  ]

  private static let rungs = [
    Rung(searches: searches, beam: 16, enoughDeviation: 0.08, enoughExcess: 0.4, enoughShift: 5),
    Rung(searches: orderlySearches, beam: 24, enoughDeviation: 0.12, enoughExcess: 1),
    Rung(searches: searches, beam: 48, trials: 400),
    Rung(searches: searches, beam: 32, shareFactor: 0.6, trials: 400),
    Rung(searches: searches, beam: 32, shareFactor: 0, trials: 400),
    Rung(searches: searches, beam: 32, trials: 1000, orderWeight: 0.1),
  ]

  /// The best mosaic of some items; nil where none keeps its tiles near their nominal breadths.
  ///
  /// - Complexity: O(items * (columns + log items)), with a large factor for hard stretches
  func mosaic(of items: Range<Int>) -> [PlacedMosaicTile]? {
    var best: MosaicPolish?
    for rung in Self.rungs {
      if let found = climb(rung, items), Self.isBetter(found.score, than: best?.score) {
        best = found
      }
      guard let score = best?.score else { continue }
      if rung.isEnough(score) || score.worstDeviation > Self.hopelessDeviation { break }
    }
    guard let best, best.score.worstDeviation <= Self.greatestDeviation else { return nil }
    return affine(best.topology)
  }

  /// Whether a mosaic is to be taken instead of another: first of all it must be near plain columns.
  private static func isBetter(_ score: MosaicScore, than other: MosaicScore?) -> Bool {
    guard let other else { return true }
    let excess = max(0, score.worstDeviation - greatestDeviation)
    let otherExcess = max(0, other.worstDeviation - greatestDeviation)
    return excess != otherExcess ? excess < otherExcess : score.cost < other.cost
  }

  private func climb(_ rung: Rung, _ items: Range<Int>) -> MosaicPolish? {
    let share = spanShare * rung.shareFactor
    let expected = problem.expectedSpans(of: items, share: spanShare).last ?? 0
    var network = MosaicNetwork()
    var best: (score: MosaicScore, topology: MosaicTopology)?
    for var weights in rung.searches {
      weights.beam = rung.beam
      if !mayReorder { weights.lookahead = 1 }
      var search = MosaicSearch(problem, items: items, spanShare: share, weights: weights)
      for topology in search.run() {
        guard
          let (score, _) = network.score(
            topology, of: problem, expectedSpans: expected,
            orderWeight: rung.orderWeight, below: best?.score.cost ?? .infinity)
        else { continue }
        best = (score, topology)
      }
    }
    guard let topology = best?.topology,
      var polish = MosaicPolish(
        topology, of: problem, expectedSpans: expected, orderWeight: rung.orderWeight,
        mayReorder: mayReorder)
    else { return nil }
    polish.run(trials: rung.trials)
    return polish
  }

  /// The tiles as lines in the container's width; nil where one has no size somewhere in the range.
  private func affine(_ topology: MosaicTopology) -> [PlacedMosaicTile]? {
    var network = MosaicNetwork()
    guard network.build(topology, of: problem) else { return nil }
    let inflow = (lanes.breadth + lanes.crossGap) * Double(lanes.count)
    let slopes = network.tiles(topology, of: problem, inflow: inflow.slope, gaps: 0)
    let intercepts = network.tiles(topology, of: problem, inflow: inflow.intercept)
    let tiles = topology.placements.indices.map { index in
      PlacedMosaicTile(
        topology.placements[index], slope: slopes[index], intercept: intercepts[index])
    }
    let widths = [context.narrowestWidth, context.referenceWidth, context.widestWidth]
    let isSound = tiles.allSatisfy { tile in
      widths.allSatisfy { tile.breadth.at($0) > 0 && tile.length.at($0) > 0 }
    }
    return isSound ? tiles : nil
  }
}

/// A tile of a mosaic, from the columns' start and from the top of its stretch.
struct PlacedMosaicTile {
  let item: Int
  let columns: ColumnRun
  let left: AffineLength
  let breadth: AffineLength
  let start: AffineLength
  let length: AffineLength

  init(
    item: Int, columns: ColumnRun, left: AffineLength, breadth: AffineLength, start: AffineLength,
    length: AffineLength
  ) {
    self.item = item
    self.columns = columns
    self.left = left
    self.breadth = breadth
    self.start = start
    self.length = length
  }

  init(_ placement: MosaicTopology.Placement, slope: MosaicTile, intercept: MosaicTile) {
    self.init(
      item: Int(placement.item),
      columns: ColumnRun(first: Int(placement.column), span: Int(placement.span)),
      left: AffineLength(slope: slope.left, intercept: intercept.left),
      breadth: AffineLength(slope: slope.breadth, intercept: intercept.breadth),
      start: AffineLength(slope: slope.start, intercept: intercept.start),
      length: AffineLength(slope: slope.length, intercept: intercept.length))
  }

  var end: AffineLength { start + length }
}
