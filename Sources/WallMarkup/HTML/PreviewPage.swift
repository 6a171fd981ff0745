package import WallLayout

/// What `preview/index.html` shows: all breakpoints side by side, the quality table, a live wall.
package struct PreviewPageContent: Sendable {
  /// One breakpoint piece.
  package struct Entry: Sendable {
    package var geometry: PageGeometry
    /// URL reference of its SVG, relative to the preview page.
    package var svg: String
    package var figures: QualityFigures

    package init(geometry: PageGeometry, svg: String, figures: QualityFigures) {
      self.geometry = geometry
      self.svg = svg
      self.figures = figures
    }
  }

  package var content: PageContent
  package var entries: [Entry]
  /// Limits by their manifest key, `cropMax`, in the manifest's order; empty for none.
  package var limits: [(key: String, value: Double)]
  /// URL reference of the live wall, relative to the preview page; nil where none was built.
  package var livePage: String?
  package var stylesheets: [StylesheetLink]

  package init(
    content: PageContent, entries: [Entry], limits: [(key: String, value: Double)],
    livePage: String?, stylesheets: [StylesheetLink]
  ) {
    self.content = content
    self.entries = entries
    self.limits = limits
    self.livePage = livePage
    self.stylesheets = stylesheets
  }
}

extension PageRenderer {
  /// The whole preview page, UTF-8.
  package func preview(_ preview: PreviewPageContent) throws(TemplateError) -> [UInt8] { [] }
}

extension WallStylesheet {
  /// Rules of the preview page: fixed ones from the templates, and frame sizes of these entries.
  package static func preview(_ preview: PreviewPageContent, _ templates: TemplateSet) -> [UInt8] {
    []
  }
}
