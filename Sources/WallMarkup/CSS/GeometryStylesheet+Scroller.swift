import WallGeometry
import WallLayout

/// Sections that scroll sideways, at this piece or at another.
extension GeometryStylesheet {
  /// The box that all tiles stand in, as wide as the content and as high.
  mutating func writeScroller(_ selector: String, _ result: LayoutResult) {
    let width = CSSLength(result.stripWidth).value
    let height = CSSLength(px: result.contentHeight(at: 0)).value
    let inner = "\(selector) .\(names.prefix)"
    rule(inner + "strip", "width:\(width);height:0;padding-bottom:\(height)")
    rule(inner + "chunk", "padding-bottom:\(height)")
  }

  /// What makes a scroller come to rest at items, and draws them by their distance.
  ///
  /// How it does so is in the sheet of all walls; here it is turned on, and told the items' height.
  func motion(of strip: LayoutResult) -> [String] {
    let height = strip.frames.first.map { CSSLength($0.height).sum } ?? "0px"
    return ["--snap:x mandatory", "--approach:\(names.prefix)approach", "--item:\(height)"]
  }

  /// A section that scrolls sideways at other pieces: its strip does what the section does
  /// elsewhere.
  mutating func writeUpright(_ selector: String, height: String) {
    rule(
      "\(selector) .\(names.prefix)strip",
      "height:0;padding-bottom:\(height);transition-property:padding-bottom")
  }

  /// Lets nothing move where a section becomes a strip or ceases to be one: an animation begins.
  ///
  /// What is in a strip depends on the width of the window onto it, which is a share of the strip's;
  /// of another width, as while tiles would move, all would stand elsewhere.
  func rest(asStrip isStrip: Bool) -> String {
    "animation-name:\(names.prefix)\(isStrip ? "stop" : "still")"
  }
}

extension LayoutResult {
  /// The width of a horizontal wall's content, insets included.
  var stripWidth: AffineLength { contentWidthCandidates.last ?? .containerWidth }

  /// A horizontal length of the section as CSS writes it for a tile: percentages refer to the
  /// tile's containing block, which is the container or, where the wall is horizontal, its strip.
  func inContent(_ length: AffineLength) -> AffineLength {
    guard isHorizontal, length.slope != 0 else { return length }
    // With the strip's width S = a W + b, W is (S - b) / a.
    let strip = stripWidth
    let share = length.slope / strip.slope
    return AffineLength(slope: share, intercept: length.intercept - share * strip.intercept)
  }
}
