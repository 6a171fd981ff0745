/// How many columns fit: as many as keep each at least `minColumnWidth` wide.
public struct ColumnRule: Hashable, Sendable {
  /// CSS px, > 0.
  public var minColumnWidth: Double
  /// More columns than this never; at least 1.
  public var maxColumns: Int
  /// CSS px between columns.
  public var gap: Double
  /// CSS px: the insets on both sides together.
  public var insets: Double

  public init(minColumnWidth: Double, maxColumns: Int = 12, gap: Double, insets: Double) {
    self.minColumnWidth = minColumnWidth
    self.maxColumns = maxColumns
    self.gap = gap
    self.insets = insets
  }

  /// max(1, floor((extent - insets + gap) / (minColumnWidth + gap))), at most `maxColumns`.
  ///
  /// - Parameter extent: The container's width in CSS px (its height, for lanes).
  /// - Returns: At least 1.
  public func columns(in extent: Double) -> Int {
    // The 1e-9 lets a whole number count which floating point left just short.
    let fitting = ((extent - insets + gap) / (minColumnWidth + gap) + 1e-9).rounded(.down)
    guard fitting < Double(maxColumns) else { return max(1, maxColumns) }
    return Int(max(1, fitting))
  }

  /// The container widths in CSS px from which one column more fits, rising: those of 2 columns,
  /// of 3, and so on to `maxColumns`.
  public var splitWidths: [Double] {
    guard maxColumns >= 2 else { return [] }
    return (2...maxColumns).map { columns in
      Double(columns) * (minColumnWidth + gap) - gap + insets
    }
  }
}
