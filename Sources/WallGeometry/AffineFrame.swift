/// A rectangle whose four numbers are straight lines in the container's width.
public struct AffineFrame: Hashable, Sendable {
  public var x: AffineLength
  public var y: AffineLength
  public var width: AffineLength
  public var height: AffineLength

  @inlinable
  public init(x: AffineLength, y: AffineLength, width: AffineLength, height: AffineLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle in CSS px where the container is `width` px wide.
  @inlinable
  public func at(width: Double) -> Rect {
    Rect(
      x: x.at(width), y: y.at(width), width: self.width.at(width), height: height.at(width))
  }

  /// The lower edge.
  @inlinable public var maxY: AffineLength { y + height }
  /// The right edge.
  @inlinable public var maxX: AffineLength { x + width }

  /// The frame as a right-to-left wall has it: `W - x - width`, the rest as it is.
  @inlinable public var mirrored: AffineFrame {
    AffineFrame(
      x: AffineLength.containerWidth - x - width, y: y, width: width, height: height)
  }
}
