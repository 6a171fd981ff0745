import WallLayout
import WallManifest
import WallMarkup

/// Renders what a site consists of, as bytes.
struct SiteRenderer {
  let renderer: PageRenderer
  let templates: TemplateSet
  /// In order of publishing within their kinds; of equal contents one file.
  private(set) var files: [OutputFile] = []
  private var assetNames: Set<String> = []

  init(templates: TemplateSet) {
    self.templates = templates
    renderer = PageRenderer(templates: templates)
  }

  /// Adds a page and the style sheets it names.
  mutating func addPage(_ content: PageContent) throws(SiteError) {
    let suffix = content.head.pageNumber == 1 ? "" : "-page-\(content.head.pageNumber)"
    var links = [StylesheetLink(href: addAsset("photowall", WallStylesheet.base(templates)))]
    let pictures = WallStylesheet.pictures(content)
    if !pictures.isEmpty {
      links.append(StylesheetLink(href: addAsset("pictures\(suffix)", pictures)))
    }
    let media = WallStylesheet.media(for: content.geometries.map(\.breakpoint))
    for (piece, geometry) in content.geometries.enumerated() {
      let css = WallStylesheet.geometry(content, piece: piece)
      links.append(
        StylesheetLink(
          href: addAsset(geometry.fileStem + suffix, css),
          media: media[piece]))
    }
    let html = try rendered { () throws(TemplateError) in
      try renderer.html(content, stylesheets: links)
    }
    files.append(
      OutputFile(
        path: Pagination.fileName(of: content.head.pageNumber), kind: .page, html))
  }

  /// Adds the wall as a part for somebody else's page, and its one style sheet; both keep their
  /// names from build to build, so that the page can include them.
  mutating func addFragment(_ content: PageContent) {
    let css = WallStylesheet.fragment(content, templates)
    files.append(OutputFile(path: "wall.css", kind: .asset, css))
    files.append(OutputFile(path: "wall.html", kind: .page, FragmentRenderer.html(content)))
  }

  /// Adds an SVG for each breakpoint piece and the page that shows them side by side.
  ///
  /// - Parameters:
  ///   - content: The whole wall as one page.
  ///   - report: Its figures.
  ///   - limits: The manifest's limits, of the figures that have one.
  ///   - showsPictures: Whether the SVGs link the pictures in.
  ///   - hasLiveWall: Whether a page of the site can be shown live.
  /// - Throws: `SiteError` where a user's template is malformed.
  mutating func addPreviews(
    _ content: PageContent, _ report: WallReport, limits: [QualityFigure: QualityBounds],
    showsPictures: Bool, hasLiveWall: Bool
  ) throws(SiteError) {
    var entries: [PreviewPageContent.Entry] = []
    for (geometry, row) in zip(content.geometries, report.rows) {
      let name = "\(geometry.fileStem).svg"
      let svg = PreviewSVG.svg(
        content, geometry, picturePrefix: showsPictures ? "../" : nil)
      files.append(OutputFile(path: "preview/\(name)", kind: .preview, svg))
      entries.append(
        PreviewPageContent.Entry(geometry: geometry, svg: name, figures: row.figures))
    }
    var preview = PreviewPageContent(
      content: content, entries: entries, limits: limits,
      livePage: hasLiveWall ? "../index.html" : nil, stylesheets: [],
      hasPictures: showsPictures)
    let base = WallStylesheet.base(templates)
    preview.stylesheets = [
      StylesheetLink(href: addPreviewSheet("photowall", base)),
      StylesheetLink(
        href: addPreviewSheet("preview", WallStylesheet.preview(preview, templates))),
    ]
    let content = preview
    let html = try rendered { () throws(TemplateError) in try renderer.preview(content) }
    files.append(OutputFile(path: "preview/index.html", kind: .preview, html))
  }

  mutating func addReport(_ report: WallReport) {
    files.append(OutputFile(path: "report.json", kind: .report, report.json))
  }

  /// The asset's address from a page; its name tells its contents, so that it may be cached forever.
  private mutating func addAsset(_ name: String, _ bytes: [UInt8]) -> String {
    let path = "assets/\(name).\(SHA256.hex(bytes).prefix(12)).css"
    if assetNames.insert(path).inserted {
      files.append(OutputFile(path: path, kind: .asset, bytes))
    }
    return path
  }

  /// Previews stand by themselves: `photowall preview` writes no other folder.
  private mutating func addPreviewSheet(_ name: String, _ bytes: [UInt8]) -> String {
    let name = "\(name).\(SHA256.hex(bytes).prefix(12)).css"
    if assetNames.insert("preview/\(name)").inserted {
      files.append(OutputFile(path: "preview/\(name)", kind: .preview, bytes))
    }
    return name
  }

  private func rendered(
    _ render: () throws(TemplateError) -> [UInt8]
  ) throws(SiteError) -> [UInt8] {
    do throws(TemplateError) {
      return try render()
    } catch {
      throw .template(error)
    }
  }
}
