/// The names of the quality figures, in the order of the reference; the raw values are their keys
/// in reports.
public enum QualityFigure: String, CaseIterable, Hashable, Sendable {
  case holes
  case cropMean
  case cropMax
  case raggedness
  case widthDeviationMean
  case widthDeviationP95
  case widthDeviationMax
  case spanShare
  case topInversion
  case rankShift

  /// `%`, `px` or `places`.
  public var unit: String {
    switch self {
    case .raggedness, .topInversion: "px"
    case .rankShift: "places"
    default: "%"
    }
  }
}

extension QualityFigures {
  /// A figure by its name; nil where it does not apply.
  public subscript(figure: QualityFigure) -> Double? {
    switch figure {
    case .holes: holeArea
    case .cropMean: cropMean
    case .cropMax: cropMax
    case .raggedness: bottomRaggedness
    case .widthDeviationMean: widthDeviationMean
    case .widthDeviationP95: widthDeviationP95
    case .widthDeviationMax: widthDeviationMax
    case .spanShare: spanShare
    case .topInversion: topInversion
    case .rankShift: rankShift
    }
  }
}

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
