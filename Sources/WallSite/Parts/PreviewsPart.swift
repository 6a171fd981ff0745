import WallMarkup

/// An SVG of each breakpoint piece, and the page that shows them side by side.
struct PreviewsPart: SitePart {
  /// Whether the site's pages are published next to them, so that the page can show the live wall.
  let isInSite: Bool

  let path = "preview/index.html"
  let showsWholeWall = true

  func manifestKey(_ build: inout SiteBuild) -> String { build.wholeManifestKey() }

  /// Previews draw the colors of the pictures.
  func picturesKey(_ build: SiteBuild) -> String { build.pictures.colorsKey(of: build.items) }

  func render(_ rendering: inout SiteRendering) throws(SiteError) {
    let options = rendering.build.options
    let content = try rendering.build.previewContent()
    let report = try rendering.build.report()
    var entries: [PreviewPageContent.Entry] = []
    for (geometry, row) in zip(content.geometries, report.rows) {
      let name = "\(geometry.fileStem).svg"
      let svg = PreviewSVG.svg(
        content, geometry, picturePrefix: options.previewsPictures ? "../" : nil,
        overlays: options.overlays)
      rendering.files.add("preview/\(name)", .preview, svg)
      entries.append(
        PreviewPageContent.Entry(geometry: geometry, svg: name, figures: row.figures))
    }
    var preview = PreviewPageContent(
      content: content, entries: entries, limits: rendering.build.limits,
      livePage: isInSite ? "../index.html" : nil, stylesheets: [],
      hasPictures: options.previewsPictures, overlays: options.overlays)
    // Previews have copies of their own: `photowall preview` writes into no other folder.
    let own = HashedSheet("preview", WallStylesheet.preview(preview, options.templates))
    for sheet in [rendering.files.base, own] {
      let name = rendering.files.add(sheet, to: "preview", as: .preview)
      preview.stylesheets.append(StylesheetLink(href: name))
    }
    let renderer = rendering.files.renderer
    let html = try SiteFiles.rendered { () throws(TemplateError) in try renderer.preview(preview) }
    rendering.files.add(path, .preview, html)
  }
}
