/// How good a wall is, by figures with exact formulas; nil where a figure does not apply.
public struct QualityFigures: Hashable, Sendable {
  /// Percent of the area above the skyline that no tile (with its gutter) owns.
  public var holeArea: Double?
  /// Percent of a picture that its tile does not show, mean over tiles.
  public var cropMean: Double?
  public var cropMax: Double?
  /// CSS px between the lowest and the highest column's end.
  public var bottomRaggedness: Double?
  /// Percent that tiles are wider or narrower than nominal columns.
  public var widthDeviationMean: Double?
  public var widthDeviationP95: Double?
  public var widthDeviationMax: Double?
  /// Percent of tiles that span two or more columns.
  public var spanShare: Double?
  /// CSS px: the most that an item starts above an earlier one.
  public var topInversion: Double?
  /// Places: the most that an item's visual rank differs from its place in the manifest.
  public var rankShift: Double?

  /// No figure applies.
  public init() {}
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
