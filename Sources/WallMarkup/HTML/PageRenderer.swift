/// A `<link rel="stylesheet">` of a page.
package struct StylesheetLink: Hashable, Sendable {
  /// URL reference, relative to the page.
  package var href: String
  /// nil applies always.
  package var media: String?

  package init(href: String, media: String? = nil) {
    self.href = href
    self.media = media
  }
}

/// Writes a wall's pages: the shell from a template, the wall by the emitter.
package struct PageRenderer: Sendable {
  package let templates: TemplateSet

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// One whole page, UTF-8.
  package func html(
    _ content: PageContent, stylesheets: [StylesheetLink]
  ) throws(TemplateError) -> [UInt8] {
    []
  }
}
