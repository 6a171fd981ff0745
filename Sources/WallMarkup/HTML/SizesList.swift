import WallGeometry
import WallLayout

/// The `sizes` of a picture: the width it is drawn at, at every viewport width, from the layouts.
///
/// Where readers switch between layouts, the largest width among them: a browser chooses once, and
/// a picture that is too small for the layout chosen later would be blurred.
struct SizesList {
  private struct Piece {
    /// `(min-width: 600px) and (orientation: portrait)`; empty applies always.
    let condition: String
    /// The same for viewports beyond the wall's maximum width; nil where the piece has none.
    let capped: String?
    let breakpoint: Breakpoint
    /// The piece itself, and those of other layouts that may apply where it begins.
    let geometries: [PageGeometry]
  }

  /// Widest range first: a browser takes the first that applies.
  private let pieces: [Piece]
  private let maxWidth: Double?

  init(_ content: PageContent) {
    let maxWidth = content.maxWidth
    self.maxWidth = maxWidth
    pieces = Self.distinct(content.geometries)
      .sorted { $0.breakpoint.minWidth > $1.breakpoint.minWidth }.map { geometry in
        let breakpoint = geometry.breakpoint
        let end = breakpoint.maxWidth ?? .infinity
        var capped: String?
        if let maxWidth, maxWidth < end {
          capped = Self.condition(max(maxWidth, breakpoint.minWidth), breakpoint.orientation)
        }
        let others = content.geometries.filter {
          $0.layout != geometry.layout && $0.breakpoint.mayApply(where: breakpoint)
        }
        return Piece(
          condition: Self.condition(breakpoint.minWidth, breakpoint.orientation), capped: capped,
          breakpoint: breakpoint, geometries: [geometry] + others)
      }
  }

  /// One geometry for each condition: layouts of like breakpoints share their entries.
  private static func distinct(_ geometries: [PageGeometry]) -> [PageGeometry] {
    var conditions: Set<String> = []
    return geometries.filter {
      $0.layout == nil
        || conditions.insert(condition($0.breakpoint.minWidth, $0.breakpoint.orientation)).inserted
    }
  }

  /// - Parameters:
  ///   - section: Index of the tile's section.
  ///   - index: Of the tile in its section.
  ///   - tile: Its picture's proportions.
  /// - Returns: The attribute's value: `(min-width: 600px) calc(33.3333vw - 13.33px), …`.
  func value(section: Int, index: Int, tile: TileContent) -> String {
    var entries: [(condition: String, length: String)] = []
    for piece in pieces {
      let drawn = piece.geometries.map { $0.drawnWidth(section: section, index: index, tile) }
      if let capped = piece.capped, let maxWidth {
        let most = drawn.lazy.map { $0.at(maxWidth) }.max() ?? 0
        // A range of another layout that reaches as far has said it already.
        if !entries.contains(where: { $0.condition == capped }) {
          entries.append((capped, Self.length([AffineLength(most)])))
        }
        if piece.breakpoint.minWidth >= maxWidth { continue }
      }
      let widest = piece.breakpoint.widestWidth
      let widths = min(piece.breakpoint.narrowestWidth, widest)...widest
      let lines = drawn.flatMap { $0.lines(in: widths) }
      entries.append(
        (piece.condition, Self.length(lines.count == 1 ? lines : lines.largest(in: widths))))
      // The wider range says nothing new where the narrower one's condition holds there too.
      if entries.count > 1, piece.breakpoint.orientation == nil {
        let wider = entries[entries.count - 2]
        if wider.length == entries[entries.count - 1].length {
          entries.remove(at: entries.count - 2)
        }
      }
    }
    // The list must end in a length without a condition: what is left is the last one's.
    if !entries.isEmpty { entries[entries.count - 1].condition = "" }
    return entries.map { $0.condition.isEmpty ? $0.length : "\($0.condition) \($0.length)" }
      .joined(separator: ", ")
  }

  /// The largest width that the picture is drawn at, in whole px, rounded up: `640px`.
  func largest(section: Int, index: Int, tile: TileContent) -> String {
    let widths = pieces.lazy.flatMap(\.geometries).map { geometry in
      let breakpoint = geometry.breakpoint
      let drawn = geometry.drawnWidth(section: section, index: index, tile)
      return max(drawn.at(breakpoint.narrowestWidth), drawn.at(breakpoint.widestWidth))
    }
    return CSSLength(px: max(1, (widths.max() ?? 1).rounded(.up))).value
  }

  /// Whether the picture is drawn much wider than its tile, by more than files are apart.
  func losesSides(section: Int, index: Int, tile: TileContent) -> Bool {
    pieces.lazy.flatMap(\.geometries).contains { geometry in
      let width = geometry.breakpoint.referenceWidth
      let drawn = geometry.drawnWidth(section: section, index: index, tile)
      return drawn.byHeight.at(width) > 1.15 * drawn.byWidth.at(width)
    }
  }

  private static func condition(_ minWidth: Double, _ orientation: Orientation?) -> String {
    var parts: [String] = []
    if minWidth > 0 { parts.append("(min-width: \(CSSLength(px: minWidth).value))") }
    if let orientation { parts.append("(orientation: \(orientation.rawValue))") }
    return parts.joined(separator: " and ")
  }

  /// The largest of some widths, in terms of the viewport's.
  ///
  /// Rounded down, as browsers cut lengths down to 1/64 px: a file that is just as wide as the
  /// picture is drawn must not count as too small.
  private static func length(_ lengths: [AffineLength]) -> String {
    CSSLength.maximum(lengths.map { CSSLength(roundingDown: $0) }).replacing("%", with: "vw")
  }
}

extension PageGeometry {
  fileprivate func drawnWidth(section: Int, index: Int, _ tile: TileContent) -> DrawnWidth {
    placement.sections[section].drawnWidth(of: index, aspectRatio: tile.width / tile.height)
  }
}

extension Breakpoint {
  /// Whether this breakpoint of one layout may apply where another of another layout begins.
  fileprivate func mayApply(where other: Breakpoint) -> Bool {
    guard minWidth <= other.minWidth, other.minWidth < maxWidth ?? .infinity else { return false }
    return orientation == nil || other.orientation == nil || orientation == other.orientation
  }
}
