package import WallLayout
import WallText

extension Breakpoint {
  /// The widths of the viewport for people, whole where the range ends at a whole number: `0 to 599`,
  /// `from 1600`, `all widths`.
  ///
  /// - Parameter unit: Stands behind the last number, with a space before it.
  /// - Returns: Lower case.
  package func rangeWords(unit: String = "") -> String {
    let start = NumberText.decimal(minWidth)
    guard let end = maxWidth else { return minWidth > 0 ? "from \(start)\(unit)" : "all widths" }
    return end == end.rounded()
      ? "\(start) to \(NumberText.decimal(end - 1))\(unit)"
      : "\(start) to below \(NumberText.decimal(end))\(unit)"
  }
}
