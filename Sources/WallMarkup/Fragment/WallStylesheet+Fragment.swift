import WallLayout

extension WallStylesheet {
  /// The one style sheet of a fragment: what all fragments share, the rules of its pictures, and
  /// a `@container` block of affine rules for each breakpoint piece.
  ///
  /// Every selector stands below `.photowall`; those of this wall below its own class too. An
  /// orientation is asked of the screen, since the container is one of its inline size only.
  /// - Parameters:
  ///   - content: The wall as one page, the same that `FragmentRenderer.html` wrote.
  ///   - templates: Where the fixed rules are.
  /// - Returns: CSS, UTF-8.
  /// - Complexity: O(tiles)
  package static func fragment(_ content: PageContent, _ templates: TemplateSet) -> [UInt8] {
    let names = MarkupNames.fragment(FragmentIdentity(content))
    var css = templates["fragment.css"]
    css += PicturesStylesheet(content: content, names: names).css
    for piece in content.geometries.indices {
      var sheet = GeometryStylesheet(content, piece: piece, names: names)
      sheet.write()
      let breakpoint = content.geometries[piece].breakpoint
      let block = "@container photowall \(containerCondition(breakpoint)){\n\(sheet.css)}\n"
      if let orientation = breakpoint.orientation {
        css += "@media (orientation: \(orientation.rawValue)){\n\(block)}\n"
      } else {
        css += block
      }
    }
    return Array(css.utf8)
  }

  /// `(min-width: 600px) and (width < 1024px)`; the first begins at 0.
  private static func containerCondition(_ breakpoint: Breakpoint) -> String {
    let start = "(min-width: \(CSSLength(px: breakpoint.minWidth).value))"
    guard let end = breakpoint.maxWidth else { return start }
    return start + " and (width < \(CSSLength(px: end).value))"
  }
}
