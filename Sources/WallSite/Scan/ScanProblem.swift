package import WallManifest

/// What kept a file or folder out of the wall.
package struct ScanProblem: Hashable, Sendable {
  package var severity: Diagnostic.Severity
  /// Of the file or folder as the working folder reaches it; bytes that are no UTF-8 as `\xE9`.
  package var path: String
  /// Lower case, no full stop.
  package var message: String
  /// The cure, where there is one.
  package var hint: String?

  package init(
    _ severity: Diagnostic.Severity, _ path: String, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.message = message
    self.hint = hint
  }
}
