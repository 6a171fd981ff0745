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
