/// What a preview can show over the tiles.
package enum PreviewOverlay: String, CaseIterable, Sendable {
  /// A line from each tile to the next.
  case order
  /// What the tiles do not show of their pictures.
  case crop
  /// What no tile owns above the skyline.
  case holes

  /// What is to be seen, for people.
  package var explanation: String {
    switch self {
    case .order:
      "The line follows the manifest from the dark disc to the dark square; dashed red, the next "
        + "tile starts before the one it comes from."
    case .crop:
      "Hatched red is what a tile does not show of its picture, at its true share of the picture."
    case .holes: "Solid red is a hole: no tile owns it, although there are tiles below."
    }
  }
}
