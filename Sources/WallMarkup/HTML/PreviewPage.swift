package import WallLayout
import WallText

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
  /// Of the figures that have one; empty for none.
  package var limits: [QualityFigure: QualityBounds]
  /// URL reference of the live wall, relative to the preview page; nil where none was built.
  package var livePage: String?
  package var stylesheets: [StylesheetLink]
  /// Whether the SVGs link pictures in: browsers load those for an embedded document, but not for
  /// an `<img>`.
  package var hasPictures: Bool
  /// What the SVGs show over the tiles.
  package var overlays: Set<PreviewOverlay>

  package init(
    content: PageContent, entries: [Entry], limits: [QualityFigure: QualityBounds],
    livePage: String?, stylesheets: [StylesheetLink], hasPictures: Bool = false,
    overlays: Set<PreviewOverlay> = []
  ) {
    self.content = content
    self.entries = entries
    self.limits = limits
    self.livePage = livePage
    self.stylesheets = stylesheets
    self.hasPictures = hasPictures
    self.overlays = overlays
  }
}

extension PageRenderer {
  /// The whole preview page.
  ///
  /// - Parameter preview: What it shows.
  /// - Returns: HTML, UTF-8.
  /// - Throws: `TemplateError` where a user's template is malformed.
  package func preview(_ preview: PreviewPageContent) throws(TemplateError) -> [UInt8] {
    let name = "preview.mustache"
    return try TemplateRenderer(name: name, source: templates[name]).render(preview.fields)
  }
}

extension WallStylesheet {
  /// Rules of the preview page behind those of `base`: its own fixed ones, and the sizes of these
  /// entries' frames.
  ///
  /// - Parameters:
  ///   - preview: Whose entries are shown.
  ///   - templates: Where the fixed rules are.
  /// - Returns: CSS, UTF-8.
  package static func preview(_ preview: PreviewPageContent, _ templates: TemplateSet) -> [UInt8] {
    Array((templates["preview.css"] + PreviewFrameRules(preview).css).utf8)
  }
}

extension PreviewPageContent {
  /// What the template may say.
  var fields: [TemplateField] {
    let head = content.head
    let frames = entries.indices.map { PreviewFrame(self, index: $0) }
    let table = PreviewQualityTable(self)
    let count = content.sections.reduce(0) { $0 + $1.tiles.count }
    return [
      TemplateField("title", head.title),
      TemplateField("language", head.language),
      TemplateField("isRightToLeft", .flag(head.isRightToLeft)),
      TemplateField("imageCount", NumberText.counted(count, "picture")),
      TemplateField("breakpointCount", breakpointWords),
      TemplateField("verdict", table.verdict),
      TemplateField(
        "pageCount", head.pages.count > 1 ? NumberText.counted(head.pages.count, "page") : nil),
      TemplateField("stylesheets", .list(stylesheets.map(\.fields))),
      TemplateField("hasPictures", .flag(hasPictures)),
      TemplateField("explanations", .list(explanations)),
      TemplateField("frames", .list(frames.map(\.fields))),
      TemplateField("hasLimits", .flag(!limits.isEmpty)),
      TemplateField("figures", .list(table.headings)),
      TemplateField("rows", .list(table.rows)),
      TemplateField("livePage", livePage),
      TemplateField("presets", .list(PreviewPresets(self).fields)),
      TemplateField("ruler", .object(PreviewRuler(self).fields)),
    ]
  }
}

extension PreviewPageContent {
  /// `4 breakpoints`, `4 breakpoints in 3 layouts`
  private var breakpointWords: String {
    let breakpoints = Set(entries.map(\.geometry.breakpoint))
    let layouts = content.layouts.count
    return NumberText.counted(breakpoints.count, "breakpoint")
      + (layouts > 1 ? " in \(layouts) layouts" : "")
  }

  private var explanations: [[TemplateField]] {
    PreviewOverlay.allCases.filter(overlays.contains).map {
      [TemplateField("words", $0.explanation)]
    }
  }
}

/// How the preview page writes names.
enum PreviewWords {
  /// `Desktop-4`
  static func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
