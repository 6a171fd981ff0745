import WallImaging

/// What is known of sources from earlier runs, so that a file with the stamp it had need not be
/// read again.
///
/// A journal in the cache's folder: each answer is added as it comes, later lines win, and a line
/// that a killed run left half is none. One line is a path, a stamp and what was found, apart by
/// tabs. Losing it costs reading all sources once; derived files are found again by their names.
/// Builds of several walls may write to one at once: each line is added under a lock.
struct SourceIndex {
  /// What came of reading a source.
  enum Finding: Hashable {
    case facts(ImageFacts)
    /// Only faults of the file itself: what may be gone the next time is tried again.
    case fault(ImageFault)
  }

  private struct Entry {
    let stamp: SourceStamp
    let finding: Finding
  }

  private let folder: String
  /// By percent-encoded path from the cache's folder: `String` takes a composed and a decomposed é
  /// for the same, the disk does not.
  private var entries: [String: Entry] = [:]
  private var lineCount = 0

  private static let mark = "photowall sources "
  private static let firstLine = "\(mark)\(DerivativeCache.recipeVersion)"

  /// - Parameter folder: The cache's; it need not be there.
  /// - Throws: `SiteError` where the journal cannot be read.
  init(inFolder folder: String) throws(SiteError) {
    self.folder = folder
    guard let bytes = try FileSystem.read(path) else { return }
    // What stands behind the last line feed was cut off.
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    guard let first = lines.popFirst(), first.elementsEqual(Self.firstLine.utf8) else { return }
    lineCount = lines.count
    for line in lines {
      guard let (key, entry) = Self.entry(line) else { continue }
      entries[key] = entry
    }
  }

  private var path: String { Self.path(inFolder: folder) }

  private static func path(inFolder folder: String) -> String { folder + "/sources" }

  /// Whether a folder is a cache: each build that fills one begins a journal there.
  static func isKept(inFolder folder: String) -> Bool {
    let path = path(inFolder: folder)
    guard FileSystem.info(path)?.isFile == true else { return false }
    // One that cannot be read is nobody's to tell.
    let start = try? FileSystem.read(path, atMost: mark.utf8.count)
    return start?.elementsEqual(mark.utf8) ?? false
  }

  /// What was found of the source of that path when it had that stamp; nil where nothing was.
  func finding(of path: String, stamp: SourceStamp) -> Finding? {
    guard let entry = entries[URLPath.encoded(path)], entry.stamp == stamp else { return nil }
    return entry.finding
  }

  /// What was found when the source was last read, whatever its stamp was.
  func lastFinding(of path: String) -> Finding? { entries[URLPath.encoded(path)]?.finding }

  /// Length in bytes and hash of a source when it was last read.
  ///
  /// - Parameter path: From the cache's folder.
  /// - Returns: nil if it was not, or could not be used.
  func lastSource(of path: String) -> (length: Int, sha256: String)? {
    guard let entry = entries[URLPath.encoded(path)], case .facts(let facts) = entry.finding else {
      return nil
    }
    return (entry.stamp.size, facts.sha256)
  }

  /// What goes before paths from a folder to make them paths from the cache's folder.
  static func way(from cacheFolder: String, to folder: String) -> String {
    let folder = FileSystem.realPath(folder) ?? folder
    let way = URLPath.relative(folder, from: FileSystem.pathToBe(cacheFolder))
    return way.isEmpty ? "" : way + "/"
  }

  /// Remembers what was found, in the journal too.
  mutating func add(
    _ finding: Finding, of path: String, stamp: SourceStamp
  ) throws(SiteError) {
    let key = URLPath.encoded(path)
    let entry = Entry(stamp: stamp, finding: finding)
    if lineCount == 0 { try FileSystem.makeFolder(folder) }
    let lock = try FolderLock(waitingFor: folder + "/lock")
    if lineCount == 0 { try start() }
    entries[key] = entry
    lineCount += 1
    try FileSystem.append(Array(Self.line(key, entry).utf8), to: self.path)
    _ = consume lock
  }

  /// A new journal, in place of one of another version too.
  private func start() throws(SiteError) {
    let start = Array((Self.firstLine + "\n").utf8)
    // Another build may have begun one since this looked.
    if let bytes = try FileSystem.read(path), bytes.starts(with: start) { return }
    try FileSystem.replace(path, with: start)
  }

  /// Writes the journal anew once most of its lines have been overtaken by later ones.
  mutating func compact() throws(SiteError) {
    guard lineCount > 2 * entries.count + 16 else { return }
    let lock = try FolderLock(waitingFor: folder + "/lock")
    // With what other builds have added meanwhile.
    let all = try SourceIndex(inFolder: folder).entries
    let lines = all.keys.sorted().compactMap { key in all[key].map { Self.line(key, $0) } }
    try FileSystem.replace(path, with: Array((Self.firstLine + "\n" + lines.joined()).utf8))
    lineCount = all.count
    _ = consume lock
  }

  // MARK: Lines

  private static func line(_ key: String, _ entry: Entry) -> String {
    "\(key)\t\(entry.stamp.text)\t\(text(of: entry.finding))\n"
  }

  private static func text(of finding: Finding) -> String {
    switch finding {
    case .facts(let facts):
      let flags = "\(facts.isTransparent ? "t" : "-")\(facts.isUsedAsIs ? "u" : "-")"
      let words = [
        "facts", facts.sha256, String(facts.width), String(facts.height), flags,
        facts.dominantColor,
      ]
      let damage = facts.damage.map { [URLPath.encoded($0)] } ?? []
      return (words + facts.thirds + damage).joined(separator: " ")
    case .fault(let fault):
      let words = [fault.message, fault.hint ?? ""].map { URLPath.encoded($0) }
      return "fault \(fault.kind.rawValue) \(words.joined(separator: " "))"
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> (key: String, Entry)? {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 3, let stamp = SourceStamp(fields[1]), let finding = finding(fields[2])
    else { return nil }
    return (String(decoding: fields[0], as: UTF8.self), Entry(stamp: stamp, finding: finding))
  }

  private static func finding(_ field: ArraySlice<UInt8>) -> Finding? {
    let words = field.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if (9...10).contains(words.count), words[0] == "facts", let width = Int(words[2]),
      let height = Int(words[3])
    {
      var facts = ImageFacts(
        sha256: words[1], width: width, height: height,
        isTransparent: words[4].hasPrefix("t"), isUsedAsIs: words[4].hasSuffix("u"),
        dominantColor: words[5], thirds: Array(words[6...8]))
      if words.count == 10 { facts.damage = URLPath.decoded(words[9]) }
      return facts.isSound ? .facts(facts) : nil
    }
    guard words.count == 4, words[0] == "fault", let kind = ImageFault.Kind(rawValue: words[1]),
      let message = URLPath.decoded(words[2]), let hint = URLPath.decoded(words[3])
    else { return nil }
    return .fault(ImageFault(kind, message, hint: hint.isEmpty ? nil : hint))
  }
}

extension SourceStamp {
  /// As `text` writes it.
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, let size = Int(words[0]), let changed = Int(words[1]),
      let inodeChanged = Int(words[2]), let inode = UInt64(words[3])
    else { return nil }
    self.init(size: size, changed: changed, inodeChanged: inodeChanged, inode: inode)
  }
}
