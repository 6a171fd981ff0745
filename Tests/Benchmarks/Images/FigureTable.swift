import Foundation

/// Figures beside their baselines, from runs in turn.
struct FigureTable {
  private var rows: [[String]] = []

  /// One figure of several rounds, each beside the baseline of the same round; `limit` is what the
  /// ratio should be at most, nil where it is told only.
  mutating func add(
    _ name: String, _ figures: [Double], unit: String, baseline: String, _ others: [Double],
    limit: Double? = nil
  ) {
    let ratios = zip(figures, others).map { $0 / $1 }
    let ratio = Self.median(ratios)
    rows.append([
      name, Self.text(figures, unit), baseline, Self.text(others, unit),
      "\(Self.text(ratio)) (\(Self.text(ratios.min() ?? 0)))",
      limit.map { "\(Self.text($0))\(ratio <= $0 ? "" : "  MISSED")" } ?? "",
    ])
  }

  /// One figure that is held to a number of its own.
  mutating func add(_ name: String, _ figures: [Double], unit: String, limit: Double) {
    let figure = Self.median(figures)
    rows.append([
      name, Self.text(figures, unit), "", "", "",
      "\(Self.text(limit)) \(unit)\(figure <= limit ? "" : "  MISSED")",
    ])
  }

  /// Columns apart by two spaces; figures are medians, and minima in brackets.
  var text: String {
    let head = ["figure", "photowall", "baseline", "takes", "ratio", "at most"]
    let all = [head] + rows
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ values: [Double], _ unit: String) -> String {
    let bracket = values.count > 1 ? " (\(text(values.min() ?? 0)))" : ""
    return "\(text(median(values)))\(bracket) \(unit)"
  }

  private static func text(_ value: Double) -> String {
    String(format: value < 10 ? "%.3f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
