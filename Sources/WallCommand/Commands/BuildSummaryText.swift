import WallSite
import WallText

/// What a build made, for people at a terminal.
struct BuildSummaryText {
  let text: String

  init(_ summary: BuildSummary, style: TextStyle) {
    var pieces = AlignedRows()
    pieces.rows = summary.pieces.map(\.cells)
    let published = summary.published
    var files = AlignedRows()
    files.rows = [
      Self.row("pages", published.pages), Self.row("assets", published.assets),
      Self.row("pictures", published.pictures), Self.row("previews", published.previews),
    ].compactMap { $0 }
    text =
      Self.heading(summary, style) + "\n\n" + pieces.text(style, indent: "  ") + "\n"
      + files.text(style, indent: "  ") + "\n"
  }

  /// `Kerrin to the erg: 40 pictures, 2 sections`
  private static func heading(_ summary: BuildSummary, _ style: TextStyle) -> String {
    var facts = NumberText.counted(summary.imageCount, "picture")
    if summary.sectionCount > 1 {
      facts += ", " + NumberText.counted(summary.sectionCount, "section")
    }
    return style.styled(.bold, DisplayText.safe(summary.title)) + ": " + facts
  }

  /// `assets  52  (4 new, 48 unchanged, 1 no longer needed and removed)`
  private static func row(
    _ name: String, _ counts: PublishSummary.Counts
  ) -> [AlignedRows.Cell]? {
    guard counts.total + counts.removed > 0 else { return nil }
    var words: [String] = []
    if counts.new > 0 { words.append("\(NumberText.grouped(counts.new)) new") }
    if counts.unchanged > 0 {
      words.append("\(NumberText.grouped(counts.unchanged)) unchanged")
    }
    if counts.removed > 0 {
      words.append("\(NumberText.grouped(counts.removed)) no longer needed and removed")
    }
    return [
      AlignedRows.Cell(name, .dim),
      AlignedRows.Cell(NumberText.grouped(counts.total), isNumber: true),
      AlignedRows.Cell("(\(words.joined(separator: ", ")))", .dim),
    ]
  }
}
