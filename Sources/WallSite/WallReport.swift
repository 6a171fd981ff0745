package import WallLayout
package import WallManifest
import WallText

/// The quality figures of a wall at every breakpoint piece, beside the manifest's limits.
package struct WallReport: Sendable {
  package struct Row: Sendable {
    package let piece: PlacedWall.Piece
    package let figures: QualityFigures
    /// Limits that the figures break, in words.
    package let breaches: [String]
  }

  package let rows: [Row]
  package let limits: QualityLimits?
  /// How many pages the wall is published on. Its figures are those of the wall in one piece, which
  /// more than one page show nowhere.
  package let pageCount: Int
  /// Entries that became placeholders: position in the manifest and id.
  private let placeholders: [(number: Int, id: String)]

  /// - Parameters:
  ///   - wall: Laid out.
  ///   - manifest: Whose limits and page size count.
  ///   - isDivided: Whether it is published on pages of that size; a fragment is not.
  /// - Complexity: O(pieces * n log n)
  package init(measuring wall: PlacedWall, of manifest: Manifest, isDivided: Bool = true) {
    let limits = manifest.limits
    self.limits = limits
    let size = isDivided ? manifest.pageSize ?? 0 : 0
    pageCount = Pagination(wall.items, size: size).pages.count
    rows = wall.pieces.map { piece in
      let figures = QualityFigures(
        measuring: piece.placement, items: wall.items.items, in: piece.context)
      return Row(
        piece: piece, figures: figures,
        breaches: QualityFigure.allCases.compactMap { Self.breach(of: $0, figures, limits) })
    }
    placeholders = wall.items.entries.joined().filter(\.image.isPlaceholder).map {
      ($0.number, $0.image.id)
    }
  }

  /// `cropMax is 31.2 %, above its limit of 30 %`; nil where no limit is broken.
  private static func breach(
    of figure: QualityFigure, _ figures: QualityFigures, _ limits: QualityLimits?
  ) -> String? {
    guard let value = figures[figure], let bounds = limits?.bounds(of: figure) else { return nil }
    func shown(_ value: Double) -> String { "\(NumberText.shortest(value)) \(figure.unit)" }
    // As many decimals as show on which side of the limit it is.
    let rounded = (value * 1000).rounded() / 1000
    let number = shown(bounds.breach(of: rounded) == bounds.breach(of: value) ? rounded : value)
    switch bounds.breach(of: value) {
    case .over:
      return "\(figure.rawValue) is \(number), above its limit of \(shown(bounds.greatest ?? 0))"
    case .under:
      return "\(figure.rawValue) is \(number), below its limit of \(shown(bounds.least ?? 0))"
    case nil: return nil
    }
  }

  /// One error for each broken limit, naming breakpoint, figure and limit.
  package var limitErrors: [Diagnostic] {
    let hint =
      pageCount > 1 ? "figures are those of the wall before it is divided into pages" : nil
    return rows.flatMap { row in
      row.breaches.map {
        Diagnostic(
          .fatal, at: nil, "breakpoint \"\(row.piece.fileStem)\": \($0)",
          hint: hint)
      }
    }
  }

  /// The report as JSON: `report.json`, and what `report --json` prints.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("pages", Double(pageCount))
    writer.key("breakpoints")
    writer.beginArray()
    for row in rows { write(row, &writer) }
    writer.endArray()
    writer.key("placeholders")
    writer.beginArray()
    for placeholder in placeholders {
      writer.beginObject(inline: true)
      writer.member("number", Double(placeholder.number))
      writer.member("id", placeholder.id)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  private func write(_ row: Row, _ writer: inout JSONWriter) {
    let breakpoint = row.piece.breakpoint
    writer.beginObject()
    writer.member("name", breakpoint.name)
    if let layout = row.piece.resolved.layout { writer.member("layout", layout.name) }
    writer.member("minWidth", breakpoint.minWidth)
    writer.member("maxWidth", breakpoint.maxWidth)
    writer.member("orientation", breakpoint.orientation?.rawValue)
    writer.member("referenceWidth", breakpoint.referenceWidth)
    writer.member("kind", row.piece.resolved.kindName)
    writer.member("columns", row.piece.resolved.columns.map(Double.init))
    writer.member(
      "contentHeight", row.piece.placement.contentHeight(at: breakpoint.referenceWidth))
    writer.key("figures")
    writer.beginObject()
    for figure in QualityFigure.allCases { writer.member(figure.rawValue, row.figures[figure]) }
    writer.endObject()
    writer.key("overLimit")
    writer.beginArray()
    for breach in row.breaches { writer.value(breach) }
    writer.endArray()
    writer.endObject()
  }
}
