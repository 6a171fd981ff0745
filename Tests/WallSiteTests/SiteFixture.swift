import Foundation
import Testing
import WallManifest

@testable import WallSite

/// A folder with a manifest's pictures, and builds of it; gone when the value is.
final class SiteFixture {
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "photowall-site-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var output: String { root + "/site" }

  func write(_ text: String, to path: String) throws {
    let file = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + path)), as: UTF8.self)
  }

  /// Paths of all files below a folder with their contents.
  func tree(_ folder: String = "site") throws -> [String: Data] {
    let base = root + "/" + folder
    var tree: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: base) ?? .init() {
      var isFolder: ObjCBool = false
      let file = base + "/" + path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      tree[path] = try Data(contentsOf: URL(fileURLWithPath: file))
    }
    return tree
  }

  /// Reads, resolves and builds a JSON manifest.
  @discardableResult
  func build(
    _ json: String, into output: String? = nil, change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> BuildSummary {
    let (manifest, wall) = try Self.resolve(json)
    var options = BuildOptions(
      sourceFolder: root, outputFolder: output ?? self.output, defaultTitle: "wall")
    change(&options)
    return try Site.build(manifest, by: wall, options: options)
  }

  static func resolve(_ json: String) throws -> (Manifest, ResolvedWall) {
    let reading = ManifestReader.read(Array(json.utf8))
    let manifest = try #require(reading.manifest, "\(reading.diagnostics)")
    let resolution = ResolvedWall.resolve(manifest)
    return (manifest, try #require(resolution.wall, "\(resolution.diagnostics)"))
  }

  /// A manifest of `count` pictures `p1.jpg` … of which the first two are there.
  func manifest(count: Int, more: String = "") throws -> String {
    try write("one", to: "p1.jpg")
    try write("two", to: "p2.jpg")
    let images = (1...count).map {
      #"{ "src": "p\#($0).jpg", "width": \#(300 + $0 * 7 % 90), "height": 300, "alt": "\#($0)" }"#
    }
    return "{ \(more) \"images\": [\(images.joined(separator: ",\n"))] }"
  }
}
