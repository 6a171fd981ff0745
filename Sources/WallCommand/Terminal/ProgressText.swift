import WallText

/// How far a stage is, in words.
struct ProgressText {
  var stage: String
  var done: Int
  /// 0 where unknown.
  var total: Int
  /// What else is said, the most important first.
  var details: [String]

  private static let stageWidth = 12
  private static let widestBar = 30
  private static let narrowestBar = 6

  /// `images: 312 of 1,000, 4.1 a second, 3 min left, 2 problems`
  var plain: String { "\(stage): " + ([count] + details).joined(separator: ", ") }

  /// `  images      [######........]  312 of 1,000  4.1 a second, 3 min left, 2 problems`
  ///
  /// The bar takes what the words leave; where that is too little, words fall away from the right.
  func line(_ style: TextStyle) -> String {
    let head = "  " + DisplayText.padded(stage, to: Self.stageWidth)
    guard total > 0 else { return "\(head)\(count) \(details.joined(separator: ", "))" }
    // A line that fills the last column wraps on some terminals.
    let room = style.columns - 1 - DisplayText.columns(head)
    var kept = details
    while true {
      let words = "  \(count)" + (kept.isEmpty ? "" : "  " + kept.joined(separator: ", "))
      // Counts that grow a digit should not move the bar.
      let growth = NumberText.grouped(total).count - NumberText.grouped(done).count
      let bar = min(Self.widestBar, room - DisplayText.columns(words) - max(0, growth) - 2)
      if bar >= Self.narrowestBar { return head + drawn(bar, style) + words }
      if kept.popLast() == nil { return head + count }
    }
  }

  private var count: String {
    let done = NumberText.grouped(done)
    return total > 0 ? "\(done) of \(NumberText.grouped(total))" : done
  }

  private func drawn(_ width: Int, _ style: TextStyle) -> String {
    let filled = min(width, max(0, width * done / total))
    return "[" + style.styled(.cyan, String(repeating: "#", count: filled))
      + style.styled(.dim, String(repeating: ".", count: width - filled)) + "]"
  }
}
