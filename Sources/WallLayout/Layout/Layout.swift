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
