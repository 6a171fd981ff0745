package import WallLayout

extension QualityLimits {
  /// The manifest's limits on one figure.
  package func bounds(of figure: QualityFigure) -> QualityBounds {
    switch figure {
    case .holes: QualityBounds(greatest: holes)
    case .cropMean: QualityBounds(greatest: cropMean)
    case .cropMax: QualityBounds(greatest: cropMax)
    case .raggedness: QualityBounds(greatest: raggedness)
    case .widthDeviationMean: QualityBounds()
    case .widthDeviationP95: QualityBounds(greatest: widthDeviationP95)
    case .widthDeviationMax: QualityBounds(greatest: widthDeviationMax)
    case .spanShare: QualityBounds(least: spanShareMin, greatest: spanShareMax)
    case .topInversion: QualityBounds(greatest: topInversion)
    case .rankShift: QualityBounds(greatest: rankShift)
    }
  }
}
