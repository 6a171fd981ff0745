import WallGeometry
import WallLayout

/// The `sizes` of a picture: the width it is drawn at, at every viewport width, from the layouts.
struct SizesList {
  private struct Piece {
    /// `(min-width: 600px) and (orientation: portrait)`; empty applies always.
    let condition: String
    /// The same for viewports beyond the wall's maximum width; nil where the piece has none.
    let capped: String?
    let geometry: PageGeometry
  }

  /// Widest range first: a browser takes the first that applies.
  private let pieces: [Piece]
  private let maxWidth: Double?

  init(_ content: PageContent) {
    let maxWidth = content.maxWidth
    self.maxWidth = maxWidth
    pieces = content.geometries.sorted { $0.breakpoint.minWidth > $1.breakpoint.minWidth }.map {
      let breakpoint = $0.breakpoint
      let end = breakpoint.maxWidth ?? .infinity
      var capped: String?
      if let maxWidth, maxWidth < end {
        capped = Self.condition(max(maxWidth, breakpoint.minWidth), breakpoint.orientation)
      }
      return Piece(
        condition: Self.condition(breakpoint.minWidth, breakpoint.orientation), capped: capped,
        geometry: $0)
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
      let placement = piece.geometry.placement.sections[section]
      let drawn = Self.drawnWidth(
        placement, index: index, tile: tile,
        at: piece.geometry.breakpoint.referenceWidth)
      if let capped = piece.capped, let maxWidth {
        entries.append((capped, Self.length(AffineLength(drawn.at(maxWidth)))))
        if piece.geometry.breakpoint.minWidth >= maxWidth { continue }
      }
      entries.append((piece.condition, Self.length(drawn)))
      // The wider range says nothing new where the narrower one's condition holds there too.
      if entries.count > 1, piece.geometry.breakpoint.orientation == nil {
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
    let widths = pieces.map { piece in
      let breakpoint = piece.geometry.breakpoint
      let drawn = Self.drawnWidth(
        piece.geometry.placement.sections[section], index: index, tile: tile,
        at: breakpoint.referenceWidth)
      return max(drawn.at(breakpoint.narrowestWidth), drawn.at(breakpoint.widestWidth))
    }
    return CSSLength(px: max(1, (widths.max() ?? 1).rounded(.up))).value
  }

  /// The picture's width as drawn: the tile's, or more where the picture is cropped at its sides.
  static func drawnWidth(
    _ placement: SectionPlacement, index: Int, tile: TileContent, at reference: Double
  ) -> AffineLength {
    let frame = placement.result.frames[index]
    let picture = frame.height - placement.spacing.captionHeight
    let byHeight = picture * (tile.width / tile.height)
    // Both are lines; the one that is larger where decisions are taken stands for both.
    return byHeight.at(reference) > frame.width.at(reference) + 0.01 ? byHeight : frame.width
  }

  private static func condition(_ minWidth: Double, _ orientation: Orientation?) -> String {
    var parts: [String] = []
    if minWidth > 0 { parts.append("(min-width: \(CSSLength(px: minWidth).value))") }
    if let orientation { parts.append("(orientation: \(orientation.rawValue))") }
    return parts.joined(separator: " and ")
  }

  /// A width in terms of the viewport's.
  private static func length(_ length: AffineLength) -> String {
    CSSLength(length).value.replacing("%", with: "vw")
  }
}
