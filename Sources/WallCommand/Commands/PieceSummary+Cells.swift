import WallSite
import WallText

extension PieceSummary {
  /// One line of the summary of a build.
  var cells: [AlignedRows.Cell] {
    [
      AlignedRows.Cell(DisplayText.safe(name), .bold),
      AlignedRows.Cell(layout ?? ""),
      AlignedRows.Cell(orientation ?? ""),
      AlignedRows.Cell(range),
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
