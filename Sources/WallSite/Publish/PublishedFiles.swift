import Foundation
import WallImaging

/// What earlier runs wrote into a folder: `.photowall/files.json`.
///
/// Each path has the marks that its file may have and still be ours: one of the file as it is and,
/// while a run is under way, one of the file to come. So a run that is killed leaves nothing that
/// the next one does not know, and nothing of anybody else's is ever taken for ours.
struct PublishedFiles: Codable, Equatable {
  private var version = 1
  /// By percent-encoded path: `String` takes a composed and a decomposed é for the same, the disk
  /// does not.
  private(set) var files: [String: [String]] = [:]

  static let folder = ".photowall"
  static let path = ".photowall/files.json"

  init() {}

  /// The record in a folder; an empty one where there is none or it cannot be read.
  init(inFolder folder: String) throws(SiteError) {
    guard let bytes = try FileSystem.read(folder + "/" + Self.path) else { return }
    if let files = Self.files(inLines: bytes) {
      self.files = files
      return
    }
    guard let record = try? JSONDecoder().decode(PublishedFiles.self, from: Data(bytes)),
      record.version == 1
    else { return }
    self = record
  }

  func contains(_ path: String) -> Bool { marks(of: path) != nil }

  func marks(of path: String) -> [String]? { files[URLPath.encoded(path)] }

  /// A digest of what some files hold, as far as this knows.
  ///
  /// - Parameter paths: Percent-encoded.
  /// - Returns: The same only where all of them are recorded with the same marks.
  /// - Complexity: O(paths)
  func digest(of paths: [String]) -> String {
    PartKeys.digest(paths.map { (files[$0] ?? []).joined(separator: " ") + "\n" }.joined())
  }

  mutating func set(_ path: String, _ marks: [String]) { files[URLPath.encoded(path)] = marks }

  /// This record, with the marks of another added.
  func joined(_ other: PublishedFiles) -> PublishedFiles {
    var joined = self
    for (path, marks) in other.files {
      let known = joined.files[path] ?? []
      joined.files[path] = known + marks.filter { !known.contains($0) }
    }
    return joined
  }

  /// Whether the file at `path` is as a run left it.
  func owns(_ path: String, inFolder folder: String) throws(SiteError) -> Bool {
    let file = folder + "/" + path
    // What became a folder, a link or a pipe is somebody else's.
    guard let marks = marks(of: path),
      let info = FileSystem.info(file, followingLinks: false), info.isFile
    else { return false }
    if marks.contains(Self.mark(stat: info.mark)) { return true }
    guard marks.contains(where: { $0.hasPrefix(Self.contentsPrefix) }) else { return false }
    guard let bytes = try FileSystem.read(file) else { return false }
    return marks.contains(Self.mark(bytes))
  }

  private static let contentsPrefix = "sha256:"

  static func mark(_ bytes: [UInt8]) -> String { contentsPrefix + SHA256.hex(bytes) }

  /// Pictures are large, so size and time stand for their contents.
  static func mark(stat mark: String) -> String { "stat:" + mark }

  /// Of the picture that a file was copied from. Two pictures may be alike in size and time, swapped
  /// ones, say: the stamp tells that it is still the same.
  static func mark(ofSource stamp: SourceStamp) -> String {
    "source:" + PartKeys.digest(stamp.text)
  }

  /// Whether a path is one that this record may name: inside the folder, and not the record's own.
  private static func isSafe(_ path: String) -> Bool {
    let parts = URLPath.parts(of: path)
    return parts.first != folder && !parts.contains { $0.isEmpty || $0 == ".." || $0 == "." }
  }

  /// All paths, in the order of their bytes; those that would leave the folder are no paths of ours.
  ///
  /// - Complexity: O(n log n)
  var paths: [String] {
    files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { URLPath.decoded($0) }.filter(Self.isSafe)
  }
}
