import WallImaging
import WallManifest

/// Which parts of a site are as the last build left them, and which have to be made.
struct PartsRecord {
  /// What the next build has to know.
  private(set) var next = BuildRecord()
  /// Paths of files that stay as they are.
  private(set) var kept: [String] = []
  private let explains: Bool
  /// Why a part's files were made, by percent-encoded path, where somebody asks.
  private var reasons: [String: BuildReason] = [:]
  private let before: BuildRecord
  /// What the output's folder held when parts were compared with it.
  let published: PublishedFiles
  private let outputFolder: String
  private let verifies: Bool

  /// - Throws: `SiteError` where the records cannot be read.
  init(_ options: BuildOptions) throws(SiteError) {
    outputFolder = options.outputFolder
    explains = options.explains
    verifies = options.imaging?.verifies ?? false
    guard let cache = options.recordFolder else {
      (before, published) = (BuildRecord(), PublishedFiles())
      return
    }
    before = try BuildRecord(of: options.outputFolder, inCache: cache)
    published = try PublishedFiles(inFolder: options.outputFolder)
  }

  /// Whether a part has to be made, and why.
  ///
  /// - Parameters:
  ///   - name: The path of its main file.
  ///   - keys: What it depends on.
  ///   - knowsPictures: Whether the cache still knows what its pictures are.
  /// - Returns: nil where its files stay as they are.
  /// - Throws: `SiteError` where one of them cannot be read.
  mutating func reasonToMake(
    _ name: String, _ keys: PartKeys, knowsPictures: Bool = true
  ) throws(SiteError) -> BuildReason? {
    guard let part = before.parts[name] else { return .isNew }
    if verifies { return .isVerified }
    if let reason = keys.reason(since: part.keys) { return reason }
    guard knowsPictures else { return .picturesUnknown }
    guard published.digest(of: part.files) == part.contents else { return .outputChanged }
    let paths = part.files.compactMap { URLPath.decoded($0) }
    for path in paths where try !published.owns(path, inFolder: outputFolder) {
      return .outputChanged
    }
    next.parts[name] = part
    kept += paths
    return nil
  }

  /// Notes that a part was made.
  ///
  /// - Parameters:
  ///   - name: The path of its main file.
  ///   - keys: nil where it has to be made the next time whatever its inputs are.
  ///   - files: Paths of all its files, those it shares with others too.
  ///   - reason: Why.
  mutating func made(_ name: String, _ keys: PartKeys?, files: [String], reason: BuildReason) {
    let encoded = files.map { URLPath.encoded($0) }
    if let keys { next.parts[name] = BuildRecord.Part(keys: keys, files: encoded) }
    guard explains else { return }
    for path in encoded where reasons[path] == nil { reasons[path] = reason }
  }

  /// Notes what all parts hold, once they are published.
  mutating func settle(_ published: PublishedFiles) {
    for (name, part) in next.parts {
      next.parts[name]?.contents = published.digest(of: part.files)
    }
  }

  /// What the last build found out of the whole wall, where its report stays as it is.
  mutating func keepWhole() -> BuildRecord.Whole? {
    next.whole = before.whole
    return before.whole
  }

  mutating func measured(_ whole: BuildRecord.Whole) { next.whole = whole }

  /// Why a file was made; nil for one that stays as it is.
  func reason(of path: String) -> BuildReason? { reasons[URLPath.encoded(path)] }
}
