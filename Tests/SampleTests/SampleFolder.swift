import Foundation

/// The sample manifests, as they stand in the repository.
enum SampleFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "SampleManifests")

  /// The names of a folder's manifests in order.
  static func manifests(in folder: URL = url) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: path)))
  }
}
