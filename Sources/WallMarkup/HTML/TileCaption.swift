/// The words of a tile in the order they are read.
struct TileCaption {
  enum Fact {
    case words(String)
    /// As the manifest has it: `2026-05-01`, or with a time.
    case date(String)
    /// An http(s) address.
    case license(String)
  }

  let title: String?
  let text: String?
  let facts: [Fact]

  var isEmpty: Bool { title == nil && text == nil && facts.isEmpty }

  init(_ tile: TileContent) {
    title = tile.title.flatMap { $0.isEmpty ? nil : $0 }
    text = tile.caption.flatMap { $0.isEmpty ? nil : $0 }
    var facts: [Fact] = []
    if let date = tile.date { facts.append(.date(date)) }
    if let credit = tile.credit, !credit.isEmpty { facts.append(.words(credit)) }
    if let license = tile.license, !license.isEmpty {
      let isAddress = license.hasPrefix("https://") || license.hasPrefix("http://")
      facts.append(isAddress ? .license(license) : .words(license))
    }
    self.facts = facts
  }

  /// A date for readers of any language: the day, and the time without its `T`.
  static func readable(_ date: String) -> String {
    date.replacing("T", with: " ", maxReplacements: 1)
  }
}
