package import WallManifest

/// What became of the files of a site.
package struct PublishSummary: Sendable {
  package struct Counts: Hashable, Sendable {
    package var new = 0
    package var unchanged = 0
    package var removed = 0

    /// How many there are now.
    package var total: Int { new + unchanged }
  }

  package private(set) var pages = Counts()
  package private(set) var assets = Counts()
  package private(set) var pictures = Counts()
  package private(set) var previews = Counts()
  /// Files that are no longer needed but not as they were written.
  package var warnings: [Diagnostic] = []

  mutating func count(_ kind: OutputFile.Kind, _ what: WritableKeyPath<Counts, Int>) {
    switch kind {
    case .page: pages[keyPath: what] += 1
    case .asset: assets[keyPath: what] += 1
    case .picture: pictures[keyPath: what] += 1
    case .preview: previews[keyPath: what] += 1
    case .report: break
    }
  }
}
