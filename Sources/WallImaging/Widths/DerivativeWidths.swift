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
  ///   - pieces: All breakpoint pieces of a page by rising `minWidth`, layout by layout where
  ///     readers switch between several.
  ///   - densities: Device px for each CSS px, each > 0.
  package init(
    _ pieces: [(breakpoint: Breakpoint, placement: WallPlacement)],
    densities: [Double] = usualDensities
  ) {
    self.pieces = zip(pieces, Self.widths(of: pieces.map(\.breakpoint))).map {
      Piece(sections: $0.placement.sections, widths: $1)
    }
    self.densities = densities
  }

  /// The container widths at which each piece asks, in its own range and where it stands in for
  /// a breakpoint of the other orientation.
  private static func widths(of breakpoints: [Breakpoint]) -> [[Double]] {
    var widths: [[Double]] = []
    while widths.count < breakpoints.count {
      let rest = breakpoints[widths.count...]
      let next = zip(rest, rest.dropFirst()).prefix { !$1.beginsLayout(after: $0) }.count + 1
      let layout = Array(rest.prefix(next))
      widths += zip(layout, ViewportRange.all(of: layout)).map { breakpoint, ranges in
        let others = ranges.dropFirst().flatMap { range in
          Self.widths(
            from: range.minWidth,
            to: range.maxWidth ?? max(Breakpoint.widestScreen, range.minWidth))
        }
        let own = Self.widths(from: breakpoint.minWidth, to: breakpoint.widestWidth)
        return Set(own + others).sorted()
      }
    }
    return widths
  }

  /// The container widths in a range of viewports: its ends and the usual ones between.
  private static func widths(from minWidth: Double, to widest: Double) -> [Double] {
    let narrowest = min(widest, max(Breakpoint.narrowestScreen, minWidth))
    return [narrowest, widest] + usualViewports.filter { $0 > narrowest && $0 < widest }
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

extension Breakpoint {
  /// Whether this is the first piece of another layout; pieces of one rise, or are a pair.
  fileprivate func beginsLayout(after other: Breakpoint) -> Bool {
    minWidth < other.minWidth
      || minWidth == other.minWidth && (orientation == nil || orientation == other.orientation)
  }
}
