import WallLayout

/// One figure of the quality table.
struct PreviewFigure: Sendable {
  let label: String
  let unit: String
  /// Manifest keys of the limits.
  let greatestKey: String?
  let leastKey: String?
  let value: @Sendable (QualityFigures) -> Double?

  init(
    _ label: String, _ unit: String, most greatestKey: String? = nil, least leastKey: String? = nil,
    value: @escaping @Sendable (QualityFigures) -> Double?
  ) {
    self.label = label
    self.unit = unit
    self.greatestKey = greatestKey
    self.leastKey = leastKey
    self.value = value
  }

  /// In the order of the table.
  static let all: [PreviewFigure] = [
    PreviewFigure("Holes", "%", most: "holes") { $0.holeArea },
    PreviewFigure("Crop, mean", "%", most: "cropMean") { $0.cropMean },
    PreviewFigure("Crop, most", "%", most: "cropMax") { $0.cropMax },
    PreviewFigure("Ragged bottom", "px", most: "raggedness") { $0.bottomRaggedness },
    PreviewFigure("Width, p95", "%", most: "widthDeviationP95") { $0.widthDeviationP95 },
    PreviewFigure("Width, most", "%", most: "widthDeviationMax") { $0.widthDeviationMax },
    PreviewFigure("Spans", "%", most: "spanShareMax", least: "spanShareMin") { $0.spanShare },
    PreviewFigure("Inversion", "px", most: "topInversion") { $0.topInversion },
    PreviewFigure("Rank shift", "places", most: "rankShift") { $0.rankShift },
  ]
}

/// The quality figures of all entries beside their limits.
struct PreviewQualityTable {
  private let entries: [PreviewPageContent.Entry]
  private let limits: [String: Double]

  init(_ preview: PreviewPageContent) {
    entries = preview.entries
    limits = Dictionary(preview.limits.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// `2 of 4 breakpoints over a limit`; nil without limits.
  var verdict: String? {
    guard !limits.isEmpty else { return nil }
    let broken = entries.count { entry in
      PreviewFigure.all.contains { verdict(on: $0, entry.figures) != nil }
    }
    return broken == 0
      ? "all within the limits" : "\(broken) of \(entries.count) outside a limit"
  }

  var headings: [[TemplateField]] {
    PreviewFigure.all.map { figure in
      [
        TemplateField("label", figure.label), TemplateField("unit", figure.unit),
        TemplateField("limit", limitWords(figure)),
      ]
    }
  }

  var rows: [[TemplateField]] {
    entries.map { entry in
      [
        TemplateField("name", PreviewWords.capitalised(entry.geometry.fileStem)),
        TemplateField("layout", entry.geometry.layoutWords),
        TemplateField("cells", .list(PreviewFigure.all.map { cell($0, entry.figures) })),
      ]
    }
  }

  /// `limit 10 %`, `15 to 30 %`
  private func limitWords(_ figure: PreviewFigure) -> String? {
    let least = figure.leastKey.flatMap { limits[$0] }
    let most = figure.greatestKey.flatMap { limits[$0] }
    let numbers: String
    switch (least, most) {
    case (nil, nil): return nil
    case (nil, let most?): numbers = "limit \(SVGNumber(most))"
    case (let least?, nil): numbers = "from \(SVGNumber(least))"
    case (let least?, let most?): numbers = "\(SVGNumber(least)) to \(SVGNumber(most))"
    }
    return numbers + " " + figure.unit
  }

  /// `over` or `under`; nil where the figure is within its limits or there is no figure.
  private func verdict(on figure: PreviewFigure, _ figures: QualityFigures) -> String? {
    guard let value = figure.value(figures) else { return nil }
    if let most = figure.greatestKey.flatMap({ limits[$0] }), value > most { return "over" }
    if let least = figure.leastKey.flatMap({ limits[$0] }), value < least { return "under" }
    return nil
  }

  private func cell(_ figure: PreviewFigure, _ figures: QualityFigures) -> [TemplateField] {
    let value = figure.value(figures)
    let verdict = verdict(on: figure, figures)
    let most = figure.greatestKey.flatMap { limits[$0] }
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
    if let limit, tenths <= limit, value > limit { return SVGNumber(value).description }
    let text = SVGNumber(tenths).description
    return text.contains(".") ? text : text + ".0"
  }

  /// A full bar is twice the limit.
  private func bar(
    _ figure: PreviewFigure, _ value: Double?, most: Double?
  ) -> [TemplateField]? {
    guard let value, let most, most > 0, figure.leastKey == nil else { return nil }
    let number = { (value: Double) in SVGNumber(value).description }
    return [
      TemplateField("max", number(2 * most)), TemplateField("low", number(0.8 * most)),
      TemplateField("high", number(most)), TemplateField("value", number(min(value, 2 * most))),
    ]
  }
}
