/// Rows of words set in columns, two spaces apart.
struct AlignedRows {
  struct Cell {
    var text: String
    var attribute: TextStyle.Attribute?
    /// Numbers are set to the right.
    var isNumber = false

    init(_ text: String, _ attribute: TextStyle.Attribute? = nil, isNumber: Bool = false) {
      self.text = text
      self.attribute = attribute
      self.isNumber = isNumber
    }
  }

  var rows: [[Cell]] = []

  /// The rows, each with its end of line; a column that is empty throughout takes no room.
  func text(_ style: TextStyle, indent: String) -> String {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], DisplayText.columns(cell.text))
      }
    }
    return rows.map { row in indent + line(row, widths, style) + "\n" }.joined()
  }

  private func line(_ row: [Cell], _ widths: [Int], _ style: TextStyle) -> String {
    var line = ""
    var spaces = 0
    for (cell, width) in zip(row, widths) where width > 0 {
      let room = width - DisplayText.columns(cell.text)
      if cell.isNumber { spaces += room }
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: spaces)
        line += cell.attribute.map { style.styled($0, cell.text) } ?? cell.text
        spaces = 0
      }
      spaces += cell.isNumber ? 2 : room + 2
    }
    return line
  }
}
