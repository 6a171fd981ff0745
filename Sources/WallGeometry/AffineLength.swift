/// A length that is a straight line in the container's width W: `slope * W + intercept`.
///
/// Every layout keeps its frames in this form, so that one set of decisions is exact at each width
/// of a breakpoint.
public struct AffineLength: Hashable, Sendable {
  /// CSS px per CSS px of container width.
  public var slope: Double
  /// CSS px.
  public var intercept: Double

  @inlinable
  public init(slope: Double, intercept: Double) {
    self.slope = slope
    self.intercept = intercept
  }

  /// A length that does not depend on the container's width.
  @inlinable
  public init(_ constant: Double) {
    self.init(slope: 0, intercept: constant)
  }

  @inlinable public static var zero: AffineLength { AffineLength(0) }
  /// The container's width itself.
  @inlinable public static var containerWidth: AffineLength {
    AffineLength(slope: 1, intercept: 0)
  }

  /// The length in CSS px where the container is `width` px wide.
  @inlinable
  public func at(_ width: Double) -> Double { slope * width + intercept }

  @inlinable
  public static func + (a: Self, b: Self) -> Self {
    Self(slope: a.slope + b.slope, intercept: a.intercept + b.intercept)
  }

  @inlinable
  public static func - (a: Self, b: Self) -> Self {
    Self(slope: a.slope - b.slope, intercept: a.intercept - b.intercept)
  }

  @inlinable
  public static func + (a: Self, b: Double) -> Self {
    Self(slope: a.slope, intercept: a.intercept + b)
  }

  @inlinable
  public static func - (a: Self, b: Double) -> Self {
    Self(slope: a.slope, intercept: a.intercept - b)
  }

  @inlinable
  public static func * (a: Self, factor: Double) -> Self {
    Self(slope: a.slope * factor, intercept: a.intercept * factor)
  }

  @inlinable
  public static func / (a: Self, divisor: Double) -> Self {
    Self(slope: a.slope / divisor, intercept: a.intercept / divisor)
  }

  /// The straight line through two points.
  ///
  /// - Parameters:
  ///   - first: Length `length` at container width `width`.
  ///   - second: The same at another width; where both widths are equal the line is level.
  /// - Returns: The line, exact at `first`.
  @inlinable
  public static func line(
    through first: (width: Double, length: Double), and second: (width: Double, length: Double)
  ) -> AffineLength {
    guard first.width != second.width else { return AffineLength(first.length) }
    let slope = (second.length - first.length) / (second.width - first.width)
    return AffineLength(slope: slope, intercept: first.length - slope * first.width)
  }
}
