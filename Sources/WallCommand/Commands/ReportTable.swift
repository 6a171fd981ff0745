import WallLayout
import WallManifest
import WallSite
import WallText

/// The quality figures of all breakpoints, as a table for people or tab-separated for programs.
struct ReportTable {
  struct Row {
    /// The breakpoint's name; with the number of columns where it is split, with the layout's name
    /// where there are several.
    var name: String
    var referenceWidth: Double
    var figures: QualityFigures
  }

  let rows: [Row]
  let limits: QualityLimits?
  /// How many pages the wall is published on.
  var pageCount = 1

  /// How many figures break a limit, over all rows.
  var overLimit: Int { rows.reduce(0) { $0 + overLimit($1) } }

  /// How many figures of one row break a limit.
  func overLimit(_ row: Row) -> Int {
    ReportColumn.all.count { isOver($0, row) }
  }

  private func isOver(_ column: ReportColumn, _ row: Row) -> Bool {
    limits?.bounds(of: column.figure).breach(of: row.figures[column.figure]) != nil
  }

  /// One line per breakpoint, with three decimals; `-` where a layout has no such figure.
  func tabSeparated() -> String {
    let keys = ["breakpoint", "referenceWidth"] + QualityFigure.allCases.map(\.rawValue)
    var text = keys.joined(separator: "\t") + "\n"
    for row in rows {
      let values = QualityFigure.allCases.map { figure in
        row.figures[figure].map { NumberText.fixed($0, places: 3) } ?? "-"
      }
      let words = [row.name, NumberText.shortest(row.referenceWidth)] + values
      text += words.joined(separator: "\t") + "\n"
    }
    return text
  }

  /// The table with aligned columns: `!` beside what is over its limit.
  func table(_ style: TextStyle) -> String {
    let columns = ReportColumn.all.map { cells($0) }
    let labels = ["", "", ""] + (limits == nil ? [] : ["limit"]) + rows.map(\.name)
    let labelWidth = labels.reduce(0) { max($0, DisplayText.columns($1)) }
    var text = ""
    for (index, label) in labels.enumerated() {
      var line = DisplayText.padded(label, to: labelWidth + 1)
      for cells in columns {
        let width = cells.reduce(0) { max($0, $1.count) } + 1
        line += styled(cells[index], width: width, style)
      }
      text += lineStyled(line, index: index, style) + "\n"
    }
    return text
  }

  private func lineStyled(_ line: String, index: Int, _ style: TextStyle) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    let firstRow = limits == nil ? 3 : 4
    return index < 2
      ? style.styled(.bold, line) : index < firstRow ? style.styled(.dim, line) : line
  }

  /// A cell set to the right; every cell ends in one place for the mark, or a space.
  private func styled(_ cell: String, width: Int, _ style: TextStyle) -> String {
    let padded = DisplayText.padded(cell, to: width, fromLeft: true)
    return cell.hasSuffix("!") ? style.styled(.boldRed, padded) : padded
  }

  private func cells(_ column: ReportColumn) -> [String] {
    var cells = [column.heading.0, column.heading.1, column.figure.unit]
    if let limits { cells.append(Self.limit(column.figure, limits)) }
    for row in rows {
      let value = row.figures[column.figure].map {
        NumberText.fixed($0, places: column.decimals)
      }
      cells.append((value ?? "-") + (isOver(column, row) ? "!" : ""))
    }
    return cells.map { $0.hasSuffix("!") ? $0 : $0 + " " }
  }

  /// `20`, `15 to 30`, `from 15`, or `-` where there is no limit.
  private static func limit(_ figure: QualityFigure, _ limits: QualityLimits) -> String {
    let bounds = limits.bounds(of: figure)
    return switch (bounds.least, bounds.greatest) {
    case (let least?, let most?):
      "\(NumberText.shortest(least)) to \(NumberText.shortest(most))"
    case (let least?, nil): "from \(NumberText.shortest(least))"
    case (nil, let most?): NumberText.shortest(most)
    case (nil, nil): "-"
    }
  }
}
