import WallManifest
import WallSite

extension CommandRun {
  /// `photowall layout`: the geometry as JSON.
  func layout() throws(CommandFailure) -> ExitStatus {
    let placed = try place()
    let name = arguments[.breakpoint]
    try requireBreakpoint(name, in: placed.wall)
    LayoutDocument.write(
      placed.wall, manifest: placed.manifest, breakpoint: name, width: arguments.length(.width)
    ) { console.write(bytes: $0) }
    return placed.loaded.hasErrors ? .problemsInInput : .done
  }

  private func requireBreakpoint(
    _ name: String?, in wall: PlacedWall
  ) throws(CommandFailure) {
    guard let name else { return }
    var names: [String] = []
    for piece in wall.pieces where !names.contains(piece.breakpoint.name) {
      names.append(piece.breakpoint.name)
    }
    guard !names.contains(name) else { return }
    let hint =
      NearestWord.of(name, in: names).map { "did you mean \($0)?" }
      ?? "there is \(names.joined(separator: ", "))"
    let message = "the manifest has no breakpoint \"\(name)\"; \(hint)"
    throw .usage(UsageError(messages: [message], command: .layout))
  }
}
