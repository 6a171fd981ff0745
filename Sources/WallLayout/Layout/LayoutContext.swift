import WallGeometry

/// The range of container widths that a layout's decisions have to serve.
public struct LayoutContext: Hashable, Sendable {
  /// The container width in CSS px at which decisions are taken.
  public var referenceWidth: Double
  /// The narrowest container the breakpoint can meet: its `minWidth` less a classic scrollbar.
  public var narrowestWidth: Double
  /// The end of the breakpoint's range; for the last range `maxWidth`, else 2560.
  public var widestWidth: Double
  /// Whether frames are mirrored, so that column 0 is the rightmost.
  public var isRightToLeft: Bool

  public init(
    referenceWidth: Double, narrowestWidth: Double, widestWidth: Double,
    isRightToLeft: Bool = false
  ) {
    self.referenceWidth = referenceWidth
    self.narrowestWidth = narrowestWidth
    self.widestWidth = widestWidth
    self.isRightToLeft = isRightToLeft
  }

  /// The widths that a breakpoint's container can have.
  public init(_ breakpoint: Breakpoint, isRightToLeft: Bool) {
    self.init(
      referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
      widestWidth: breakpoint.widestWidth, isRightToLeft: isRightToLeft)
  }
}

extension LayoutContext {
  /// The narrowest width that a layout has to serve, the reference width included, in CSS px.
  var leastWidth: Double { min(narrowestWidth, referenceWidth) }

  /// What insets leave of the narrowest container, in CSS px.
  ///
  /// - Throws: `LayoutError.insetsExceedContainer` where that is less than 1 px.
  func narrowestRoom(between insets: Insets) throws(LayoutError) -> Double {
    let sides = insets.left + insets.right
    let room = leastWidth - sides
    guard room >= 1 else { throw .insetsExceedContainer(insets: sides, extent: leastWidth) }
    return room
  }
}
