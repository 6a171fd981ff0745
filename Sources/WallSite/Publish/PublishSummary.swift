package import WallManifest

/// What became of the files of a site.
package struct PublishSummary: Sendable, Codable {
  /// What became of one file.
  enum Change {
    case new
    /// The same bytes were there.
    case unchanged
    /// Not looked into, since nothing that it depends on changed.
    case kept
    case removed
  }

  package struct Counts: Hashable, Sendable, Codable {
    package var new = 0
    package var unchanged = 0
    package var removed = 0

    package init(new: Int = 0, unchanged: Int = 0, removed: Int = 0) {
      self.new = new
      self.unchanged = unchanged
      self.removed = removed
    }

    /// How many there are now.
    package var total: Int { new + unchanged }
  }

  package private(set) var pages = Counts()
  package private(set) var assets = Counts()
  package private(set) var pictures = Counts()
  package private(set) var previews = Counts()
  /// Files that are no longer needed but not as they were written.
  package var warnings: [Diagnostic] = []

  /// As a run says it that finds everything as it is to be.
  mutating func forgetChanges() {
    for kind in [\PublishSummary.pages, \.assets, \.pictures, \.previews] {
      self[keyPath: kind] = Counts(unchanged: self[keyPath: kind].total)
    }
  }

  mutating func count(_ kind: OutputFile.Kind, _ change: Change) {
    let what: WritableKeyPath<Counts, Int> =
      switch change {
      case .new: \.new
      case .unchanged, .kept: \.unchanged
      case .removed: \.removed
      }
    switch kind {
    case .page: pages[keyPath: what] += 1
    case .asset: assets[keyPath: what] += 1
    case .picture: pictures[keyPath: what] += 1
    case .preview: previews[keyPath: what] += 1
    case .report: break
    }
  }
}
