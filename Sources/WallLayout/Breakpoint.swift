/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

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

/// A range of viewport widths for which the decisions of one layout stand.
public struct Breakpoint: Hashable, Sendable {
  public let name: String
  /// Inclusive, CSS px of viewport width.
  public let minWidth: Double
  /// Exclusive; nil for the last range.
  public let maxWidth: Double?
  public let orientation: Orientation?
  /// Container width in CSS px at which decisions are taken.
  public let referenceWidth: Double
  /// The narrowest container: `minWidth` less a classic scrollbar of 17 px; 303 for the first.
  public let narrowestWidth: Double
  /// The end of the range for the container: at most the wall's `maxWidth`; else 2560 for the last.
  public let widestWidth: Double
}
