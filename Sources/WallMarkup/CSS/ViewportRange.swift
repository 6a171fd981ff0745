import WallLayout

/// Viewports (or containers) that one breakpoint piece serves.
struct ViewportRange: Equatable {
  /// Inclusive, CSS px.
  var minWidth: Double
  /// Exclusive; nil for no end.
  var maxWidth: Double?
  var orientation: Orientation?

  /// The ranges of each breakpoint piece of a wall, so that every viewport has one.
  ///
  /// Where a breakpoint for one orientation has no partner, nothing applies to the other within its
  /// range; the last narrower breakpoint that can apply stands in there or, where there is none,
  /// the breakpoint itself.
  /// - Parameter breakpoints: By rising `minWidth`, the first from 0.
  /// - Returns: At least one range for each breakpoint, its own first.
  /// - Complexity: O(n^2)
  static func all(of breakpoints: [Breakpoint]) -> [[ViewportRange]] {
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

  /// `(min-width: 600px) and (width < 1024px)`; empty where all widths are meant.
  var widthCondition: String {
    var conditions: [String] = []
    if minWidth > 0 { conditions.append("(min-width: \(CSSLength(px: minWidth).value))") }
    if let maxWidth { conditions.append("(width < \(CSSLength(px: maxWidth).value))") }
    return conditions.joined(separator: " and ")
  }

  /// `(orientation: portrait)`; nil where it applies either way.
  var orientationCondition: String? {
    orientation.map { "(orientation: \($0.rawValue))" }
  }

  /// Both together; empty where it applies always.
  var media: String {
    [widthCondition, orientationCondition ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }
}

extension Breakpoint {
  fileprivate func canApply(in other: Orientation) -> Bool {
    orientation == nil || orientation == other
  }
}
