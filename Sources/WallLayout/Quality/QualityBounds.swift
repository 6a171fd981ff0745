/// What a figure may be at the least and at the most.
public struct QualityBounds: Hashable, Sendable {
  public var least: Double?
  public var greatest: Double?

  /// How a value breaks a bound.
  public enum Breach: Hashable, Sendable {
    /// Above the greatest.
    case over
    /// Below the least.
    case under
  }

  public init(least: Double? = nil, greatest: Double? = nil) {
    self.least = least
    self.greatest = greatest
  }

  /// Whether there is no bound at all.
  public var isEmpty: Bool { least == nil && greatest == nil }

  /// Which bound a value breaks; nil where it breaks none, or there is no value.
  public func breach(of value: Double?) -> Breach? {
    guard let value else { return nil }
    if let greatest, value > greatest { return .over }
    if let least, value < least { return .under }
    return nil
  }
}
