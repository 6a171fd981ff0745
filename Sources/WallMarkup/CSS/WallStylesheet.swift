package import WallLayout

/// The style sheets of a page: one for all walls, one of the page's pictures, and one of geometry
/// for each breakpoint piece.
package enum WallStylesheet {
  /// What does not depend on the pictures.
  package static func base(_ templates: TemplateSet) -> [UInt8] {
    Array(templates["photowall.css"].utf8)
  }

  /// Rules that do not depend on a breakpoint but on this page's pictures: proportions, placeholder
  /// colours, focus points, the frame, the wall's largest width.
  package static func pictures(_ content: PageContent) -> [UInt8] {
    Array(PicturesStylesheet(content: content, names: .page).css.utf8)
  }

  /// Affine rules for every tile and chunk of the page at one breakpoint piece.
  ///
  /// - Parameters:
  ///   - content: The page.
  ///   - piece: Index into the content's geometries.
  /// - Returns: CSS, UTF-8.
  /// - Complexity: O(tiles)
  package static func geometry(_ content: PageContent, piece: Int) -> [UInt8] {
    var sheet = GeometryStylesheet(content, piece: piece, names: .page)
    sheet.write()
    return Array(sheet.css.utf8)
  }

  /// `(min-width: 600px) and (width < 1024px)`; nil where it applies always.
  package static func media(for breakpoint: Breakpoint) -> String? {
    var conditions: [String] = []
    if breakpoint.minWidth > 0 {
      conditions.append("(min-width: \(CSSLength(px: breakpoint.minWidth).value))")
    }
    if let end = breakpoint.maxWidth { conditions.append("(width < \(CSSLength(px: end).value))") }
    if let orientation = breakpoint.orientation {
      conditions.append("(orientation: \(orientation.rawValue))")
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " and ")
  }

  /// The media query of each breakpoint piece of a wall, so that every viewport has one.
  ///
  /// Where a breakpoint for one orientation has no partner, nothing applies to the other within its
  /// range; the last narrower breakpoint that can apply stands in there or, where there is none,
  /// the breakpoint itself.
  /// - Parameter breakpoints: By rising `minWidth`, the first from 0.
  /// - Returns: One for each breakpoint; nil where it applies always.
  /// - Complexity: O(n^2)
  package static func media(for breakpoints: [Breakpoint]) -> [String?] {
    var media = breakpoints.map { Self.media(for: $0) }
    for orientation in Orientation.allCases where breakpoints.contains(where: \.isOriented) {
      for breakpoint in breakpoints where breakpoint.isOriented {
        let edge = breakpoint.minWidth
        let below = breakpoints.indices.filter { breakpoints[$0].minWidth <= edge }
        let possible = below.filter { breakpoints[$0].canApply(in: orientation) }
        let isCovered = possible.contains { edge < breakpoints[$0].maxWidth ?? .infinity }
        guard !isCovered, let substitute = possible.last ?? below.last,
          let own = media[substitute]
        else { continue }
        let next = breakpoints.lazy.map(\.minWidth).first { $0 > edge }
        var gap = ["(orientation: \(orientation.rawValue))"]
        if let next { gap.insert("(width < \(CSSLength(px: next).value))", at: 0) }
        if edge > 0 { gap.insert("(min-width: \(CSSLength(px: edge).value))", at: 0) }
        media[substitute] = own + ", " + gap.joined(separator: " and ")
      }
    }
    return media
  }
}

extension Breakpoint {
  fileprivate var isOriented: Bool { orientation != nil }

  fileprivate func canApply(in other: Orientation) -> Bool {
    orientation == nil || orientation == other
  }
}
