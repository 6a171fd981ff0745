import WallMarkup

/// One page of the wall with its style sheets and pictures.
struct PagePart: SitePart {
  let page: Pagination.Page

  var path: String { Pagination.fileName(of: page.number) }
  var pages: [Pagination.Page] { [page] }

  func manifestKey(_ build: inout SiteBuild) -> String { build.manifestKey(of: page) }

  func picturesKey(_ build: SiteBuild) -> String { build.pictures.key(of: page) }

  func render(_ rendering: inout SiteRendering) throws(SiteError) {
    let content = rendering.builder.content(of: page, placed: try rendering.build.placed(page))
    let links = Self.links(of: content, in: &rendering.files)
    let renderer = rendering.files.renderer
    let html = try SiteFiles.rendered { () throws(TemplateError) in
      try renderer.html(content, stylesheets: links)
    }
    rendering.files.add(path, .page, html)
  }

  /// Adds the style sheets of a page.
  private static func links(
    of content: PageContent, in files: inout SiteFiles
  ) -> [StylesheetLink] {
    let suffix = content.head.pageNumber == 1 ? "" : "-page-\(content.head.pageNumber)"
    var links = [StylesheetLink(href: asset(files.base, in: &files))]
    let pictures = WallStylesheet.pictures(content)
    if !pictures.isEmpty {
      let sheet = HashedSheet("pictures\(suffix)", pictures)
      links.append(StylesheetLink(href: asset(sheet, in: &files)))
    }
    let media = WallStylesheet.media(of: content)
    let sheets = GeometryStylesheets(content)
    for (piece, geometry) in content.geometries.enumerated() {
      let sheet = HashedSheet(geometry.fileStem + suffix, sheets.css(piece: piece))
      links.append(StylesheetLink(href: asset(sheet, in: &files), media: media[piece]))
    }
    return links
  }

  private static func asset(_ sheet: HashedSheet, in files: inout SiteFiles) -> String {
    "assets/" + files.add(sheet, to: "assets", as: .asset)
  }
}
