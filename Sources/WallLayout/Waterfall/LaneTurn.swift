/// Whose turn it is where lanes are filled one after the other.
struct LaneTurn {
  let count: Int
  /// Whether the turn runs from the last lane to the first.
  let isReversed: Bool
  private var lane = 0

  init(count: Int, isReversed: Bool) {
    self.count = count
    self.isReversed = isReversed
  }

  /// The first lane of the next `span` lanes in turn; where fewer are left before the edge, the
  /// turn starts again at the first.
  mutating func next(span: Int) -> Int {
    if lane + span > count { lane = 0 }
    let first = lane
    lane += span
    if lane == count { lane = 0 }
    return isReversed ? count - first - span : first
  }
}
