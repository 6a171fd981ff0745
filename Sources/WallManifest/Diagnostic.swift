/// A place in a source text: 1-based, columns in Unicode scalars, a byte order mark not counted.
package struct SourcePosition: Hashable, Sendable, Comparable, Codable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Something an author has to know about the manifest, with its place.
package struct Diagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// What the fault costs (MANIFEST reference, "What a fault gets").
  package enum Effect: String, Hashable, Sendable, Codable {
    /// Nothing is built or changed.
    case fatal
    /// The entry becomes a placeholder tile.
    case placeholder
    /// The key is left out, the picture stays.
    case keyLeftOut
    /// A warning: nothing is lost.
    case none
  }

  package var effect: Effect
  /// nil where the fault belongs to the file as a whole.
  package var position: SourcePosition?
  /// How many scalars the fault covers on its line; at least 1. For the caret line.
  package var length: Int
  /// Lower case, no full stop: `width "4032px" is not a number`.
  package var message: String
  /// What the author can do, or what follows: `write it in pixels without a unit: width="4032"`.
  package var hint: String?

  package init(
    _ effect: Effect, at position: SourcePosition?, length: Int = 1, _ message: String,
    hint: String? = nil
  ) {
    self.effect = effect
    self.position = position
    self.length = length
    self.message = message
    self.hint = hint
  }

  package var severity: Severity { effect == .none ? .warning : .error }
}
