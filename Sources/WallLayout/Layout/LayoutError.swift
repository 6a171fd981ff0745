/// Geometry that cannot be: which rule is broken, with the numbers.
public enum LayoutError: Error, Hashable, Sendable {
  /// The insets of `insets` px leave nothing of a container `extent` px wide.
  case insetsExceedContainer(insets: Double, extent: Double)
  /// The insets of `insets` px leave nothing of a horizontal wall of `height` px.
  case insetsExceedHeight(insets: Double, height: Double)
  /// A column of `size` px, in a container `extent` px wide, is under 1 px.
  case columnTooNarrow(columns: Int, size: Double, extent: Double)
  /// A row of a horizontal wall of `height` px leaves its pictures `size` px, less than 1, above
  /// their captions of `caption` px.
  case rowTooLow(rows: Int, size: Double, height: Double, caption: Double)
  /// A dice unit of `unit` px, in a container `extent` px wide, is not larger than the gap between
  /// the tiles of a column.
  case unitNotLargerThanGap(unit: Double, gap: Double, extent: Double)
  /// A caption of `caption` px leaves no picture in an item `height` px high.
  case captionFillsItem(caption: Double, height: Double)
  /// On a circle of `radius` px the centres of `count` items are nearer than an item is large: that
  /// takes `least` px.
  case radiusTooSmall(radius: Double, least: Double, count: Int)
  /// A wall of `height` px is under the `least` that one item takes with the insets.
  case heightTooSmall(height: Double, least: Double)
  /// Lengths beyond what arithmetic holds: the content would be `length` px.
  case contentTooLarge(length: Double)
}
