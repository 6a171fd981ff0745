package import WallManifest

/// What to scan, and how.
package struct ScanOptions: Sendable {
  package enum Order: String, Hashable, Sendable, CaseIterable {
    /// As people expect names to be sorted.
    case name
    /// By the date that a picture's file tells; undated ones last.
    case date
  }

  /// The folder of pictures, as the working folder reaches it.
  package var folder: String
  /// The folder that addresses in the manifest start from, likewise.
  package var manifestFolder: String
  package var order = Order.name
  /// Patterns of what to leave out, as lines of a list in the folder.
  package var excluded: [String] = []
  /// The folder in which builds keep what they know of the pictures, as the working folder reaches
  /// it: tells which pictures were renamed.
  package var cacheFolder: String?
  /// Whether to note where pictures were taken.
  package var includesLocation = false

  package init(folder: String, manifestFolder: String) {
    self.folder = folder
    self.manifestFolder = manifestFolder
  }
}

/// Why a folder could not be scanned at all.
package enum ScanError: Error, Hashable, Sendable {
  /// The folder itself: its path, and why.
  case unreadable(path: String, reason: String)
  /// The manifest's folder does not hold the folder of pictures, and addresses may not leave it.
  case outsideManifestFolder(path: String)
}

/// How the pictures fared.
package struct ScanCounts: Hashable, Sendable {
  /// In the manifest for the first time.
  package var new = 0
  /// In it before, and as they were.
  package var kept = 0
  /// In it before, with another size now, or back after they were missing.
  package var changed = 0
  /// In it before, under another name.
  package var moved = 0
  /// Whose files are gone.
  package var missing = 0

  package init(new: Int = 0, kept: Int = 0, changed: Int = 0, moved: Int = 0, missing: Int = 0) {
    self.moved = moved
    self.new = new
    self.kept = kept
    self.changed = changed
    self.missing = missing
  }
}

/// What came of a scan.
package struct ScanResult: Sendable {
  /// With everything of the manifest before that is not the scan's to change.
  package var manifest: Manifest
  /// In the order in which files were found.
  package var problems: [ScanProblem]
  package var counts: ScanCounts

  package var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
