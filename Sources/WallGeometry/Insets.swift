/// Distances in CSS px from the edges of a container to what it holds.
///
/// `left` and `right` are physical in a left-to-right wall; a right-to-left wall is mirrored as a
/// whole, so `left` is then the inline start, which is on the right.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var right: Double
  public var bottom: Double
  public var left: Double

  @inlinable
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same distance on all four sides.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  @inlinable public static var zero: Insets { Insets(0) }

  /// Side by side: each distance is the sum of the two.
  @inlinable
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom,
      left: a.left + b.left)
  }
}
