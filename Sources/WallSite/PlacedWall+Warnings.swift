import WallLayout
package import WallManifest
import WallText

extension PlacedWall {
  /// What can be laid out but is perhaps not what was meant: one warning for each breakpoint piece
  /// and cause.
  ///
  /// - Complexity: O(pieces * sections)
  package var warnings: [Diagnostic] {
    pieces.flatMap { piece in
      piece.placement.sections.enumerated().flatMap { index, section in
        section.result.warnings.map {
          $0.diagnostic(in: piece.resolved, of: items.entries[index])
        }
      }
    }
  }
}

extension LayoutWarning {
  /// The warning in words, with the breakpoint's name; `entries` are the section's images.
  fileprivate func diagnostic(in piece: ResolvedPiece, of entries: ShownImages)
    -> Diagnostic
  {
    let name = piece.words
    func px(_ length: Double) -> String {
      NumberText.shortest((length * 100).rounded() / 100) + " px"
    }
    switch self {
    case .itemsScaledDown(let indices, let room, let extent):
      let noun = indices.count == 1 ? "an item is" : "\(indices.count) items are"
      let names = indices.map { entries[$0].image.id }.quotedFew
      return Diagnostic(
        .none, at: nil,
        "\(name): \(noun) wider than a line of \(px(room)) and scaled down to it: \(names)",
        hint: "its narrowest wall counts, \(px(extent)) with its insets")
    case .cornersOverlap(let radius, let least):
      return Diagnostic(
        .none, at: nil,
        "\(name): at a radius of \(px(radius)) neighbouring items overlap at their corners",
        hint: "from \(px(least)) on they do not")
    case .contentWiderThanContainer(let width, let extent):
      return Diagnostic(
        .none, at: nil,
        "\(name): the items take \(px(width)), more than the narrowest wall of \(px(extent))",
        hint: "there they are cut off at its sides; use smaller items or radius, or another kind")
    case .contentHigherThanWall(let extent, let height):
      return Diagnostic(
        .none, at: nil,
        "\(name): the items take \(px(extent)), more than the height of \(px(height))",
        hint: "they stand out of it above and below; make the height larger or leave it out")
    }
  }
}

extension [String] {
  /// The first three in quotes, and how many more there are.
  var quotedFew: String {
    let names = prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    return count > 3 ? "\(names) and \(count - 3) more" : names
  }
}
