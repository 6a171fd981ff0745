/// A beam search for the topology of an elastic mosaic: which column each image goes to, in near
/// reading order, and which images span two.
///
/// Joining two columns of unequal ends strains them: the tiles since their last joints must give
/// way by as much.
struct MosaicSearch {
  /// What the search weighs, and how far it looks. A breadth is a column's nominal one.
  struct Weights {
    /// How many states are kept after each image.
    var beam = 48
    /// How many of the next images may come first.
    var lookahead = 3
    /// How many later images may stand before one.
    var patience = 4
    /// For the square of the strain where two columns are joined.
    var strain = 180.0
    /// A strain that no joint may have, unless nothing else can be joined.
    var greatestStrain = 0.12
    /// For the square of how many spans there are too many, or too few.
    var span = 0.04
    /// For each image that is passed over.
    var order = 0.05
    /// For each breadth that an image starts above another one.
    var inversion = 0.1
    /// For the square of the breadths between the lowest and the highest column's end.
    var unevenness = 0.02
    /// For each breadth between the ends of two columns that are joined.
    var gap = 0.01
    /// For a span right below another one of the same columns: such piles look like another wall.
    var pile = 0.1
    /// For what an image's own number adds to its span, 0 to 1.
    var jitter = 0.02
    /// For an image in one column that should span.
    var squeezed = 3.0
  }

  private let problem: MosaicProblem
  private let items: Range<Int>
  private let weights: Weights
  /// How many of the images up to each one should span two columns.
  private let expectedSpans: [Double]
  private var beam: MosaicBeam
  private var candidates: [MosaicBeam.Candidate] = []

  /// - Parameters:
  ///   - problem: All images of the wall.
  ///   - items: Those to place.
  ///   - spanShare: How many of them should span two columns, 0 to 1.
  ///   - weights: What to weigh.
  init(
    _ problem: MosaicProblem, items: Range<Int>, spanShare: Double, weights: Weights = Weights()
  ) {
    self.problem = problem
    self.items = items
    self.weights = weights
    expectedSpans = problem.expectedSpans(of: items, share: spanShare)
    beam = MosaicBeam(columns: problem.columns, firstItem: items.lowerBound)
  }

  /// The topologies at the end of the search, the cheapest first.
  ///
  /// - Complexity: O(items * beam * (columns + log beam))
  mutating func run() -> [MosaicTopology] {
    for count in 0..<items.count {
      candidates.removeAll(keepingCapacity: true)
      for index in beam.states.indices { extend(index, count: count) }
      if count == items.count - 1 { addEnds() }
      beam.advance(with: candidates, keeping: weights.beam)
    }
    return beam.states.map { beam.topology(of: $0) }
  }

  /// One state's candidates.
  private mutating func extend(_ index: Int, count: Int) {
    let state = beam.states[index]
    let view = StateView(
      state: state, index: index, count: count,
      least: beam.ends[(index * beam.columns)...].prefix(beam.columns)
        .reduce(.infinity) { min($0, $1.length) })
    // The first image is the cover: it takes the first column.
    let isForced = items.lowerBound + count - state.base >= weights.patience || count == 0
    let before = candidates.count
    addNext(isForced ? 1 : weights.lookahead, view)
    if candidates.count == before { addStuck(view) }
  }

  /// The candidates of the next images that are not placed.
  private mutating func addNext(_ number: Int, _ view: StateView) {
    let state = view.state
    var left = number
    var item = state.base
    while left > 0, item < items.upperBound, item - state.base < UInt32.bitWidth {
      if state.placed >> UInt32(item - state.base) & 1 == 0 {
        addCandidates(view, item: item)
        left -= 1
      }
      item += 1
    }
  }

  /// Where the next image must span and no columns are near enough to be joined: the least strain
  /// there is; where none can be joined at all, later images that even the columns out or, if there
  /// are none, one column.
  private mutating func addStuck(_ view: StateView) {
    let before = candidates.count
    let item = view.state.base
    if problem.wishes[item] != .single {
      addDouble(view, item: item, cost: 0, greatestStrain: .infinity)
    }
    if candidates.count == before && weights.lookahead > 1 { addNext(weights.lookahead, view) }
    if candidates.count == before {
      addSingle(view, item: item, cost: weights.squeezed)
    }
  }

  private struct StateView {
    let state: MosaicBeam.State
    let index: Int
    /// How many images are placed.
    let count: Int
    /// The least of the columns' ends.
    let least: Double
  }

  // MARK: Candidates

  private mutating func addCandidates(_ view: StateView, item: Int) {
    let wish = problem.wishes[item]
    let cost = weights.order * Double(item - view.state.base)
    if wish != .single {
      addDouble(view, item: item, cost: cost, greatestStrain: weights.greatestStrain)
    }
    if wish != .double { addSingle(view, item: item, cost: cost) }
  }

  private mutating func addSingle(_ view: StateView, item: Int, cost: Double) {
    let lack = max(0, expectedSpans[view.count] - Double(view.state.spans))
    let (first, second) = lowestColumns(view)
    for column in [first, second] where column >= 0 {
      add(
        view, MosaicTopology.Placement(item: item, column: column),
        start: beam.ends[view.index * beam.columns + column].length,
        cost: cost + weights.span * lack * lack)
    }
  }

  /// The two lowest columns, where they are about as low as the lowest; -1 for none.
  private func lowestColumns(_ view: StateView) -> (Int, Int) {
    if view.count == 0 { return (0, -1) }
    let offset = view.index * beam.columns
    var (first, second) = (-1, -1)
    for column in 0..<beam.columns {
      let length = beam.ends[offset + column].length
      guard length <= view.least + 0.35 * problem.breadth else { continue }
      if first < 0 || length < beam.ends[offset + first].length {
        (first, second) = (column, first)
      } else if second < 0 || length < beam.ends[offset + second].length {
        second = column
      }
    }
    return (first, second)
  }

  private mutating func addDouble(
    _ view: StateView, item: Int, cost: Double, greatestStrain: Double
  ) {
    let excess = Double(view.state.spans + 1) - expectedSpans[view.count]
    let offset = view.index * beam.columns
    let last = view.count == 0 ? 0 : beam.columns - 2
    for column in 0...last {
      let (a, b) = (beam.ends[offset + column], beam.ends[offset + column + 1])
      let start = max(a.length, b.length)
      guard let strain = strain(a, b), strain <= greatestStrain,
        start <= view.least + 0.9 * problem.breadth || greatestStrain == .infinity
      else { continue }
      var joint = weights.strain * strain * strain
      joint += weights.gap * abs(a.length - b.length) / problem.breadth
      if a.run == 0 && b.run == 0 && start > 0 { joint += weights.pile }
      add(
        view, MosaicTopology.Placement(item: item, column: column, span: 2), start: start,
        cost: cost + joint + weights.span * excess * excess
          + weights.jitter * problem.jitter[item])
    }
  }

  /// How much two columns must give way to end on one line; nil where they cannot.
  private func strain(_ a: MosaicBeam.End, _ b: MosaicBeam.End) -> Double? {
    let gap = abs(a.length - b.length)
    guard gap > 1e-9 else { return 0 }
    let run = min(a.run, b.run)
    return run > 0 ? gap / run : nil
  }

  private mutating func add(
    _ view: StateView, _ placement: MosaicTopology.Placement, start: Double, cost: Double
  ) {
    let step = problem.step(of: Int(placement.item), span: Int(placement.span))
    let offset = view.index * beam.columns
    var (low, high) = (start + step, start + step)
    for column in 0..<beam.columns where !placement.columns.contains(column) {
      low = min(low, beam.ends[offset + column].length)
      high = max(high, beam.ends[offset + column].length)
    }
    let unevenness = (high - low) / problem.breadth
    let inversion = max(0, view.state.furthestStart - start) / problem.breadth
    candidates.append(
      MosaicBeam.Candidate(
        cost: view.state.cost + cost + weights.unevenness * unevenness * unevenness
          + weights.inversion * inversion,
        state: view.index, placement: placement, start: start, step: step))
  }

  /// The strain of the bottom, which all columns must reach.
  private mutating func addEnds() {
    for index in candidates.indices {
      let candidate = candidates[index]
      let offset = candidate.state * beam.columns
      let covered = candidate.placement.columns
      let ends = (0..<beam.columns).map { column -> MosaicBeam.End in
        var end = beam.ends[offset + column]
        guard covered.contains(column) else { return end }
        end.run = covered.count > 1 ? 0 : end.run + candidate.step
        end.length = candidate.start + candidate.step
        return end
      }
      let furthest = ends.reduce(0) { max($0, $1.length) }
      for end in ends where furthest - end.length > 1e-9 {
        let strain = end.run > 0 ? (furthest - end.length) / end.run : 3
        candidates[index].cost += weights.strain / 3 * strain * strain
      }
    }
  }
}
