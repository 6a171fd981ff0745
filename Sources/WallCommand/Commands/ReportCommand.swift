import WallManifest
import WallSite
import WallText

extension CommandRun {
  /// `photowall report`: the quality figures of every breakpoint.
  func report() throws(CommandFailure) -> ExitStatus {
    let isStrict = arguments.has(.strict)
    let placed = try place()
    let measured = WallReport(measuring: placed.wall, of: placed.manifest)
    let report = ReportTable(measured)
    switch arguments.has(.json) ? "json" : arguments[.format] {
    case "json": console.write(bytes: measured.json)
    case "tsv": console.write(report.tabSeparated())
    case "table": write(report, of: placed)
    default:
      if console.outputStyle.isTerminal {
        write(report, of: placed)
      } else {
        console.write(report.tabSeparated())
      }
    }
    let isBroken = isStrict && report.overLimit > 0
    return placed.loaded.hasErrors || isBroken ? .problemsInInput : .done
  }

  private func write(_ report: ReportTable, of placed: PlacedManifest) {
    let style = console.outputStyle
    console.write(heading(of: placed, style) + "\n\n" + report.table(style) + "\n")
    if report.overLimit > 0 {
      let values = NumberText.counted(report.overLimit, "value")
      let strict = style.styled(.bold, "--strict")
      let consequence =
        arguments.has(.strict) ? "" : " With \(strict) this would be exit status 1."
      console.write("\(style.styled(.boldRed, "!")) over its limit: \(values).\(consequence)\n")
    }
    let isSwitched = placed.wall.pieces.contains { $0.resolved.layout != nil }
    var widths: [String] = []
    for width in report.rows.map({ NumberText.shortest($0.referenceWidth) })
    where !isSwitched || !widths.contains(width) {
      // Layouts have most of their breakpoints in common.
      widths.append(width)
    }
    let note = "Each row is taken at the breakpoint's reference width: "
    console.write(style.styled(.dim, note + widths.joined(separator: ", ") + ".") + "\n")
    if report.pageCount > 1 {
      let pages = NumberText.counted(report.pageCount, "page")
      let words = "It is the wall in one piece, before it is divided into \(pages)."
      console.write(style.styled(.dim, words) + "\n")
    }
  }

  /// `Coast: 40 pictures, 4 breakpoints, waterfall`
  private func heading(of placed: PlacedManifest, _ style: TextStyle) -> String {
    let title = placed.manifest.title ?? placed.loaded.input.defaultTitle
    var kinds: [String] = []
    for piece in placed.wall.pieces where !kinds.contains(piece.resolved.kindName) {
      kinds.append(piece.resolved.kindName)
    }
    var facts = [NumberText.counted(placed.wall.items.count, "picture")]
    if let last = placed.wall.pieces.last?.resolved.layout {
      facts.append(NumberText.counted(last.index + 1, "layout"))
    }
    facts.append(NumberText.counted(placed.wall.pieces.count, "breakpoint"))
    return style.styled(.bold, DisplayText.safe(title)) + ": "
      + (facts + kinds).joined(separator: ", ")
  }
}

extension ReportTable {
  init(_ report: WallReport) {
    let rows = report.rows.map { row in
      Row(
        name: row.piece.fileStem, referenceWidth: row.piece.breakpoint.referenceWidth,
        figures: row.figures)
    }
    self.init(rows: rows, limits: report.limits, pageCount: report.pageCount)
  }
}
