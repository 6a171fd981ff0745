/// The states that a search for a topology keeps after each image, and how they came to be.
///
/// A state is the columns' ends as if all columns kept their nominal breadth.
struct MosaicBeam {
  /// One column's end in one state.
  struct End {
    /// Nominal, in CSS px.
    var length: Double
    /// Since the column was last joined to another.
    var run: Double
  }

  struct State {
    var cost: Double
    /// The first image that is not placed.
    var base: Int
    /// Which of those after it are placed, from bit 0 for `base` itself.
    var placed: UInt32
    var spans: Int
    /// Of all tiles, how far down one starts.
    var furthestStart: Double
    /// The last step's place; -1 for none.
    var step: Int32
    /// Of the columns' ends, to 1/8 px.
    var outline: UInt64
  }

  /// A state with one image more, not made yet.
  struct Candidate: Comparable {
    var cost: Double
    var state: Int
    var placement: MosaicTopology.Placement
    /// Where the image starts and how far it moves its columns' ends.
    var start: Double
    var step: Double

    /// The cheaper first; ties have an order of their own, so that each run finds the same.
    static func < (a: Self, b: Self) -> Bool {
      if a.cost != b.cost { return a.cost < b.cost }
      if a.state != b.state { return a.state < b.state }
      let (p, q) = (a.placement, b.placement)
      return (p.item, p.column, p.span) < (q.item, q.column, q.span)
    }
  }

  private struct Step {
    var before: Int32
    var placement: MosaicTopology.Placement
  }

  let columns: Int
  private(set) var states: [State]
  /// The columns' ends of all states, one after the other.
  private(set) var ends: [End]
  private var steps: [Step] = []
  private var nextStates: [State] = []
  private var nextEnds: [End] = []
  private var seen: [UInt64] = []

  /// One state: nothing placed.
  init(columns: Int, firstItem: Int) {
    self.columns = columns
    ends = Array(repeating: End(length: 0, run: 0), count: columns)
    states = [
      State(
        cost: 0, base: firstItem, placed: 0, spans: 0, furthestStart: 0, step: -1, outline: 0)
    ]
  }

  /// Goes on with the cheapest candidates; of those with the same outline, with one.
  ///
  /// - Parameters:
  ///   - candidates: Of this beam's states.
  ///   - width: How many states to keep.
  /// - Complexity: O(c + width * (log c + width + columns)), for c candidates
  mutating func advance(with candidates: [Candidate], keeping width: Int) {
    nextStates.removeAll(keepingCapacity: true)
    nextEnds.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    var heap = CandidateHeap(candidates)
    while nextStates.count < width, let index = heap.popFirst(of: candidates) {
      let candidate = candidates[index]
      var state = states[candidate.state]
      apply(candidate, to: &state)
      let key = state.outline ^ Self.mix(UInt64(state.base) << 32 | UInt64(state.placed))
      guard !seen.contains(key) else { continue }
      seen.append(key)
      steps.append(Step(before: state.step, placement: candidate.placement))
      state.step = Int32(steps.count - 1)
      nextStates.append(state)
      appendEnds(candidate)
    }
    swap(&states, &nextStates)
    swap(&ends, &nextEnds)
  }

  private func apply(_ candidate: Candidate, to state: inout State) {
    state.cost = candidate.cost
    state.furthestStart = max(state.furthestStart, candidate.start)
    if candidate.placement.span > 1 { state.spans += 1 }
    state.placed |= 1 << UInt32(Int(candidate.placement.item) - state.base)
    while state.placed & 1 == 1 {
      state.placed >>= 1
      state.base += 1
    }
    let offset = candidate.state * columns
    for column in candidate.placement.columns {
      state.outline &-= Self.hash(column, ends[offset + column].length)
      state.outline &+= Self.hash(column, candidate.start + candidate.step)
    }
  }

  private mutating func appendEnds(_ candidate: Candidate) {
    let offset = candidate.state * columns
    let covered = candidate.placement.columns
    for column in 0..<columns {
      var end = ends[offset + column]
      if covered.contains(column) {
        end.run = covered.count > 1 ? 0 : end.run + candidate.step
        end.length = candidate.start + candidate.step
      }
      nextEnds.append(end)
    }
  }

  private static func hash(_ column: Int, _ length: Double) -> UInt64 {
    guard length != 0 else { return 0 }
    let eighths = length * 8
    // Pictures of absurd proportions make lengths that no whole number holds.
    let outline = eighths < 1e18 ? Int64(eighths) : .max
    return mix(UInt64(column) << 48 ^ UInt64(bitPattern: outline))
  }

  /// The finalizer of SplitMix64.
  private static func mix(_ word: UInt64) -> UInt64 {
    var z = word &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// How a state came to be.
  func topology(of state: State) -> MosaicTopology {
    var placements: [MosaicTopology.Placement] = []
    var step = state.step
    while step >= 0 {
      placements.append(steps[Int(step)].placement)
      step = steps[Int(step)].before
    }
    return MosaicTopology(columns: columns, placements: placements.reversed())
  }
}

/// The candidates of a beam by cost: few of them are wanted, so the rest is not sorted.
private struct CandidateHeap {
  private var order: [Int32]

  /// - Complexity: O(n)
  init(_ candidates: [MosaicBeam.Candidate]) {
    order = candidates.indices.map { Int32($0) }
    for root in (0..<order.count / 2).reversed() { sink(root, candidates) }
  }

  /// Takes the cheapest one away; nil where none is left.
  ///
  /// - Complexity: O(log n)
  mutating func popFirst(of candidates: [MosaicBeam.Candidate]) -> Int? {
    guard let first = order.first else { return nil }
    let last = order.removeLast()
    if !order.isEmpty {
      order[0] = last
      sink(0, candidates)
    }
    return Int(first)
  }

  private mutating func sink(_ root: Int, _ candidates: [MosaicBeam.Candidate]) {
    var root = root
    let moved = order[root]
    while true {
      var child = 2 * root + 1
      guard child < order.count else { break }
      if child + 1 < order.count,
        candidates[Int(order[child + 1])] < candidates[Int(order[child])]
      {
        child += 1
      }
      guard candidates[Int(order[child])] < candidates[Int(moved)] else { break }
      order[root] = order[child]
      root = child
    }
    order[root] = moved
  }
}
