/// Viewports (or containers) that one breakpoint piece serves.
public struct ViewportRange: Hashable, Sendable {
  /// Inclusive, CSS px.
  public var minWidth: Double
  /// Exclusive; nil for no end.
  public var maxWidth: Double?
  /// nil where it is served either way.
  public var orientation: Orientation?

  /// The ranges of each breakpoint piece of a wall, so that every viewport has one.
  ///
  /// Where a breakpoint for one orientation has no partner, nothing applies to the other within its
  /// range; the last narrower breakpoint that can apply stands in there or, where there is none,
  /// the breakpoint itself.
  /// - Parameter breakpoints: By rising `minWidth`, the first from 0.
  /// - Returns: At least one range for each breakpoint, its own first.
  /// - Complexity: O(n^2)
  public static func all(of breakpoints: [Breakpoint]) -> [[ViewportRange]] {
    var ranges = breakpoints.map {
      [ViewportRange(minWidth: $0.minWidth, maxWidth: $0.maxWidth, orientation: $0.orientation)]
    }
    for orientation in Orientation.allCases {
      for breakpoint in breakpoints where breakpoint.orientation != nil {
        let edge = breakpoint.minWidth
        let below = breakpoints.indices.filter { breakpoints[$0].minWidth <= edge }
        let possible = below.filter { breakpoints[$0].canApply(in: orientation) }
        let isCovered = possible.contains { edge < breakpoints[$0].maxWidth ?? .infinity }
        guard !isCovered, let substitute = possible.last ?? below.last else { continue }
        let next = breakpoints.lazy.map(\.minWidth).first { $0 > edge }
        ranges[substitute].append(
          ViewportRange(minWidth: edge, maxWidth: next, orientation: orientation))
      }
    }
    return ranges
  }
}

extension Breakpoint {
  fileprivate func canApply(in other: Orientation) -> Bool {
    orientation == nil || orientation == other
  }
}
