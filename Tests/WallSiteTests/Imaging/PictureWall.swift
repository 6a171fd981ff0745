import Foundation
import Testing
import WallImaging
import WallManifest
import WallTestSupport

@testable import WallSite

/// A folder with photos and a manifest, built by the real worker.
final class PictureWall {
  let folder: WorkFolder
  /// Keys of the wall before its images.
  var keys = #""layout": { "columns": 2, "insets": 0, "columnGap": 0 }, "#
  var images: [String] = []
  private let imager: String

  init() throws {
    folder = try WorkFolder()
    imager = try #require(BuiltProgram.path(named: ImagerExecutable.name))
  }

  /// Photos `p1.png`, `p2.png`, … on pages of ten.
  static func pages(photos count: Int) throws -> PictureWall {
    let wall = try PictureWall()
    wall.keys = #""pageSize": 10, "layout": { "columns": 2 }, "#
    for number in 1...count {
      try wall.add("p\(number).png", width: 60 + number, height: 50, seed: number)
    }
    return wall
  }

  /// Writes a photo and adds it to the manifest.
  func add(
    _ name: String, width: Int = 300, height: Int = 200, seed: Int = 0, keys: String = ""
  ) throws {
    try write(name, width: width, height: height, seed: seed)
    images.append(
      #"{ "src": "\#(name)", "width": \#(width), "height": \#(height), "alt": "a"\#(keys) }"#)
  }

  func write(_ name: String, width: Int = 300, height: Int = 200, seed: Int) throws {
    try write(PNGPicture(width: width, height: height, seed: seed).bytes, to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let path = folder.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  var manifest: String { "{ \(keys)\"images\": [\(images.joined(separator: ",\n"))] }" }

  func options(to output: String = "site", cache: String = "cache") -> BuildOptions {
    var options = BuildOptions(
      sourceFolder: folder.path, outputFolder: folder.path(output), defaultTitle: "wall")
    var imaging = ImagingOptions(executable: imager, cacheFolder: folder.path(cache))
    // AVIF takes its time, and is made like the others.
    imaging.encodings = [.init(.webp, quality: 75), .init(.jpeg, quality: 80)]
    imaging.densities = [1, 2]
    options.imaging = imaging
    options.recordFolder = folder.path(cache)
    return options
  }

  private var origin: ManifestOrigin { ManifestOrigin(Array(manifest.utf8), excluding: []) }

  @discardableResult
  func build(
    to output: String = "site", cache: String = "cache",
    change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> BuildSummary {
    var options = options(to: output, cache: cache)
    change(&options)
    let wall = try BuiltWall(manifest)
    return try Site.build(wall.manifest, by: wall.resolved, options: options, origin: origin)
  }

  /// What the last build said, where the next would change nothing.
  func unchanged(change: (inout BuildOptions) -> Void = { _ in }) -> BuildSummary? {
    var options = options()
    change(&options)
    return Site.unchanged(origin, options: options)?.summary
  }

  /// The site as a build without any memory makes it.
  func cleanTree() throws -> [String: Data] {
    try build(to: "clean", cache: "clean-cache")
    defer {
      try? folder.remove("clean")
      try? folder.remove("clean-cache")
    }
    return try folder.tree("clean")
  }

  /// Names of published pictures, `NAME-WIDTH.ENDING` without the digits of their contents.
  func pictures() throws -> [String] {
    try folder.files(below: "site/images").map { name in
      name.replacing(/-[0-9a-f]{12}(?=-\d+\.\w+$)/, with: "")
    }.sorted()
  }
}
