public import WallGeometry

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
