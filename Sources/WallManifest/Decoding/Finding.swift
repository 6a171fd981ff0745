/// A problem found while decoding, its place still a byte offset.
struct Finding {
  var effect: Diagnostic.Effect
  var offset: Int?
  /// Bytes that a caret line marks.
  var length: Int
  var message: String
  var hint: String?
}

extension SourceText {
  /// The problem with its place as line and column.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      finding.effect, at: finding.offset.map { position(at: $0) },
      length: finding.offset.map { scalars(from: $0, length: finding.length) } ?? 1,
      finding.message, hint: finding.hint)
  }
}
