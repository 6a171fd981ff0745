public import WallGeometry

/// A rule that gives each item of a wall, or of one section of it, its frame.
public protocol Layout: Sendable {
  /// The distances that surround and separate the tiles.
  var spacing: LayoutSpacing { get set }
  /// The number of columns (lanes, where the wall is horizontal); nil for kinds without.
  var columnCount: Int? { get }
  /// Whether the wall scrolls sideways.
  var isHorizontal: Bool { get }
  /// The quality figures that say something of a wall of this kind.
  var figures: Set<QualityFigure> { get }
  /// Whether a section's header and footer stand at the sides of its tiles, and not above and below.
  var hasWordsBeside: Bool { get }

  /// Lays the items out, in their order.
  ///
  /// - Throws: `LayoutError` where the options leave no room at some width of the context.
  func place(_ items: [LayoutItem], in context: LayoutContext) throws(LayoutError) -> LayoutResult
}

extension Layout {
  /// All: what holds of walls in columns.
  public var figures: Set<QualityFigure> { Set(QualityFigure.allCases) }
  public var hasWordsBeside: Bool { isHorizontal }
}

/// The distances of a layout, in CSS px.
public struct LayoutSpacing: Hashable, Sendable {
  public var insets: Insets
  /// Of the insets what lies outside the layout's own: a section's, with its header and footer.
  public var surroundings = Insets.zero
  /// Always the horizontal distance between neighbours.
  public var columnGap: Double
  /// Always the vertical distance between neighbours.
  public var rowGap: Double
  /// Height kept for words below each picture, inside its tile.
  public var captionHeight: Double

  public init(
    insets: Insets = Insets(10), columnGap: Double = 10, rowGap: Double = 10,
    captionHeight: Double = 0
  ) {
    self.insets = insets
    self.columnGap = columnGap
    self.rowGap = rowGap
    self.captionHeight = captionHeight
  }

  /// The insets without those that surround the layout.
  var ownInsets: Insets {
    Insets(
      top: insets.top - surroundings.top, right: insets.right - surroundings.right,
      bottom: insets.bottom - surroundings.bottom, left: insets.left - surroundings.left)
  }
}

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
