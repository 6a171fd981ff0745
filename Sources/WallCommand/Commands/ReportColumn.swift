import WallLayout
import WallManifest

/// One figure of the report: how it is headed, measured and limited.
struct ReportColumn: Sendable {
  /// Two lines of heading for people.
  let heading: (String, String)
  /// The unit, for people.
  let unit: String
  /// For programs: the word that `limits` and `report.json` use.
  let key: String
  let decimals: Int
  let value: @Sendable (QualityFigures) -> Double?
  let greatest: @Sendable (QualityLimits) -> Double?
  var least: @Sendable (QualityLimits) -> Double? = { _ in nil }

  /// Whether a figure breaks one of its limits.
  func isOver(_ figures: QualityFigures, _ limits: QualityLimits?) -> Bool {
    guard let limits, let value = value(figures) else { return false }
    if let most = greatest(limits), value > most { return true }
    if let least = least(limits), value < least { return true }
    return false
  }

  /// In the order of the table.
  static let all: [ReportColumn] = [
    ReportColumn(
      heading: ("holes", ""), unit: "%", key: "holes", decimals: 1, value: { $0.holeArea },
      greatest: { $0.holes }),
    ReportColumn(
      heading: ("crop", "mean"), unit: "%", key: "cropMean", decimals: 1, value: { $0.cropMean },
      greatest: { $0.cropMean }),
    ReportColumn(
      heading: ("crop", "most"), unit: "%", key: "cropMax", decimals: 1, value: { $0.cropMax },
      greatest: { $0.cropMax }),
    ReportColumn(
      heading: ("bottom", ""), unit: "px", key: "raggedness", decimals: 0,
      value: { $0.bottomRaggedness }, greatest: { $0.raggedness }),
    ReportColumn(
      heading: ("width", "p95"), unit: "%", key: "widthDeviationP95", decimals: 1,
      value: { $0.widthDeviationP95 }, greatest: { $0.widthDeviationP95 }),
    ReportColumn(
      heading: ("width", "most"), unit: "%", key: "widthDeviationMax", decimals: 1,
      value: { $0.widthDeviationMax }, greatest: { $0.widthDeviationMax }),
    ReportColumn(
      heading: ("inver-", "sion"), unit: "px", key: "topInversion", decimals: 0,
      value: { $0.topInversion }, greatest: { $0.topInversion }),
    ReportColumn(
      heading: ("rank", "shift"), unit: "places", key: "rankShift", decimals: 0,
      value: { $0.rankShift }, greatest: { $0.rankShift }),
    ReportColumn(
      heading: ("spans", ""), unit: "%", key: "spanShare", decimals: 1, value: { $0.spanShare },
      greatest: { $0.spanShareMax }, least: { $0.spanShareMin }),
  ]
}
