import WallLayout

/// The style sheets of a page: one for all walls, one of the page's pictures, and one of geometry
/// for each breakpoint piece.
package enum WallStylesheet {
  /// What does not depend on the pictures.
  package static func base(_ templates: TemplateSet) -> [UInt8] {
    Array((templates["photowall.css"] + wall(templates, .page)).utf8)
  }

  /// The fixed rules of a wall, which the template has with the names of a fragment.
  static func wall(_ templates: TemplateSet, _ names: MarkupNames) -> String {
    let rules = templates["wall.css"]
    if names.isFragment { return rules }
    return rules.replacing(".photowall ", with: names.scope).replacing("pw-", with: names.prefix)
  }

  /// Rules that do not depend on a breakpoint but on this page's pictures: proportions, placeholder
  /// colours, focus points, the frame, the wall's largest width.
  package static func pictures(_ content: PageContent) -> [UInt8] {
    Array(PicturesStylesheet(content: content, names: .page).css.utf8)
  }

  /// The media query of each breakpoint piece of a page, so that in every layout each viewport has
  /// one: `(min-width: 600px) and (width < 1024px)`.
  ///
  /// - Parameter content: The page.
  /// - Returns: One for each of its geometries; nil where it applies always.
  /// - Complexity: O(n^2)
  package static func media(of content: PageContent) -> [String?] {
    media(for: content.viewportRanges)
  }

  static func media(for ranges: [[ViewportRange]]) -> [String?] {
    ranges.map { ranges in
      let queries = ranges.map(\.media)
      return queries.contains("") ? nil : queries.joined(separator: ", ")
    }
  }
}
