import WallLayout
import WallText

/// A ruler over the live wall, at its scale: a tick every 200 px and the breakpoints by name.
struct PreviewRuler {
  struct Mark: Equatable {
    /// CSS px of the page.
    let x: Double
    let label: String
    /// Lines of labels above this one's.
    let row: Int
  }

  /// CSS px of viewport width that the ruler reaches to.
  static let reach = 2_400.0
  private static let rowHeight = 15.0

  let marks: [Mark]

  init(_ preview: PreviewPageContent) {
    var marks: [Mark] = []
    // Where each row's last label ends: labels are estimated at 7 px a character.
    var ends: [Double] = []
    for entry in preview.entries {
      let breakpoint = entry.geometry.breakpoint
      guard breakpoint.minWidth > 0, breakpoint.minWidth <= Self.reach else { continue }
      let x = breakpoint.minWidth * PreviewFrameRules.liveScale
      let label = "\(NumberText.decimal(breakpoint.minWidth)) \(entry.geometry.name)"
      // The same breakpoint of another layout.
      guard !marks.contains(where: { $0.x == x && $0.label == label }) else { continue }
      let end = x + 14 + 7 * Double(label.count)
      let row = ends.firstIndex { $0 <= x } ?? ends.count
      if row == ends.count { ends.append(end) } else { ends[row] = end }
      marks.append(Mark(x: x, label: label, row: row))
    }
    self.marks = marks
  }

  var fields: [TemplateField] {
    let rows = Double((marks.map(\.row).max() ?? 0) + 1)
    let height = 8 + rows * Self.rowHeight
    let scale = PreviewFrameRules.liveScale
    let ticks = stride(from: 200, through: Self.reach, by: 200).map { width in
      [TemplateField("path", "M\(NumberText.decimal(width * scale)) 0v6")]
    }
    let labels = marks.map { mark in
      let base = 16 + Double(mark.row) * Self.rowHeight
      return [
        TemplateField("path", "M\(NumberText.decimal(mark.x)) 0v\(NumberText.decimal(base))"),
        TemplateField("x", NumberText.decimal(mark.x + 5)),
        TemplateField("y", NumberText.decimal(base)),
        TemplateField("label", mark.label),
      ]
    }
    return [
      TemplateField("width", NumberText.decimal(Self.reach * scale + 160)),
      TemplateField("height", NumberText.decimal(height)),
      TemplateField("ticks", .list(ticks)),
      TemplateField("marks", .list(labels)),
    ]
  }
}
