/// Puts files into a folder so that what is published there works at every moment.
///
/// Each file is written beside its place and renamed into it: pictures and assets first, then the
/// pages that name them, `index.html` last; then what no page names any more is removed.
struct Publisher {
  let folder: String
  /// What the folder holds, once it is published.
  private(set) var record = PublishedFiles()
  /// What it held before.
  private(set) var before = PublishedFiles()
  var summary = PublishSummary()
  private var safeFolders: Set<String> = []
  private var besideName = Publisher.usualBesideName
  let checkpoint: () throws(SiteError) -> Void

  /// - Parameters:
  ///   - folder: Made where there is none.
  ///   - checkpoint: Called before each change on disk; throwing stops there, as a kill would.
  init(folder: String, checkpoint: @escaping () throws(SiteError) -> Void = {}) {
    self.folder = folder
    self.checkpoint = checkpoint
  }

  /// Publishes files and removes what an earlier run wrote and this one does not.
  ///
  /// - Parameters:
  ///   - files: With paths of their own.
  ///   - kept: Paths of files that an earlier run wrote and that stay as they are.
  ///   - seen: What the folder held when these were chosen; nil where none are.
  ///   - scope: Only files under this path are removed; empty for all.
  ///   - onFile: Told what became of each file.
  ///   - progress: Called after each file with how many are done.
  /// - Returns: The lock of the folder, for what else has to be done before others may write there.
  /// - Throws: `SiteError`; what was there still works.
  @discardableResult
  mutating func publish(
    _ files: [OutputFile], keeping kept: [String] = [], of seen: PublishedFiles? = nil,
    under scope: String = "",
    onFile: (String, PublishSummary.Change) -> Void = { _, _ in },
    progress: (Int) -> Void = { _ in }
  ) throws(SiteError) -> FolderLock {
    if let info = FileSystem.info(folder), !info.isFolder {
      throw .file(path: folder, reason: "it is a file; the output is a folder")
    }
    try FileSystem.makeFolder(folder)
    try requireOwnFolder(PublishedFiles.folder)
    let lock = try FolderLock(
      path: "\(folder)/\(PublishedFiles.folder)/lock", folder: folder)
    before = try PublishedFiles(inFolder: folder)
    if let seen, seen != before, !kept.isEmpty {
      throw .file(path: folder, reason: "another build has written there meanwhile; build again")
    }
    let known = before.paths
    try removeLeftovers(known)
    let sorted = files.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    besideName = Self.besideName(for: sorted)
    try recordMarks(of: sorted)
    var published = Set(sorted.map { URLPath.encoded($0.path) })
    let left = kept.filter { published.insert(URLPath.encoded($0)).inserted }
    for path in left { record.set(path, before.marks(of: path) ?? []) }
    for path in known where !scope.isEmpty && !path.hasPrefix(scope) {
      if !record.contains(path) { record.set(path, before.marks(of: path) ?? []) }
    }
    try clearTheWay(for: sorted, known, published)
    try refuseForeign(sorted)
    try writeRecord(before.joined(record))
    for (index, file) in sorted.enumerated() {
      note(try put(file), of: file.path, file.kind, onFile)
      progress(index + 1)
    }
    for path in left { note(.kept, of: path, OutputFile.Kind(ofPath: path), onFile) }
    try prune(known, under: scope, keeping: published) { onFile($0, .removed) }
    try writeRecord(record)
    return lock
  }

  private mutating func recordMarks(of files: [OutputFile]) throws(SiteError) {
    for file in files {
      // What somebody else put there is not ours, even if it is what we would write.
      let isOurs =
        before.contains(file.path)
        || FileSystem.info(path(file.path), followingLinks: false)?.isFile != true
      if isOurs { record.set(file.path, try marks(of: file)) }
    }
  }

  /// Files that somebody else put where this site wants its own are not written over.
  private func refuseForeign(_ files: [OutputFile]) throws(SiteError) {
    for file in files where !before.contains(file.path) {
      let place = path(file.path)
      guard FileSystem.info(place, followingLinks: false) != nil, try !isThere(file) else {
        continue
      }
      throw .file(
        path: place,
        reason: "it is not from an earlier build and would be lost; move it or choose another -o")
    }
  }

  /// Where a file of the output is.
  func path(_ path: String) -> String { folder + "/" + path }

  private mutating func note(
    _ change: PublishSummary.Change, of path: String, _ kind: OutputFile.Kind,
    _ onFile: (String, PublishSummary.Change) -> Void
  ) {
    summary.count(kind, change)
    onFile(path, change)
  }

  private mutating func put(_ file: OutputFile) throws(SiteError) -> PublishSummary.Change {
    let place = path(file.path)
    let isThere = try isThere(file)
    if isThere, try hasItsTime(file) { return .unchanged }
    try requireOwnFolder(URLPath.folder(of: file.path))
    let beside = self.beside(file.path)
    try checkpoint()
    // Never through a link that is there.
    try FileSystem.remove(beside)
    switch file.contents {
    case .bytes(let bytes): try FileSystem.write(bytes, to: beside)
    case .derived(let source), .original(let source, _): try FileSystem.copy(source, to: beside)
    }
    try checkpoint()
    try FileSystem.rename(beside, to: place)
    return isThere ? .unchanged : .new
  }

  /// What a file is called until it is whole: one short name, since pictures' names may be as long
  /// as names can be.
  private func beside(_ path: String) -> String {
    let parent = URLPath.folder(of: path)
    return folder + (parent.isEmpty ? "" : "/" + parent) + "/" + besideName
  }

  /// One that no published file has.
  private static func besideName(for files: [OutputFile]) -> String {
    let names = Set(files.compactMap { URLPath.parts(of: $0.path).last })
    var name = usualBesideName
    while names.contains(name) { name += "-" }
    return name
  }

  private static let usualBesideName = ".photowall-new"

  /// A run that was killed may have left half a file.
  private func removeLeftovers(_ known: [String]) throws(SiteError) {
    var seen: Set<String> = []
    for path in known {
      let beside = beside(path)
      let parent = URLPath.folder(of: path)
      let isPublished = before.contains((parent.isEmpty ? "" : parent + "/") + besideName)
      guard seen.insert(URLPath.encoded(beside)).inserted, !isPublished, !hasLinkInTheWay(path)
      else { continue }
      try FileSystem.remove(beside)
    }
  }

  /// Whether a folder on the way to a file is a symbolic link, which could lead out of the output.
  func hasLinkInTheWay(_ path: String) -> Bool {
    var place = folder
    for part in URLPath.parts(of: path).dropLast() {
      place += "/" + part
      if FileSystem.info(place, followingLinks: false)?.isLink == true { return true }
    }
    return false
  }

  /// Makes a folder of the output. A symbolic link in its way could lead out of the output.
  private mutating func requireOwnFolder(_ relative: String) throws(SiteError) {
    guard !relative.isEmpty, safeFolders.insert(URLPath.encoded(relative)).inserted else { return }
    var place = folder
    for part in URLPath.parts(of: relative) {
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
    let beside = beside(PublishedFiles.path)
    try checkpoint()
    try FileSystem.remove(beside)
    try FileSystem.write(json, to: beside)
    try checkpoint()
    try FileSystem.rename(beside, to: place)
  }
}
