import Testing
import WallManifest

@testable import WallSite

/// Builds a wall of a JSON manifest, as the command does.
struct BuiltWall {
  let manifest: Manifest
  let resolved: ResolvedWall
  let diagnostics: [Diagnostic]

  init(_ json: String) throws {
    let reading = ManifestReader.read(Array(json.utf8))
    manifest = try #require(reading.manifest, "\(reading.diagnostics.map(\.message))")
    let (wall, found) = ResolvedWall.resolve(manifest)
    resolved = try #require(wall, "\(found.map(\.message))")
    diagnostics = reading.diagnostics + found
  }

  func placed() throws -> PlacedWall {
    try PlacedWall(
      WallItems(manifest), by: resolved, isRightToLeft: manifest.direction == .rtl)
  }

  /// Builds below the manifest's folder, with the options as `change` leaves them.
  @discardableResult
  func build(
    in folder: WorkFolder, to output: String = "site",
    change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> BuildSummary {
    var options = BuildOptions(
      sourceFolder: folder.path, outputFolder: folder.path(output), defaultTitle: "wall")
    change(&options)
    return try Site.build(manifest, by: resolved, options: options)
  }

  /// A wall with one picture for each name, 400 x 300.
  static func json(_ names: [String], keys: String = "") -> String {
    let images = names.map {
      #"{ "src": "\#($0)", "width": 400, "height": 300, "alt": "" }"#
    }
    return "{ \(keys) \"images\": [\(images.joined(separator: ",\n"))] }"
  }
}

/// The path and the reason of a `SiteError.file`; nil where the body throws nothing of the kind.
func fileError(_ body: () throws -> Void) -> (path: String, reason: String)? {
  do {
    try body()
  } catch SiteError.file(let path, let reason) {
    return (path, reason)
  } catch {
    return nil
  }
  return nil
}
