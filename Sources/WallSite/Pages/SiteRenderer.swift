import WallImaging
import WallLayout
import WallManifest
import WallMarkup

/// Renders what a site consists of, as bytes.
struct SiteRenderer {
  let renderer: PageRenderer
  let templates: TemplateSet
  /// In order of publishing within their kinds; of equal contents one file.
  private(set) var files: [OutputFile] = []
  private var sheetPaths: Set<String> = []
  /// What all pages and previews share, hashed once.
  private let base: HashedSheet

  init(templates: TemplateSet) {
    self.templates = templates
    renderer = PageRenderer(templates: templates)
    base = HashedSheet("photowall", WallStylesheet.base(templates))
  }

  /// Adds a page and the style sheets it names.
  ///
  /// - Returns: The paths of both.
  mutating func addPage(_ content: PageContent) throws(SiteError) -> [String] {
    let suffix = content.head.pageNumber == 1 ? "" : "-page-\(content.head.pageNumber)"
    var links = [StylesheetLink(href: addAsset(base))]
    let pictures = WallStylesheet.pictures(content)
    if !pictures.isEmpty {
      links.append(StylesheetLink(href: addAsset(HashedSheet("pictures\(suffix)", pictures))))
    }
    let media = WallStylesheet.media(of: content)
    let sheets = GeometryStylesheets(content)
    for (piece, geometry) in content.geometries.enumerated() {
      let css = sheets.css(piece: piece)
      links.append(
        StylesheetLink(
          href: addAsset(HashedSheet(geometry.fileStem + suffix, css)),
          media: media[piece]))
    }
    let html = try rendered { () throws(TemplateError) in
      try renderer.html(content, stylesheets: links)
    }
    let path = Pagination.fileName(of: content.head.pageNumber)
    files.append(OutputFile(path: path, kind: .page, html))
    return [path] + links.map(\.href)
  }

  /// Adds the wall as a part for somebody else's page, and its one style sheet; both keep their
  /// names from build to build, so that the page can include them.
  ///
  /// - Returns: The paths of both.
  mutating func addFragment(_ content: PageContent) -> [String] {
    let css = WallStylesheet.fragment(content, templates)
    files.append(OutputFile(path: "wall.css", kind: .asset, css))
    files.append(OutputFile(path: "wall.html", kind: .page, FragmentRenderer.html(content)))
    return ["wall.html", "wall.css"]
  }

  /// Adds an SVG for each breakpoint piece and the page that shows them side by side.
  ///
  /// - Parameters:
  ///   - content: The whole wall as one page.
  ///   - report: Its figures.
  ///   - limits: The manifest's limits, of the figures that have one.
  ///   - showsPictures: Whether the SVGs link the pictures in.
  ///   - overlays: What the SVGs show over the tiles.
  ///   - hasLiveWall: Whether a page of the site can be shown live.
  /// - Returns: The paths of all files.
  /// - Throws: `SiteError` where a user's template is malformed.
  mutating func addPreviews(
    _ content: PageContent, _ report: WallReport, limits: [QualityFigure: QualityBounds],
    showsPictures: Bool, overlays: Set<PreviewOverlay>, hasLiveWall: Bool
  ) throws(SiteError) -> [String] {
    var entries: [PreviewPageContent.Entry] = []
    for (geometry, row) in zip(content.geometries, report.rows) {
      let name = "\(geometry.fileStem).svg"
      let svg = PreviewSVG.svg(
        content, geometry, picturePrefix: showsPictures ? "../" : nil, overlays: overlays)
      files.append(OutputFile(path: "preview/\(name)", kind: .preview, svg))
      entries.append(
        PreviewPageContent.Entry(geometry: geometry, svg: name, figures: row.figures))
    }
    var preview = PreviewPageContent(
      content: content, entries: entries, limits: limits,
      livePage: hasLiveWall ? "../index.html" : nil, stylesheets: [],
      hasPictures: showsPictures, overlays: overlays)
    // Previews stand by themselves: `photowall preview` writes no other folder.
    let own = HashedSheet("preview", WallStylesheet.preview(preview, templates))
    preview.stylesheets = [base, own].map {
      StylesheetLink(href: add($0, to: "preview", as: .preview))
    }
    let content = preview
    let html = try rendered { () throws(TemplateError) in try renderer.preview(content) }
    files.append(OutputFile(path: "preview/index.html", kind: .preview, html))
    return ["preview/index.html"]
      + (entries.map(\.svg) + preview.stylesheets.map(\.href))
      .map { "preview/" + $0 }
  }

  mutating func addReport(_ report: WallReport) {
    files.append(OutputFile(path: "report.json", kind: .report, report.json))
  }

  /// Adds a style sheet once and tells its file name.
  private mutating func add(
    _ sheet: HashedSheet, to folder: String, as kind: OutputFile.Kind
  ) -> String {
    let path = "\(folder)/\(sheet.fileName)"
    if sheetPaths.insert(path).inserted {
      files.append(OutputFile(path: path, kind: kind, sheet.bytes))
    }
    return sheet.fileName
  }

  /// The asset's address from a page.
  private mutating func addAsset(_ sheet: HashedSheet) -> String {
    "assets/" + add(sheet, to: "assets", as: .asset)
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

/// A style sheet whose name tells its contents, so that it may be cached for ever.
private struct HashedSheet {
  /// `desktop.0123456789ab.css`
  let fileName: String
  let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    fileName = "\(name).\(SHA256.hex(bytes).prefix(12)).css"
    self.bytes = bytes
  }
}
