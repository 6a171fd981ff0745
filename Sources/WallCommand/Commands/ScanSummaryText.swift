import WallManifest
import WallSite
import WallText

/// `40 pictures: 12 new, 26 kept, 1 moved, 1 missing`
struct ScanSummaryText {
  let text: String

  init(_ found: ScanResult, isWritten: Bool) {
    let counts = found.counts
    let total = counts.new + counts.kept + counts.changed + counts.moved + counts.missing
    let parts = [
      (counts.new, "new"), (counts.kept, "kept"), (counts.changed, "changed"),
      (counts.moved, "moved"), (counts.missing, "missing"),
    ].filter { $0.0 > 0 }.map { "\(NumberText.grouped($0.0)) \($0.1)" }
    var text = NumberText.counted(total, "picture")
    if !parts.isEmpty { text += ": " + parts.joined(separator: ", ") }
    let sections = found.manifest.sections.count
    if sections > 1 { text += ", in " + NumberText.counted(sections, "section") }
    let errors = found.problems.count { $0.severity == .error }
    if errors > 0 { text += "; " + NumberText.counted(errors, "error") }
    self.text = isWritten ? text : text + "; nothing to write"
  }
}
