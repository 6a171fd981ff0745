package import WallLayout
package import WallManifest

/// A wall laid out at every breakpoint piece.
package struct PlacedWall: Sendable {
  package struct Piece: Sendable {
    package let resolved: ResolvedPiece
    package let context: LayoutContext
    package let placement: WallPlacement
    /// Fit for a file name and unique: the breakpoint's name, `-COLUMNS` where it is split.
    package let fileStem: String

    package var breakpoint: Breakpoint { resolved.breakpoint }
  }

  package let items: WallItems
  /// By rising `minWidth`.
  package let pieces: [Piece]

  /// Lays out all pieces.
  ///
  /// - Parameters:
  ///   - items: The images.
  ///   - wall: The resolved layouts, one for each section of `items`.
  ///   - isRightToLeft: Whether the manifest's text runs right to left.
  ///   - progress: Called before each piece with its number, from 0.
  /// - Throws: `PlacingFault` where some image's proportions are beyond arithmetic.
  package init(
    _ items: WallItems, by wall: ResolvedWall, isRightToLeft: Bool,
    progress: (Int) -> Void = { _ in }
  ) throws(PlacingFault) {
    self.items = items
    let stems = Self.fileStems(of: wall.pieces)
    var pieces: [Piece] = []
    for (index, resolved) in wall.pieces.enumerated() {
      progress(index)
      let context = resolved.context(isRightToLeft: isRightToLeft)
      do throws(LayoutError) {
        let placement = try WallPlacement(resolved.sections, items: items.items, in: context)
        pieces.append(
          Piece(
            resolved: resolved, context: context, placement: placement, fileStem: stems[index]))
      } catch {
        throw PlacingFault(diagnostic: error.diagnostic(in: resolved.breakpoint, at: nil))
      }
    }
    self.pieces = pieces
  }

  /// `desktop`, or `desktop-4` for a piece; where that is taken, the piece's `minWidth` behind it.
  private static func fileStems(of pieces: [ResolvedPiece]) -> [String] {
    var taken: Set<String> = []
    return pieces.map { piece in
      let name = piece.breakpoint.name
      var stem = piece.isSplit ? "\(name)-\(piece.columns ?? 1)" : name
      let width = NumberText.shortest(piece.breakpoint.minWidth).replacing(".", with: "_")
      while !taken.insert(stem.lowercased()).inserted { stem += "-from-\(width)" }
      return stem
    }
  }
}

/// A wall that cannot be laid out for what its images are.
package struct PlacingFault: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic
}
