extension AffineLength {
  /// The lines that are the largest of `lines` at some width above 0, by rising slope.
  ///
  /// Their maximum is the maximum of all of them at every positive width. Equal lines count once.
  /// - Parameter lines: Any number, in any order.
  /// - Returns: At least one line where there is one in `lines`.
  /// - Complexity: O(n log n)
  public static func upperEnvelope(of lines: [AffineLength]) -> [AffineLength] {
    let sorted = lines.sorted {
      ($0.slope, $0.intercept) < ($1.slope, $1.intercept)
    }
    var envelope: [AffineLength] = []
    for line in sorted {
      while let last = envelope.last {
        // From width `take` on, the steeper line is the larger.
        let take = last.takenOver(by: line)
        let lastRules = envelope.count > 1 ? envelope[envelope.count - 2].takenOver(by: last) : 0
        guard take <= max(lastRules, 0) else { break }
        envelope.removeLast()
      }
      envelope.append(line)
    }
    return envelope
  }

  /// The width from which `steeper` is at least as large; `steeper` sorts behind this line.
  private func takenOver(by steeper: AffineLength) -> Double {
    let rise = steeper.slope - slope
    guard rise > 0 else { return -.infinity }
    return (intercept - steeper.intercept) / rise
  }
}
