/// Reads a manifest in either spelling and reports everything that is wrong with it.
package enum ManifestReader {
  /// What came of reading one manifest.
  package struct Reading: Sendable {
    /// nil where a fault was fatal.
    package var manifest: Manifest?
    /// All problems, in the order of their places.
    package var diagnostics: [Diagnostic]
  }

  /// - Parameters:
  ///   - bytes: The whole file. The spelling is told from its first character.
  package static func read(_ bytes: [UInt8]) -> Reading {
    Reading(manifest: nil, diagnostics: [])
  }
}
