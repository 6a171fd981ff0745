/// Colours and weights from the reader's own sixteen, or none.
struct TextStyle: Hashable, Sendable {
  enum Attribute: String {
    case bold = "1"
    case dim = "2"
    case boldRed = "1;31"
    case boldYellow = "1;33"
    case green = "32"
    case cyan = "36"
  }

  /// Whether the stream is a terminal: excerpts, tables and progress are for people.
  var isTerminal: Bool
  var isColoured: Bool
  /// Columns that a line may take.
  var columns: Int

  init(isTerminal: Bool, isColoured: Bool, columns: Int = 80) {
    self.isTerminal = isTerminal
    self.isColoured = isColoured
    self.columns = columns
  }

  /// Colours are for terminals that have them, unless `NO_COLOR` is set and not empty.
  init(for target: OutputTarget, variables: [String: String]) {
    let refused = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    let terminal = variables["TERM"] ?? ""
    let columns = target.columns ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80
    self.init(
      isTerminal: target.isTerminal,
      isColoured: target.isTerminal && !refused && terminal != "dumb" && !terminal.isEmpty,
      columns: min(max(columns, 40), 400))
  }

  /// The text in an attribute; text that comes from outside has to be made safe before.
  func styled(_ attribute: Attribute, _ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m" : text
  }
}
