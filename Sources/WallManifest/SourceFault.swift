/// What keeps a source from being read at all: malformed, or beyond a limit. The first one counts.
package struct SourceFault: Error, Hashable, Sendable {
  /// Byte offset into the UTF-8 text; nil for the file as a whole.
  package var offset: Int?
  /// Bytes that a caret line marks.
  package var length: Int
  package var message: String
  package var hint: String?

  package init(offset: Int?, length: Int = 1, _ message: String, hint: String? = nil) {
    self.offset = offset
    self.length = length
    self.message = message
    self.hint = hint
  }
}
