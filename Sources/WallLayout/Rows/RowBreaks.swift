/// Where the lines of justified rows end: the breaks whose heights are nearest to a target.
///
/// A line of m images has the height (inner - (m - 1) gap) / (sum of their aspects), and costs the
/// square of its distance from the target; the breaks are those of the least sum of costs, found by
/// dynamic programming over where the last line starts. Sums within 1e-6 tie, and the tie goes to
/// the longer last line.
///
/// A square is at most target^2 for a line however low, so the sum alone would sooner crowd dozens
/// of images into a strip of a few px than pay for many lines of middling heights. A line of several
/// images that is lower than a quarter of the target is therefore left out, unless its first or its
/// last image alone makes it low: without it the line would be higher than the target. That also
/// bounds how far a line reaches back, and the work is linear.
struct RowBreaks {
  /// Width divided by height of each image.
  let aspects: [Double]
  /// CSS px between the images of a line.
  let gap: Double
  /// CSS px of picture that a line should be high; > 0.
  let target: Double
  /// The width of a line, in CSS px, at the reference width.
  let inner: Double
  /// The same at the narrowest width, where each image of a line must be left 1 px.
  let narrowestInner: Double
  /// Whether a last line that would be higher than the target costs nothing.
  let sparesLast: Bool

  private static let leastShare = 0.25
  private static let tie = 1e-6

  /// The first image of each line, in order.
  ///
  /// - Complexity: O(n k), where k is how many images make a line a quarter as high as the target
  func starts() -> [Int] {
    guard !aspects.isEmpty else { return [] }
    var costs = [CostSum()]
    costs.reserveCapacity(aspects.count + 1)
    var lastStarts = [Int32](repeating: 0, count: aspects.count + 1)
    for end in 1...aspects.count {
      let choice = cheapestLine(to: end, after: costs)
      costs.append(costs[end - 1].plus(choice.cost))
      lastStarts[end] = Int32(choice.start)
    }
    var starts: [Int] = []
    var end = aspects.count
    while end > 0 {
      end = Int(lastStarts[end])
      starts.append(end)
    }
    return starts.reversed()
  }

  /// The line that ends before image `end`, and what all up to there costs more than all but its
  /// last image.
  private func cheapestLine(
    to end: Int, after costs: [CostSum]
  ) -> (start: Int, cost: Double) {
    let isSpared = sparesLast && end == aspects.count
    let least = target * Self.leastShare
    let last = aspects[end - 1]
    let base = costs[end - 1]
    // Sums of the line alone: a difference of sums over all images would lose the last digits.
    var others = 0.0
    var room = inner
    var narrowRoom = narrowestInner
    var heightBefore = Double.infinity
    var best = Double.infinity
    var bestStart = end - 1
    var start = end - 1
    while true {
      let height = room / (others + last)
      if height < least && heightBefore <= target && (room + gap) / others <= target { break }
      var cost = 0.0
      if !isSpared || height <= target { cost = Self.cost(of: height, target: target) }
      let sum = costs[start].difference(from: base) + cost
      if sum <= best + Self.tie {
        bestStart = start
        best = min(best, sum)
      }
      guard start > 0 else { break }
      start -= 1
      others += aspects[start]
      room -= gap
      narrowRoom -= gap + 1
      heightBefore = height
      guard narrowRoom >= 1 else { break }
    }
    return (bestStart, best)
  }

  /// The square of the distance from the target, in px^2; heights beyond any screen cost the same.
  private static func cost(of height: Double, target: Double) -> Double {
    let distance = (height < 1e9 ? height : 1e9) - target
    return distance * distance
  }
}

/// A sum of costs that keeps differences exact to far below the tie, however many are added.
private struct CostSum {
  /// A whole number.
  private var whole = 0.0
  /// 0 to 1.
  private var part = 0.0

  /// How much more this sum is than another.
  func difference(from other: CostSum) -> Double { (whole - other.whole) + (part - other.part) }

  func plus(_ cost: Double) -> CostSum {
    let rest = part + cost
    let carry = rest.rounded(.down)
    var sum = self
    sum.whole += carry
    sum.part = rest - carry
    return sum
  }
}
