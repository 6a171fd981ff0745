import WallManifest

/// Puts files into a folder so that what is published there works at every moment.
///
/// Each file is written beside its place and renamed into it: pictures and assets first, then the
/// pages that name them, `index.html` last; then what no page names any more is removed.
struct Publisher {
  let folder: String
  private var record = PublishedFiles()
  private var before = PublishedFiles()
  private(set) var summary = PublishSummary()
  private var safeFolders: Set<String> = []

  init(folder: String) {
    self.folder = folder
  }

  /// Publishes files and removes what an earlier run wrote and this one does not.
  ///
  /// - Parameters:
  ///   - files: With paths of their own.
  ///   - scope: Only files under this path are removed; empty for all.
  ///   - progress: Called after each file with how many are done.
  /// - Throws: `SiteError`; what was there still works.
  mutating func publish(
    _ files: [OutputFile], under scope: String = "", progress: (Int) -> Void = { _ in }
  ) throws(SiteError) {
    if let info = FileSystem.info(folder), !info.isFolder {
      throw .file(path: folder, reason: "it is a file; the output is a folder")
    }
    try FileSystem.makeFolder(folder)
    try requireOwnFolder(PublishedFiles.folder)
    let lock = try FolderLock(
      path: "\(folder)/\(PublishedFiles.folder)/lock", folder: folder)
    before = try PublishedFiles(inFolder: folder)
    let sorted = files.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    for file in sorted { record.set(file.path, [try mark(of: file)]) }
    for path in before.paths where !scope.isEmpty && !path.hasPrefix(scope) {
      if record.files[path] == nil { record.set(path, before.files[path] ?? []) }
    }
    try refuseForeign(sorted)
    try writeRecord(before.joined(record))
    for (index, file) in sorted.enumerated() {
      try put(file)
      progress(index + 1)
    }
    try prune(keeping: Set(files.map(\.path)), under: scope)
    try writeRecord(record)
    _ = consume lock
  }

  private func mark(of file: OutputFile) throws(SiteError) -> String {
    switch file.contents {
    case .bytes(let bytes): return PublishedFiles.mark(bytes)
    case .copy(let source):
      guard let info = FileSystem.info(source) else { throw FileSystem.lastError(source) }
      return PublishedFiles.mark(stamp: info.stamp)
    }
  }

  /// Files that somebody else put where this site wants its own are not written over.
  private func refuseForeign(_ files: [OutputFile]) throws(SiteError) {
    for file in files where before.files[file.path] == nil {
      let place = path(file.path)
      guard FileSystem.info(place, followingLinks: false) != nil, try !isThere(file) else {
        continue
      }
      throw .file(
        path: place,
        reason: "it is not from an earlier build and would be lost; move it or choose another -o")
    }
  }

  private func path(_ path: String) -> String { folder + "/" + path }

  /// Whether the file is there already, with the same contents.
  private func isThere(_ file: OutputFile) throws(SiteError) -> Bool {
    let place = path(file.path)
    guard let info = FileSystem.info(place, followingLinks: false), info.isFile else {
      return false
    }
    switch file.contents {
    case .bytes(let bytes):
      guard info.size == bytes.count, let there = try FileSystem.read(place) else { return false }
      return there == bytes
    case .copy(let source): return FileSystem.info(source)?.stamp == info.stamp
    }
  }

  private mutating func put(_ file: OutputFile) throws(SiteError) {
    if try isThere(file) {
      summary.count(file.kind, \.unchanged)
      return
    }
    let place = path(file.path)
    if let slash = file.path.lastIndex(of: "/") { try requireOwnFolder(file.path[..<slash]) }
    let beside = place + Self.besideEnding
    switch file.contents {
    case .bytes(let bytes): try FileSystem.write(bytes, to: beside)
    case .copy(let source): try FileSystem.linkOrCopy(source, to: beside)
    }
    try FileSystem.rename(beside, to: place)
    summary.count(file.kind, \.new)
  }

  /// What a file is called until it is whole.
  private static let besideEnding = ".photowall-new"

  /// Makes a folder of the output. A symbolic link in its way could lead out of the output.
  private mutating func requireOwnFolder(_ relative: some StringProtocol) throws(SiteError) {
    guard safeFolders.insert(String(relative)).inserted else { return }
    var place = folder
    for part in relative.split(separator: "/") {
      place += "/" + part
      if FileSystem.info(place, followingLinks: false)?.isLink == true {
        throw .file(path: place, reason: "it is a symbolic link; a folder is needed there")
      }
    }
    try FileSystem.makeFolder(place)
  }

  private func writeRecord(_ record: PublishedFiles) throws(SiteError) {
    let place = path(PublishedFiles.path)
    let json = record.json
    if try FileSystem.read(place) == json { return }
    try FileSystem.write(json, to: place + Self.besideEnding)
    try FileSystem.rename(place + Self.besideEnding, to: place)
  }

  /// Removes what an earlier run wrote, if it is still as it was written.
  private mutating func prune(keeping kept: Set<String>, under scope: String) throws(SiteError) {
    for stale in before.paths where stale.hasPrefix(scope) {
      // A run that was killed may have left half a file.
      try FileSystem.remove(path(stale) + Self.besideEnding)
      guard !kept.contains(stale),
        FileSystem.info(path(stale), followingLinks: false) != nil
      else { continue }
      guard try before.owns(stale, inFolder: folder) else {
        summary.warnings.append(
          Diagnostic(
            .none, at: nil, "\(path(stale)) was changed since it was written and stays",
            hint: "remove it yourself if it is not needed"))
        continue
      }
      try FileSystem.remove(path(stale))
      summary.count(OutputFile.Kind(ofPath: stale), \.removed)
      removeEmptyFolders(above: stale)
    }
  }

  private func removeEmptyFolders(above path: String) {
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      FileSystem.removeIfEmpty(self.path(parts.joined(separator: "/")))
      parts = parts.dropLast()
    }
  }
}

extension OutputFile {
  /// What others name comes before them.
  fileprivate var order: Int {
    switch kind {
    case .picture: 0
    case .asset: 1
    case .preview: 2
    case .report: 3
    case .page: path == "index.html" ? 5 : 4
    }
  }
}

extension OutputFile.Kind {
  /// Of a file that an earlier run wrote.
  fileprivate init(ofPath path: String) {
    if path.hasPrefix("images/") {
      self = .picture
    } else if path.hasPrefix("assets/") {
      self = .asset
    } else if path.hasPrefix("preview/") {
      self = .preview
    } else {
      self = path.hasSuffix(".html") ? .page : .report
    }
  }
}
