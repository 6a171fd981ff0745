import WallGeometry
import WallLayout
import WallMarkup
import WallSite

/// One breakpoint, or piece of one, in the summary of a build.
struct PieceRow {
  var breakpoint: Breakpoint
  /// Name of its layout; nil where there is one only.
  var layout: String?
  var columns: Int?
  /// `waterfall`, `dice mosaic`
  var kindName: String
  /// CSS px at the reference width.
  var contentHeight: Double
  /// How many figures break a limit; nil where the manifest sets none.
  var overLimit: Int?

  /// - Parameters:
  ///   - row: The piece with its figures.
  ///   - hasLimits: Whether the manifest sets limits.
  init(_ row: WallReport.Row, hasLimits: Bool) {
    breakpoint = row.piece.breakpoint
    layout = row.piece.resolved.layout?.name
    columns = row.piece.resolved.columns
    kindName = row.piece.resolved.kindName
    contentHeight = row.piece.placement.contentHeight(at: breakpoint.referenceWidth)
    overLimit = hasLimits ? row.breaches.count : nil
  }

  var cells: [AlignedRows.Cell] {
    [
      AlignedRows.Cell(DisplayText.safe(breakpoint.name), .bold),
      AlignedRows.Cell(layout ?? ""),
      AlignedRows.Cell(breakpoint.orientation?.rawValue ?? ""),
      AlignedRows.Cell(breakpoint.rangeWords()),
      AlignedRows.Cell(columns.map { NumberText.counted($0, "column") } ?? ""),
      AlignedRows.Cell(kindName),
      AlignedRows.Cell("\(NumberText.whole(contentHeight)) px", isNumber: true),
      verdict,
    ]
  }

  private var verdict: AlignedRows.Cell {
    switch overLimit {
    case nil: AlignedRows.Cell("")
    case 0: AlignedRows.Cell("within", .green)
    case let count?: AlignedRows.Cell("\(NumberText.grouped(count)) over", .boldYellow)
    }
  }
}
