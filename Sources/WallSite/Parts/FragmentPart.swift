import WallMarkup

/// The wall for another site's page: `wall.html` and `wall.css`. Both keep their names from build to
/// build, so that the page can include them.
struct FragmentPart: SitePart {
  let page: Pagination.Page

  let path = "wall.html"
  var pages: [Pagination.Page] { [page] }

  func manifestKey(_ build: inout SiteBuild) -> String { build.manifestKey(of: page) }

  func picturesKey(_ build: SiteBuild) -> String { build.pictures.key(of: page) }

  func render(_ rendering: inout SiteRendering) throws(SiteError) {
    let content = rendering.builder.content(of: page, placed: try rendering.build.placed(page))
    let css = WallStylesheet.fragment(content, rendering.files.templates)
    rendering.files.add("wall.css", .asset, css)
    rendering.files.add(path, .page, FragmentRenderer.html(content))
  }
}
