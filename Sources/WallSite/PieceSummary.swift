import WallMarkup

/// One breakpoint, or piece of one, as the summary of a build shows it.
package struct PieceSummary: Hashable, Sendable, Codable {
  /// The breakpoint's.
  package let name: String
  /// Name of its layout; nil where there is one only.
  package let layout: String?
  /// `portrait`, `landscape`; nil for both.
  package let orientation: String?
  /// `600 to 1023`
  package let range: String
  package let columns: Int?
  /// `waterfall`, `dice mosaic`
  package let kindName: String
  /// CSS px at the reference width.
  package let contentHeight: Double
  /// How many figures break a limit; nil where the manifest sets none.
  package let overLimit: Int?

  /// - Parameters:
  ///   - row: The piece with its figures.
  ///   - hasLimits: Whether the manifest sets limits.
  package init(_ row: WallReport.Row, hasLimits: Bool) {
    let breakpoint = row.piece.breakpoint
    name = breakpoint.name
    layout = row.piece.resolved.layout?.name
    orientation = breakpoint.orientation?.rawValue
    range = breakpoint.rangeWords()
    columns = row.piece.resolved.columns
    kindName = row.piece.resolved.kindName
    contentHeight = row.piece.placement.contentHeight(at: breakpoint.referenceWidth)
    overLimit = hasLimits ? row.breaches.count : nil
  }
}
