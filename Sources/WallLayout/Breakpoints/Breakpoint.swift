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
