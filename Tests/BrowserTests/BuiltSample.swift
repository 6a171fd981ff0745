import Foundation
import Testing
import WallManifest
import WallMarkup
import WallSite

/// A sample of the package, built by the whole pipeline, with the geometry its page has to show.
struct BuiltSample {
  let geometries: [PageGeometry]
  let maxWidth: Double?
  private let manifest: Manifest
  private let wall: ResolvedWall

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleManifests")

  init(_ name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    manifest = try #require(ManifestReader.read([UInt8](bytes)).manifest)
    wall = try #require(ResolvedWall.resolve(manifest).wall)
    maxWidth = manifest.maxWidth
    geometries = try PlacedWall(
      WallItems(manifest), by: wall, isRightToLeft: manifest.direction == .rtl
    ).pieces.map(\.geometry)
  }

  /// Builds the site into a folder.
  func write(to folder: borrowing TemporaryFolder) throws {
    _ = try Site.build(
      manifest, by: wall,
      options: BuildOptions(
        sourceFolder: Self.folder.path, outputFolder: folder.url.path, defaultTitle: "sample"))
  }
}
