import WallGeometry

/// Where a tile starts, as reading order sees it.
struct ReadingPlace {
  /// CSS px down the wall (along it, where it is horizontal).
  var along: Double
  /// CSS px from the inline start (from the top, where it is horizontal).
  var across: Double

  /// The most that a tile starts above an earlier one, in CSS px; below 1/64 px it is 0.
  ///
  /// - Complexity: O(n)
  static func inversion(of places: [ReadingPlace]) -> Double {
    var furthest = -Double.infinity
    var inversion = 0.0
    for place in places {
      inversion = max(inversion, furthest - place.along)
      furthest = max(furthest, place.along)
    }
    return inversion < 1.0 / 64 ? 0 : inversion
  }

  /// The most that a tile's place by (along, across), each to 1/64 px, differs from its own.
  ///
  /// - Complexity: O(n log n)
  static func shift(of places: [ReadingPlace]) -> Double {
    let keys = places.map { (LayoutUnit.count($0.along), LayoutUnit.count($0.across)) }
    let visual = keys.indices.sorted {
      (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1)
    }
    return Double(visual.enumerated().map { abs($0 - $1) }.max() ?? 0)
  }
}
