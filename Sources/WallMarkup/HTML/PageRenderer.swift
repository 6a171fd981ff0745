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
  let templates: TemplateSet

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// One whole page.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - stylesheets: In the order of the cascade.
  /// - Returns: HTML, UTF-8.
  /// - Throws: `TemplateError` where a user's template is malformed.
  package func html(
    _ content: PageContent, stylesheets: [StylesheetLink]
  ) throws(TemplateError) -> [UInt8] {
    let name = "page.mustache"
    let wall = WallEmitter(content, names: .page).markup
    let layoutSwitch = LayoutSwitch(content, names: .page)?.markup
    let fields =
      content.head.fields + [
        TemplateField("wall", .markup(wall)),
        TemplateField("layoutSwitch", layoutSwitch.map { .markup($0) } ?? .flag(false)),
        TemplateField("stylesheets", .list(stylesheets.map(\.fields))),
      ]
    return try TemplateRenderer(name: name, source: templates[name]).render(fields)
  }
}

extension StylesheetLink {
  var fields: [TemplateField] {
    [TemplateField("href", href), TemplateField("media", media)]
  }
}

extension PageHead {
  /// What a template may say of the page.
  var fields: [TemplateField] {
    let index = pageNumber - 1
    let suffix = pageNumber > 1 ? " (page \(pageNumber))" : ""
    return [
      TemplateField("title", title),
      TemplateField("pageTitle", title + suffix),
      TemplateField("language", language),
      TemplateField("isRightToLeft", .flag(isRightToLeft)),
      TemplateField("author", author),
      TemplateField("description", description),
      TemplateField("canonicalURL", canonicalURL),
      TemplateField("previewImage", previewImage.map { .object($0.fields) } ?? .flag(false)),
      TemplateField("imageCount", imageCount == 1 ? "1 picture" : "\(imageCount) pictures"),
      TemplateField("previousPage", index > 0 ? pages[index - 1] : nil),
      TemplateField("nextPage", index + 1 < pages.count ? pages[index + 1] : nil),
      TemplateField("hasPages", .flag(pages.count > 1)),
      TemplateField("pages", .list(PageLinks(current: pageNumber, pages: pages).fields)),
    ]
  }
}

extension PageHead.PreviewImage {
  var fields: [TemplateField] {
    [
      TemplateField("url", url), TemplateField("width", String(width)),
      TemplateField("height", String(height)), TemplateField("alt", alt),
    ]
  }
}

/// Links to some of many pages: the first, the last, and those around the current one.
struct PageLinks {
  let current: Int
  let pages: [String]

  var fields: [[TemplateField]] {
    let near = max(1, current - 2)...min(pages.count, current + 2)
    let shown = Set([1, pages.count]).union(near).sorted()
    var last = 0
    return shown.map { number in
      defer { last = number }
      return [
        TemplateField("number", String(number)), TemplateField("href", pages[number - 1]),
        TemplateField("isCurrent", .flag(number == current)),
        TemplateField("gap", .flag(number - last > 1)),
      ]
    }
  }
}
