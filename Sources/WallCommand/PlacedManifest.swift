import WallManifest
import WallSite

/// A manifest whose wall was laid out at every breakpoint.
struct PlacedManifest {
  let loaded: LoadedManifest
  let manifest: Manifest
  let wall: PlacedWall
}

extension CommandRun {
  /// Reads the manifest, prints its problems, and lays its wall out.
  ///
  /// - Returns: The wall with all its pieces.
  /// - Throws: `CommandFailure.problemsInInput` where there is nothing to lay out; the problems
  ///   have been printed then.
  func place() throws(CommandFailure) -> PlacedManifest {
    var loaded = try load()
    let wall = placed(&loaded)
    printProblems(of: loaded)
    guard let manifest = loaded.manifest, let wall else {
      printCounts(of: loaded)
      throw .problemsInInput
    }
    return PlacedManifest(loaded: loaded, manifest: manifest, wall: wall)
  }

  /// Lays the wall out; what is in the way or noticed on it is added to the problems.
  func placed(_ loaded: inout LoadedManifest) -> PlacedWall? {
    guard let manifest = loaded.manifest, let wall = loaded.wall else { return nil }
    do {
      let placed = try PlacedWall(
        WallItems(manifest), by: wall, isRightToLeft: manifest.direction == .rtl)
      loaded.add(placed.warnings)
      return placed
    } catch {
      loaded.add([error.diagnostic])
      return nil
    }
  }
}
