/// A breakpoint as its author declares it, before its range is known.
public struct BreakpointDeclaration: Hashable, Sendable {
  public var name: String
  /// CSS px of viewport width; 0 for the first, never smaller than the one before.
  public var minWidth: Double
  /// nil where it applies either way.
  public var orientation: Orientation?
  /// Container width at which decisions are taken; nil for the middle of the range.
  public var referenceWidth: Double?

  public init(
    name: String, minWidth: Double, orientation: Orientation? = nil, referenceWidth: Double? = nil
  ) {
    self.name = name
    self.minWidth = minWidth
    self.orientation = orientation
    self.referenceWidth = referenceWidth
  }
}
