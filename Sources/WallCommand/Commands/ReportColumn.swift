import WallLayout

/// How one figure of the report is shown to people.
struct ReportColumn: Sendable {
  let figure: QualityFigure
  /// Two lines.
  let heading: (String, String)
  let decimals: Int

  /// In the order of the table; the mean width deviation is for programs only.
  static let all: [ReportColumn] = QualityFigure.allCases.compactMap { figure in
    switch figure {
    case .holes: ReportColumn(figure: figure, heading: ("holes", ""), decimals: 1)
    case .cropMean: ReportColumn(figure: figure, heading: ("crop", "mean"), decimals: 1)
    case .cropMax: ReportColumn(figure: figure, heading: ("crop", "most"), decimals: 1)
    case .raggedness: ReportColumn(figure: figure, heading: ("bottom", ""), decimals: 0)
    case .widthDeviationMean: nil
    case .widthDeviationP95: ReportColumn(figure: figure, heading: ("width", "p95"), decimals: 1)
    case .widthDeviationMax: ReportColumn(figure: figure, heading: ("width", "most"), decimals: 1)
    case .spanShare: ReportColumn(figure: figure, heading: ("spans", ""), decimals: 1)
    case .topInversion: ReportColumn(figure: figure, heading: ("inver-", "sion"), decimals: 0)
    case .rankShift: ReportColumn(figure: figure, heading: ("rank", "shift"), decimals: 0)
    }
  }
}
