import Foundation
import WallImaging
import WallManifest

/// What the last build of one output folder depended on and made, so that the next can leave alone
/// what is as it was.
///
/// It lies in the cache: the output's folder is published as it is, and holds the same bytes
/// whatever was built before. Without it everything is made anew, with the same result.
struct BuildRecord: Codable {
  /// One part of the site: a page with its style sheets and pictures, all previews, the report.
  struct Part: Codable {
    var keys: PartKeys
    /// Percent-encoded paths below the output's folder.
    var files: [String]
    /// What they held when that build had published them: other commands, and builds with other
    /// caches, write into that folder too.
    var contents = ""
  }

  private var version = 2
  /// By the path of their main file.
  var parts: [String: Part] = [:]
  /// What the report's part says without laying the wall out again.
  var whole: Whole?

  struct Whole: Codable {
    var pieces: [PieceSummary]
    /// Figures that are beyond the manifest's limits.
    var limitErrors: [Diagnostic]
    var warnings: [Diagnostic]
  }

  /// The record of an output folder; an empty one where there is none or it cannot be read.
  ///
  /// - Parameters:
  ///   - output: The output's folder, which need not be there.
  ///   - cache: The cache's folder.
  /// - Throws: `SiteError` where it cannot be read.
  init(of output: String, inCache cache: String) throws(SiteError) {
    guard let bytes = try FileSystem.read(Self.path(of: output, "parts", inCache: cache)),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes)),
      record.version == 2
    else { return }
    self = record
  }

  init() {}

  func write(of output: String, inCache cache: String) throws(SiteError) {
    try Self.write(self, of: output, "parts", inCache: cache)
  }

  /// Where a record of an output folder lies: named after the folder, since a cache may serve many.
  static func path(of output: String, _ name: String, inCache cache: String) -> String {
    let folder = SHA256.hex(Array(FileSystem.pathToBe(output).utf8)).prefix(16)
    return "\(cache)/builds/\(folder).\(name).json"
  }

  static func write(
    _ value: some Encodable, of output: String, _ name: String, inCache cache: String
  ) throws(SiteError) {
    let path = path(of: output, name, inCache: cache)
    try FileSystem.makeFolder(URLPath.folder(of: path))
    let lock = try FolderLock(waitingFor: cache + "/lock")
    try FileSystem.replace(path, with: JobLine.encode(value))
    _ = consume lock
  }
}
