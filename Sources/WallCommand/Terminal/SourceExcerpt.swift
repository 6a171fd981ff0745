import WallManifest

/// A line of the manifest with the place of a fault marked below it, for people at a terminal.
///
///     17 |   <image src="photos/pier.jpg" heigth="7360"/>
///        |                                ^~~~~~
struct SourceExcerpt {
  /// What one scalar of the source is shown as.
  private struct Cell {
    var text: String
    var columns: Int
  }

  private static let gutter = 8
  private static let tabWidth = 4
  private static let mark = "..."

  /// A source line and the line of its mark.
  ///
  /// - Parameters:
  ///   - line: The source line, without its end.
  ///   - position: Where the fault starts.
  ///   - length: How many scalars it covers; what reaches beyond the line is not marked.
  ///   - attribute: How the marked place and the caret are styled.
  ///   - style: The terminal's; a longer line is cut around the mark to its width.
  /// - Returns: Two lines, each with its end.
  static func text(
    line: String, position: SourcePosition, length: Int, attribute: TextStyle.Attribute,
    style: TextStyle
  ) -> String {
    let budget = style.columns - gutter - 1
    let (cells, start) = window(of: line, around: position.column - 1, budget: budget)
    let end = min(cells.count, start + max(1, length))
    let shown = cut(cells, mark: start..<end, budget: budget)

    let marked = shown.cells[shown.mark]
    let before = shown.cells[..<shown.mark.lowerBound]
    let after = shown.cells[shown.mark.upperBound...]
    let number = DisplayText.padded(String(position.line), to: 5, fromLeft: true)
    let gap = String(repeating: " ", count: before.reduce(0) { $0 + $1.columns })
    let width = max(1, marked.reduce(0) { $0 + $1.columns })
    let caret = "^" + String(repeating: "~", count: width - 1)
    let text =
      before.map(\.text).joined() + style.styled(attribute, marked.map(\.text).joined())
      + after.map(\.text).joined()
    return "\(number) | \(text)\n      | \(gap)\(style.styled(attribute, caret))\n"
  }

  /// The cells of the part of a line that can be seen at all, and the place of `column` in them: a
  /// line may be a whole manifest, and only what is near the mark is looked at.
  private static func window(
    of line: String, around column: Int, budget: Int
  ) -> (cells: [Cell], start: Int) {
    let first = max(0, column - budget)
    var cells: [Cell] = []
    var width = 0
    for scalar in line.unicodeScalars.dropFirst(first).prefix(2 * budget + 1) {
      let cell = cell(scalar, at: width)
      cells.append(cell)
      width += cell.columns
    }
    // What was left out is told by the cut: the window is wider than any excerpt.
    return (cells, min(max(0, column - first), cells.count))
  }

  private static func cell(_ scalar: Unicode.Scalar, at column: Int) -> Cell {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return Cell(text: String(repeating: " ", count: width), columns: width)
    }
    let text = DisplayText.safe(scalar)
    return Cell(text: text, columns: DisplayText.columns(text))
  }

  /// The cells that fit, with `...` where some were left out.
  private static func cut(
    _ cells: [Cell], mark range: Range<Int>, budget: Int
  ) -> (cells: [Cell], mark: Range<Int>) {
    let dots = Cell(text: Self.mark, columns: Self.mark.count)
    var shown = cells
    var range = range
    let widthToMark = cells[..<range.upperBound].reduce(0) { $0 + $1.columns }
    if widthToMark > budget - Self.mark.count {
      // The mark comes a third into the line, so that something of both sides is seen.
      var dropped = 0
      var width = cells[..<range.lowerBound].reduce(0) { $0 + $1.columns }
      while dropped < range.lowerBound, width > budget / 3 {
        width -= cells[dropped].columns
        dropped += 1
      }
      if dropped > 0 {
        shown.removeFirst(dropped)
        shown.insert(dots, at: 0)
        range = (range.lowerBound - dropped + 1)..<(range.upperBound - dropped + 1)
      }
    }
    var width = shown.reduce(0) { $0 + $1.columns }
    guard width > budget else { return (shown, range) }
    while width > budget - Self.mark.count, let last = shown.popLast() { width -= last.columns }
    let upper = min(range.upperBound, shown.count)
    shown.append(dots)
    return (shown, min(range.lowerBound, upper)..<upper)
  }
}
