/// A width and a height in CSS px (or, for a picture, in its own pixels).
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width divided by height: above 1 is a landscape.
  @inlinable public var aspectRatio: Double { width / height }
}
