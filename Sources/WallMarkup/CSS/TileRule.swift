import WallGeometry
import WallLayout

/// What all tiles of the same columns share: the extent across the columns (or lanes).
struct TileColumn: Hashable {
  let start: CSSLength
  let extent: CSSLength

  func declarations(isHorizontal: Bool) -> String {
    isHorizontal
      ? "margin-top:\(start.value);height:0;padding-bottom:\(extent.value)"
      : "left:\(start.value);width:\(extent.value)"
  }
}

extension LayoutResult {
  /// The columns whose edges an item shares with others; nil where it shares none.
  func columns(of index: Int) -> ColumnRun? {
    hasStraightColumns ? columnRuns[index] : nil
  }

  /// Where a frame stands in CSS, its horizontal position measured from the left edge of the
  /// content.
  ///
  /// A mirrored horizontal wall hangs from its container's right edge, and so does its strip.
  func physicalX(of frame: AffineFrame) -> AffineLength {
    // As a share of the strip, whatever its width is while tiles move into it.
    isReversed ? inContent(frame.x - .containerWidth) + .containerWidth : inContent(frame.x)
  }

  func column(of frame: AffineFrame) -> TileColumn {
    isHorizontal
      ? TileColumn(start: CSSLength(frame.y), extent: CSSLength(frame.height))
      : TileColumn(start: CSSLength(frame.x), extent: CSSLength(frame.width))
  }
}

extension SectionPlacement {
  /// The extents of all places, each taken from its first tile.
  var columns: [ColumnRun: TileColumn] {
    var columns: [ColumnRun: TileColumn] = [:]
    for (index, frame) in result.frames.enumerated() {
      guard let place = result.columns(of: index), columns[place] == nil else { continue }
      columns[place] = result.column(of: frame)
    }
    return columns
  }

  /// Whether a tile's height is just its width by the picture's proportions, so that the class of
  /// those gives it.
  ///
  /// Not where a picture is much higher than wide: browsers cut the width down to 1/64 px before
  /// they multiply it.
  func isPlain(_ frame: AffineFrame, _ tile: TileContent) -> Bool {
    let ratio = tile.height / tile.width
    guard !result.isHorizontal, ratio <= 2 else { return false }
    let slope = frame.width.slope * ratio
    let intercept = frame.width.intercept * ratio
    return abs(frame.height.slope - slope) <= 1e-9 * max(1, abs(slope))
      && abs(frame.height.intercept - intercept) <= 1e-9 * max(1, abs(intercept))
  }
}

/// The declarations that belong to one tile alone.
struct TileRule {
  let frame: AffineFrame
  /// What the tile's class gives; nil where it has none.
  let column: TileColumn?
  /// Top of its chunk.
  let chunkTop: CSSLength
  let result: LayoutResult
  /// Where its strip is scrolled when it is in the middle; nil where it is in none.
  let snapOffset: Double?
  /// Whether the class of its proportions gives its height.
  let isPlain: Bool

  var declarations: String {
    var parts: [String] = []
    let own = result.column(of: frame)
    if own != column { parts.append(own.declarations(isHorizontal: result.isHorizontal)) }
    if result.isHorizontal {
      parts.append("left:\(CSSLength(result.physicalX(of: frame)).value)")
      parts.append("width:\(CSSLength(frame.width).value)")
      if let snapOffset { parts.append("--at:\(CSSLength(px: snapOffset).sum)") }
      return parts.joined(separator: ";")
    }
    let top = CSSLength(frame.y) - chunkTop
    if top != .zero { parts.append("margin-top:\(top.value)") }
    if !isPlain {
      // With height and width both definite, the class of the proportions has no say.
      parts.append("height:0;padding-bottom:\(CSSLength(frame.height).value)")
    }
    return parts.joined(separator: ";")
  }
}
