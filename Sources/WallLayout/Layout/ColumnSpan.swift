/// How many columns an item asks for.
public enum ColumnSpan: Hashable, Sendable {
  /// That many, at least 1; more than there are means all.
  case columns(Int)
  /// A banner.
  case all
}

extension ColumnSpan {
  /// The number of columns the item covers where there are `count`.
  func clamped(to count: Int) -> Int {
    switch self {
    case .columns(let wanted): max(1, min(wanted, count))
    case .all: count
    }
  }
}
