import WallGeometry
import WallLayout

/// Headers and footers of sections: they stand in the insets, on the pictures' edges.
extension GeometryStylesheet {
  mutating func writeWords(_ selector: String, _ section: SectionPlacement) {
    let own = section.section.insets
    let isBeside = section.section.layout.hasWordsBeside
    if section.section.header > 0 {
      let inset = isBeside ? own.left : own.top
      let place = place(.start, inset: inset, extent: section.section.header, section)
      rule("\(selector) .\(names.prefix)head", place)
    }
    if section.section.footer > 0 {
      let inset = isBeside ? own.right : own.bottom
      let place = place(.end, inset: inset, extent: section.section.footer, section)
      rule("\(selector) .\(names.prefix)foot", place)
    }
  }

  private enum Edge { case start, end }

  private func place(
    _ edge: Edge, inset: Double, extent: Double, _ section: SectionPlacement
  ) -> String {
    if section.section.layout.hasWordsBeside {
      return placeBeside(edge, inset: inset, extent: extent, section)
    }
    let sides = section.section.insets + section.section.layout.spacing.insets
    let height = "height:\(px(extent))"
    guard section.result.isHorizontal else {
      return "\(edge == .start ? "top" : "bottom"):\(px(inset));\(height);"
        + "inset-inline:\(px(sides.left)) \(px(sides.right))"
    }
    // As wide as the window onto the strip, and staying in it. In the flow, but the flow goes on at
    // the strip's top, whatever else is in it.
    let top =
      edge == .start ? inset : section.result.contentHeight(at: 0) - inset - extent
    let width = section.result.inContent(.containerWidth - sides.left - sides.right)
    return "position:sticky;inset-inline-start:\(px(sides.left));"
      + "width:\(CSSLength(width).value);\(height);margin-block:\(px(top)) \(px(-top - extent))"
  }

  /// Beside the tiles words run along the edge: physical, since that turns their inline axis.
  private func placeBeside(
    _ edge: Edge, inset: Double, extent: Double, _ section: SectionPlacement
  ) -> String {
    let sides = section.section.insets + section.section.layout.spacing.insets
    let isLeft = (edge == .start) != content.head.isRightToLeft
    let place =
      "\(isLeft ? "left" : "right"):\(px(inset));width:\(px(extent));top:\(px(sides.top));"
      + "bottom:\(px(sides.bottom));writing-mode:vertical-rl"
    return edge == .start ? place + ";transform:rotate(180deg)" : place
  }

  private func px(_ length: Double) -> String { CSSLength(px: length).value }
}
