package import WallLayout

/// The style sheets of a page: one for all walls, and one of geometry for each breakpoint piece.
package enum WallStylesheet {
  /// What does not depend on the pictures.
  package static func base(_ templates: TemplateSet) -> [UInt8] { [] }

  /// Rules that do not depend on a breakpoint but on this page's pictures: placeholder colours,
  /// focus points.
  package static func pictures(_ content: PageContent) -> [UInt8] { [] }

  /// Affine rules for every tile and chunk of the page at one breakpoint piece.
  package static func geometry(_ content: PageContent, _ geometry: PageGeometry) -> [UInt8] { [] }

  /// `(min-width: 600px) and (width < 1024px)`; nil where it applies always.
  package static func media(for breakpoint: Breakpoint) -> String? { nil }
}
