package import WallManifest

/// What was built and published.
package struct BuildSummary: Sendable, Codable {
  /// Piece by piece, of the whole wall.
  package var pieces: [PieceSummary]
  /// Shown pictures, placeholders among them.
  package var imageCount: Int
  package var sectionCount: Int
  package var title: String
  /// Path of the page to open.
  package var mainFile: String
  package var published: PublishSummary
  /// Geometry that is perhaps not meant, pictures that were not found or cannot be used, files that
  /// stay.
  package var problems: [Diagnostic]
  /// What became of each file and why, where that was asked for.
  package var explanation: [FileExplanation] = []

  init(
    _ build: SiteBuild, whole: BuildRecord.Whole, mainFile: String, published: PublishSummary,
    problems: [Diagnostic]
  ) {
    pieces = whole.pieces
    imageCount = build.items.count
    sectionCount = build.manifest.sections.count
    title = build.manifest.title ?? build.options.defaultTitle
    self.mainFile = mainFile
    self.published = published
    self.problems = whole.warnings + problems + published.warnings
  }
}

/// What became of one file, and why.
package struct FileExplanation: Hashable, Sendable, Codable {
  package enum Action: String, Hashable, Sendable, Codable {
    case made
    /// Made again, with the bytes that were there.
    case same
    case kept
    case removed
    /// There is work to do: of a run that only tells.
    case planned
  }

  package var action: Action
  /// Below the output's folder; of a run that only tells, a source's path too.
  package var path: String
  package var reason: String
}
