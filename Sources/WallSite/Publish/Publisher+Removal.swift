import WallManifest

extension Publisher {
  /// Removes what an earlier run wrote and this one does not.
  mutating func prune(
    _ known: [String], under scope: String, keeping kept: Set<String>,
    onRemoval: (String) -> Void
  ) throws(SiteError) {
    for stale in known
    where stale.hasPrefix(scope) && !kept.contains(URLPath.encoded(stale)) {
      if try removeStale(stale) { onRemoval(stale) }
    }
  }

  /// A folder of an earlier run may have become a file of this one, or the reverse: what is no
  /// longer needed goes first there.
  mutating func clearTheWay(
    for files: [OutputFile], _ known: [String], _ published: Set<String>
  ) throws(SiteError) {
    var folders: Set<String> = []
    for file in files { folders.formUnion(Self.foldersAbove(file.path)) }
    for stale in known where !published.contains(URLPath.encoded(stale)) {
      let isInTheWay =
        folders.contains(URLPath.encoded(stale))
        || !published.isDisjoint(with: Self.foldersAbove(stale))
      if isInTheWay { _ = try removeStale(stale) }
    }
  }

  /// `a` and `a/b` of `a/b/c`, encoded.
  private static func foldersAbove(_ path: String) -> [String] {
    let parts = URLPath.parts(of: path)
    return parts.indices.dropFirst().map { URLPath.encoded(parts[..<$0].joined(separator: "/")) }
  }

  /// Removes what an earlier run wrote, if it is still as it was written.
  ///
  /// - Returns: Whether it was.
  private mutating func removeStale(_ stale: String) throws(SiteError) -> Bool {
    guard FileSystem.info(path(stale), followingLinks: false) != nil else { return false }
    guard !hasLinkInTheWay(stale), try before.owns(stale, inFolder: folder) else {
      summary.warnings.append(
        Diagnostic(
          .none, at: nil, "\(path(stale)) was changed since it was written and stays",
          hint: "remove it yourself if it is not needed"))
      return false
    }
    try checkpoint()
    try FileSystem.remove(path(stale))
    summary.count(OutputFile.Kind(ofPath: stale), .removed)
    removeEmptyFolders(above: stale)
    return true
  }

  private func removeEmptyFolders(above path: String) {
    var parts = URLPath.parts(of: path).dropLast()
    while !parts.isEmpty {
      FileSystem.removeIfEmpty(self.path(parts.joined(separator: "/")))
      parts = parts.dropLast()
    }
  }
}
