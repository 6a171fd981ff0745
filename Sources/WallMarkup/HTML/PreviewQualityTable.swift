import WallLayout
import WallText

extension QualityFigure {
  /// Words for people; nil for what only programs read.
  fileprivate var label: String? {
    switch self {
    case .holes: "Holes"
    case .cropMean: "Crop, mean"
    case .cropMax: "Crop, most"
    case .raggedness: "Ragged bottom"
    case .widthDeviationMean: nil
    case .widthDeviationP95: "Width, p95"
    case .widthDeviationMax: "Width, most"
    case .spanShare: "Spans"
    case .topInversion: "Inversion"
    case .rankShift: "Rank shift"
    }
  }

  /// In the order of the table.
  static let shown = allCases.filter { $0.label != nil }
}

/// The quality figures of all entries beside their limits.
struct PreviewQualityTable {
  private let entries: [PreviewPageContent.Entry]
  private let limits: [QualityFigure: QualityBounds]

  init(_ preview: PreviewPageContent) {
    entries = preview.entries
    limits = preview.limits
  }

  /// `2 of 4 outside a limit`; nil without limits.
  var verdict: String? {
    guard !limits.isEmpty else { return nil }
    let broken = entries.count { entry in
      QualityFigure.shown.contains { verdict(on: $0, entry.figures) != nil }
    }
    return broken == 0
      ? "all within the limits" : "\(broken) of \(entries.count) outside a limit"
  }

  var headings: [[TemplateField]] {
    QualityFigure.shown.map { figure in
      [
        TemplateField("label", figure.label), TemplateField("unit", figure.unit),
        TemplateField("limit", limitWords(figure)),
      ]
    }
  }

  var rows: [[TemplateField]] {
    entries.map { entry in
      [
        TemplateField("name", entry.geometry.title),
        TemplateField("layout", entry.geometry.layoutWords),
        TemplateField("cells", .list(QualityFigure.shown.map { cell($0, entry.figures) })),
      ]
    }
  }

  /// `limit 10 %`, `15 to 30 %`
  private func limitWords(_ figure: QualityFigure) -> String? {
    let (least, most) = (limits[figure]?.least, limits[figure]?.greatest)
    let numbers: String
    switch (least, most) {
    case (nil, nil): return nil
    case (nil, let most?): numbers = "limit \(NumberText.decimal(most))"
    case (let least?, nil): numbers = "from \(NumberText.decimal(least))"
    case (let least?, let most?):
      numbers = "\(NumberText.decimal(least)) to \(NumberText.decimal(most))"
    }
    return numbers + " " + figure.unit
  }

  /// `over` or `under`; nil where the figure is within its limits or there is no figure.
  private func verdict(on figure: QualityFigure, _ figures: QualityFigures) -> String? {
    switch limits[figure]?.breach(of: figures[figure]) {
    case .over: return "over"
    case .under: return "under"
    case nil: return nil
    }
  }

  private func cell(_ figure: QualityFigure, _ figures: QualityFigures) -> [TemplateField] {
    let value = figures[figure]
    let verdict = verdict(on: figure, figures)
    let most = limits[figure]?.greatest
    let isNear = verdict == nil && value != nil && most.map { (value ?? 0) > 0.8 * $0 } ?? false
    return [
      TemplateField("verdict", verdict),
      TemplateField("isNear", .flag(isNear)),
      TemplateField(
        "value", value.map { Self.text($0, limit: verdict == nil ? nil : most) } ?? "-"),
      TemplateField("bar", bar(figure, value, most: most).map { .object($0) } ?? .flag(false)),
    ]
  }

  /// One decimal; two where one would hide that a limit is broken.
  private static func text(_ value: Double, limit: Double?) -> String {
    let tenths = (value * 10).rounded() / 10
    if let limit, tenths <= limit, value > limit { return NumberText.decimal(value) }
    let text = NumberText.decimal(tenths)
    return text.contains(".") ? text : text + ".0"
  }

  /// A full bar is twice the limit.
  private func bar(
    _ figure: QualityFigure, _ value: Double?, most: Double?
  ) -> [TemplateField]? {
    guard let value, let most, most > 0, limits[figure]?.least == nil else { return nil }
    let number = { (value: Double) in NumberText.decimal(value) }
    return [
      TemplateField("max", number(2 * most)), TemplateField("low", number(0.8 * most)),
      TemplateField("high", number(most)), TemplateField("value", number(min(value, 2 * most))),
    ]
  }
}
