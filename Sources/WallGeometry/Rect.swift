/// An axis-parallel rectangle in CSS px; x grows to the right, y downwards.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }

  /// Whether the interiors overlap; an edge in common is no meeting.
  @inlinable
  public func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
