package import WallLayout
package import WallManifest

/// One quality figure: its key, its value and the limits that a manifest may set.
package struct QualityFigure: Sendable {
  /// As `report.json` has it.
  package let key: String
  package let unit: String
  package let value: @Sendable (QualityFigures) -> Double?
  /// The manifest's key of the upper limit, and its value.
  package let greatest: (key: String, value: @Sendable (QualityLimits) -> Double?)?
  package let least: (key: String, value: @Sendable (QualityLimits) -> Double?)?

  private init(
    _ key: String, _ unit: String, _ value: @escaping @Sendable (QualityFigures) -> Double?,
    most: (String, @Sendable (QualityLimits) -> Double?)? = nil,
    least: (String, @Sendable (QualityLimits) -> Double?)? = nil
  ) {
    self.key = key
    self.unit = unit
    self.value = value
    greatest = most.map { (key: $0.0, value: $0.1) }
    self.least = least.map { (key: $0.0, value: $0.1) }
  }

  /// All figures, in the order of the reference.
  package static let all: [QualityFigure] = [
    QualityFigure("holes", "%", { $0.holeArea }, most: ("holes", { $0.holes })),
    QualityFigure("cropMean", "%", { $0.cropMean }, most: ("cropMean", { $0.cropMean })),
    QualityFigure("cropMax", "%", { $0.cropMax }, most: ("cropMax", { $0.cropMax })),
    QualityFigure(
      "raggedness", "px", { $0.bottomRaggedness }, most: ("raggedness", { $0.raggedness })),
    QualityFigure("widthDeviationMean", "%", { $0.widthDeviationMean }),
    QualityFigure(
      "widthDeviationP95", "%", { $0.widthDeviationP95 },
      most: ("widthDeviationP95", { $0.widthDeviationP95 })),
    QualityFigure(
      "widthDeviationMax", "%", { $0.widthDeviationMax },
      most: ("widthDeviationMax", { $0.widthDeviationMax })),
    QualityFigure(
      "spanShare", "%", { $0.spanShare }, most: ("spanShareMax", { $0.spanShareMax }),
      least: ("spanShareMin", { $0.spanShareMin })),
    QualityFigure(
      "topInversion", "px", { $0.topInversion }, most: ("topInversion", { $0.topInversion })),
    QualityFigure("rankShift", "places", { $0.rankShift }, most: ("rankShift", { $0.rankShift })),
  ]

  /// The limits that the figures of one piece break, in words.
  ///
  /// - Parameters:
  ///   - figures: Of the piece.
  ///   - limits: The manifest's; nil breaks none.
  /// - Returns: `cropMax is 31.2 %, its limit cropMax is 30 %`.
  package func breaches(_ figures: QualityFigures, _ limits: QualityLimits?) -> [String] {
    guard let limits, let value = value(figures) else { return [] }
    var breaches: [String] = []
    if let most = greatest, let limit = most.value(limits), value > limit {
      breaches.append("\(key) is \(shown(value)), above the limit \(most.key) of \(shown(limit))")
    }
    if let least, let limit = least.value(limits), value < limit {
      breaches.append("\(key) is \(shown(value)), below the limit \(least.key) of \(shown(limit))")
    }
    return breaches
  }

  private func shown(_ value: Double) -> String {
    NumberText.shortest((value * 1000).rounded() / 1000) + " " + unit
  }
}
