/// Tells words that run against their page's direction, whose ends would be cut on the wrong side.
struct TextDirection {
  let isRightToLeft: Bool

  /// The value of `dir` for words of their own: `auto` where the page's might be wrong, else none.
  func attribute(for text: String) -> MarkupWriter.Attribute {
    let mayDiffer = isRightToLeft || text.unicodeScalars.contains(where: \.runsRightToLeft)
    return .init("dir", mayDiffer ? "auto" : nil)
  }
}

extension Unicode.Scalar {
  /// Whether the character is of a script that runs from right to left, or a control of direction.
  fileprivate var runsRightToLeft: Bool {
    switch value {
    case 0..<0x590: false
    case 0x590...0x8ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfb1d...0xfdff,
      0xfe70...0xfefe, 0x10800...0x10fff, 0x1e800...0x1efff:
      true
    default: false
    }
  }
}
