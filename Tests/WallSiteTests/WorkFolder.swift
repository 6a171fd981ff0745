import Foundation

@testable import WallSite

/// A folder for one test, removed with the value that stands for it.
final class WorkFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "photowall-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let parent = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The paths of all files below `name`, sorted; the record of what was published left out.
  func files(below name: String = "") throws -> [String] {
    let folder = name.isEmpty ? path : path(name)
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: folder + "/" + $0, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue && !$0.hasPrefix(".photowall/")
    }.sorted()
  }

  /// Contents by path of all files below `name`.
  func contents(below name: String = "") throws -> [String: String] {
    var contents: [String: String] = [:]
    for file in try files(below: name) {
      contents[file] = try text(name.isEmpty ? file : name + "/" + file)
    }
    return contents
  }

  /// When each file below `name` was last changed, to the nanosecond.
  func changes(below name: String) throws -> [String: Date] {
    var changes: [String: Date] = [:]
    for file in try files(below: name) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name + "/" + file))
      changes[file] = attributes[.modificationDate] as? Date
    }
    return changes
  }

  /// Contents by path of all files below `name`, the record of what was published too.
  func tree(_ name: String = "site") throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      tree[file] = FileManager.default.contents(atPath: path(name + "/" + file))
    }
    return tree
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

  /// Builds a JSON manifest of this folder, with the options as `change` leaves them.
  @discardableResult
  func build(
    _ json: String, to output: String = "site", change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> BuildSummary {
    try BuiltWall(json).build(in: self, to: output, change: change)
  }
}
