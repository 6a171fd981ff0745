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
    var css = templates["fragment.css"] + wall(templates, names)
    css += PicturesStylesheet(content: content, names: names).css
    let ranges = content.viewportRanges
    let shared = SharedGeometry(content)
    for piece in content.geometries.indices {
      var sheet = GeometryStylesheet(shared, piece: piece, names: names)
      sheet.write()
      for range in ranges[piece] { css += block(sheet.css, in: range) }
    }
    return Array(css.utf8)
  }

  private static func block(_ rules: String, in range: ViewportRange) -> String {
    let condition = range.widthCondition
    let block =
      "@container photowall \(condition.isEmpty ? "(min-width: 0)" : condition){\n\(rules)}\n"
    return range.orientationCondition.map { "@media \($0){\n\(block)}\n" } ?? block
  }
}
