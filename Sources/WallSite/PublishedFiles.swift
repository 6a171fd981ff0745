import Foundation

/// What earlier runs wrote into a folder: `.photowall/files.json`.
///
/// Each path has the marks that its file may have and still be ours: one of the file as it is and,
/// while a run is under way, one of the file to come. So a run that is killed leaves nothing that
/// the next one does not know, and nothing of anybody else's is ever taken for ours.
struct PublishedFiles: Codable {
  private(set) var version = 1
  private(set) var files: [String: [String]] = [:]

  static let folder = ".photowall"
  static let path = ".photowall/files.json"

  init() {}

  /// The record in a folder; an empty one where there is none or it cannot be read.
  init(inFolder folder: String) throws(SiteError) {
    guard let bytes = try FileSystem.read(folder + "/" + Self.path),
      let record = try? JSONDecoder().decode(PublishedFiles.self, from: Data(bytes)),
      record.version == 1
    else { return }
    self = record
  }

  mutating func set(_ path: String, _ marks: [String]) { files[path] = marks }

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
    guard let marks = files[path] else { return false }
    let file = folder + "/" + path
    if let info = FileSystem.info(file, followingLinks: false), info.isFile,
      marks.contains(Self.mark(stamp: info.stamp))
    {
      return true
    }
    guard let bytes = try FileSystem.read(file) else { return false }
    return marks.contains(Self.mark(bytes))
  }

  static func mark(_ bytes: [UInt8]) -> String { "sha256:" + SHA256.hex(bytes) }

  /// Pictures are large, so size and time stand for their contents.
  static func mark(stamp: String) -> String { "stat:" + stamp }

  /// Whether a path is one that this record may name: inside the folder, and no part of it hidden.
  private static func isSafe(_ path: String) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      $0.isEmpty || $0 == ".." || $0 == "."
    }
  }

  /// All paths, sorted; those that would leave the folder are no paths of ours.
  var paths: [String] { files.keys.filter(Self.isSafe).sorted() }

  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
