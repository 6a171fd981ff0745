package import WallLayout
package import WallManifest
import WallText

/// A wall laid out at every breakpoint piece.
package struct PlacedWall: Sendable {
  package struct Piece: Sendable {
    package let resolved: ResolvedPiece
    package let context: LayoutContext
    package let placement: WallPlacement
    /// Unique in its layout: the breakpoint's name, `-COLUMNS` where it is split.
    package let name: String
    /// Fit for a file name and unique: the name, `.LAYOUT` where readers switch between several.
    package let fileStem: String

    package var breakpoint: Breakpoint { resolved.breakpoint }
  }

  package let items: WallItems
  /// By rising `minWidth`, layout by layout.
  package let pieces: [Piece]

  /// A wall whose pieces are laid out already, of these items.
  init(items: WallItems, pieces: [Piece]) {
    self.items = items
    self.pieces = pieces
  }

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
    let names = Self.names(of: wall.pieces)
    var pieces: [Piece] = []
    for (index, resolved) in wall.pieces.enumerated() {
      progress(index)
      let context = resolved.context(isRightToLeft: isRightToLeft)
      do throws(LayoutError) {
        let placement = try WallPlacement(resolved.sections, items: items.items, in: context)
        pieces.append(
          Piece(
            resolved: resolved, context: context, placement: placement, name: names[index],
            fileStem: Self.fileStem(of: names[index], in: resolved.layout)))
      } catch {
        throw PlacingFault(
          diagnostic: error.diagnostic(
            in: resolved, at: nil, longest: items.longestImage(in: resolved)))
      }
    }
    self.pieces = pieces
  }

  /// `desktop`, or `desktop-4` for a piece; where that is taken, the piece's `minWidth` behind it.
  private static func names(of pieces: [ResolvedPiece]) -> [String] {
    var taken: Set<String> = []
    return pieces.map { piece in
      let breakpoint = piece.breakpoint.name
      var name = piece.isSplit ? "\(breakpoint)-\(piece.columns ?? 1)" : breakpoint
      let width = NumberText.shortest(piece.breakpoint.minWidth).replacing(".", with: "_")
      // Some file systems hold names equal that differ in case.
      while !taken.insert(fileStem(of: name, in: piece.layout).lowercased()).inserted {
        name += "-from-\(width)"
      }
      return name
    }
  }

  /// `desktop-4`, or `desktop-4.rows` where readers switch between layouts.
  private static func fileStem(of name: String, in layout: SwitchedLayout?) -> String {
    layout.map { "\(name).\($0.name)" } ?? name
  }
}

/// A wall that cannot be laid out for what its images are.
package struct PlacingFault: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic
}
