package import WallLayout

/// How wide the files of an image have to be, from where and how large a wall draws it.
///
/// At each breakpoint piece a picture's drawn width is asked for at the narrowest and at the widest
/// viewport that the piece serves and at usual ones between, on screens of each density. The width
/// is a convex function of the viewport's, so no viewport between asks for more.
package struct DerivativeWidths: Sendable {
  /// Device px for each CSS px, of the screens in use.
  package static let usualDensities = [1.0, 2, 3]
  /// Widths in CSS px that many viewports have; those that end the ranges apart.
  package static let usualViewports = [320.0, 768, 1280, 2560]

  private struct Piece {
    let sections: [SectionPlacement]
    /// Container widths to ask at, CSS px.
    let widths: [Double]
  }

  private let pieces: [Piece]
  private let densities: [Double]

  /// - Parameters:
  ///   - pieces: All breakpoint pieces of a page, of all layouts to switch between.
  ///   - densities: Device px for each CSS px, each > 0.
  package init(
    _ pieces: some Sequence<(breakpoint: Breakpoint, placement: WallPlacement)>,
    densities: [Double] = usualDensities
  ) {
    self.pieces = pieces.map {
      Piece(sections: $0.placement.sections, widths: Self.widths(of: $0.breakpoint))
    }
    self.densities = densities
  }

  /// The container widths at which one piece asks: its ends and the usual ones between, rising.
  private static func widths(of breakpoint: Breakpoint) -> [Double] {
    let widest = breakpoint.widestWidth
    let narrowest = min(widest, max(Breakpoint.narrowestScreen, breakpoint.minWidth))
    guard narrowest < widest else { return [widest] }
    return [narrowest] + usualViewports.filter { $0 > narrowest && $0 < widest } + [widest]
  }

  /// The widths in px that one image is asked for.
  ///
  /// - Parameters:
  ///   - section: Index of the tile's section on the page.
  ///   - index: Of the tile in its section.
  ///   - aspectRatio: The image's width for its height.
  /// - Returns: Whole px, rounded up, rising, each once: what `DerivativeRequest` merges and holds
  ///   against the image's own width.
  /// - Complexity: O(a log a), a the number of asked widths: some six to twelve for each piece
  package func widths(section: Int, index: Int, aspectRatio: Double) -> [Int] {
    var asked: [Int] = []
    asked.reserveCapacity(pieces.count * 4 * densities.count)
    for piece in pieces {
      let drawn = piece.sections[section].drawnWidth(of: index, aspectRatio: aspectRatio)
      for width in piece.widths {
        let length = drawn.at(width)
        for density in densities { asked.append(Self.pixels(length * density)) }
      }
    }
    asked.sort()
    var last = 0
    asked.removeAll { width in
      defer { last = width }
      return width == last
    }
    return asked
  }

  /// Whole px, rounded up but for what rounding itself has added.
  private static func pixels(_ length: Double) -> Int {
    length > 1 ? Int(min(length - 1e-6, widest).rounded(.up)) : 1
  }

  /// px; no image is as wide.
  private static let widest = 1e9
}
