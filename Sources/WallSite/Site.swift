import WallLayout
package import WallManifest
import WallMarkup

/// The pipeline from a manifest to a published site: plan, render, publish.
package enum Site {
  /// Builds and publishes the whole site: pages, previews, report and pictures.
  ///
  /// A fragment is `wall.html`, `wall.css`, report and pictures, whatever the page size.
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: Where from, where to, and how.
  ///   - progress: Told of each step.
  /// - Returns: What was built.
  /// - Throws: `SiteError`; what was published before still works.
  package static func build(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: BuildProgress = { _, _, _ in }
  ) throws(SiteError) -> BuildSummary {
    var site = try SiteBuild(manifest, by: wall, options: options, progress: progress)
    site.renderer.addReport(site.report)
    if options.isFragment {
      site.renderFragment(progress: progress)
      return try site.publish(under: "", main: "wall.html", progress: progress)
    }
    try site.renderPages(progress: progress)
    try site.renderPreviews(hasLiveWall: true)
    return try site.publish(under: "", main: "index.html", progress: progress)
  }

  /// Publishes the previews alone.
  ///
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: Where from, where to, and how.
  ///   - progress: Told of each step.
  /// - Returns: What was built.
  /// - Throws: `SiteError`; what was published before still works.
  package static func preview(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: BuildProgress = { _, _, _ in }
  ) throws(SiteError) -> BuildSummary {
    var options = options
    // Pictures are shown where they are: previews put nothing beside themselves.
    options.linksImages = true
    var site = try SiteBuild(manifest, by: wall, options: options, progress: progress)
    try site.renderPreviews(hasLiveWall: false)
    return try site.publish(under: "preview/", main: "preview/index.html", progress: progress)
  }

  /// Writes one file whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: Replaced where there is one.
  /// - Throws: `SiteError` naming the path.
  package static func writeFile(_ bytes: [UInt8], to path: String) throws(SiteError) {
    if let info = FileSystem.info(path), !info.isFile {
      guard !info.isFolder else { throw .file(path: path, reason: "it is a folder") }
      return try FileSystem.writeThrough(bytes, to: path)
    }
    // A link stays one: what it leads to is replaced.
    let target = FileSystem.realPath(path) ?? path
    let parent = URLPath.folder(of: target)
    let isAtRoot = parent.isEmpty && target.utf8.first == UInt8(ascii: "/")
    var beside = (parent.isEmpty && !isAtRoot ? "" : parent + "/") + ".photowall-new"
    while FileSystem.info(beside, followingLinks: false) != nil { beside += "-" }
    try FileSystem.write(bytes, to: beside)
    try FileSystem.rename(beside, to: target)
  }
}

/// What was built and published.
package struct BuildSummary: Sendable {
  /// The figures and content heights of the whole wall, piece by piece.
  package let report: WallReport
  /// Shown pictures, placeholders among them.
  package let imageCount: Int
  package let sectionCount: Int
  package let title: String
  /// Path of the page to open.
  package let mainFile: String
  package let published: PublishSummary
  /// Geometry that is perhaps not meant, pictures that were not found, files that stay.
  package let warnings: [Diagnostic]
}

/// One build while it is under way.
private struct SiteBuild {
  let manifest: Manifest
  let wall: ResolvedWall
  let options: BuildOptions
  let placed: PlacedWall
  let report: WallReport
  let pagination: Pagination
  private var builder: PageBuilder
  /// The whole wall as one page: what previews and fragments show, and a site of a single page.
  private let whole: PageContent
  var renderer: SiteRenderer

  init(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions, progress: BuildProgress
  ) throws(SiteError) {
    self.manifest = manifest
    self.wall = wall
    self.options = options
    let items = WallItems(manifest)
    pagination = Pagination(items, size: manifest.pageSize ?? 0)
    placed = try Self.place(items, wall, manifest) {
      progress(.layingOut, $0, wall.pieces.count)
    }
    report = WallReport(measuring: placed, of: manifest, isDivided: !options.isFragment)
    let broken = options.isStrict ? report.limitErrors : []
    guard broken.isEmpty else { throw .limits(broken) }
    builder = PageBuilder(manifest, options: options, pagination: pagination)
    whole = builder.content(of: Pagination(items, size: 0).pages[0], placed: placed)
    renderer = SiteRenderer(templates: options.templates)
  }

  private static func place(
    _ items: WallItems, _ wall: ResolvedWall, _ manifest: Manifest,
    progress: (Int) -> Void = { _ in }
  ) throws(SiteError) -> PlacedWall {
    do throws(PlacingFault) {
      return try PlacedWall(
        items, by: wall, isRightToLeft: manifest.direction == .rtl, progress: progress)
    } catch {
      throw .geometry(error.diagnostic)
    }
  }

  mutating func renderPages(progress: BuildProgress) throws(SiteError) {
    for page in pagination.pages {
      progress(.writing, page.number - 1, pagination.pages.count)
      guard pagination.pages.count > 1 else { return try renderer.addPage(whole) }
      let placed = try Self.place(page.items, page.layouts(of: wall), manifest)
      try renderer.addPage(builder.content(of: page, placed: placed))
    }
  }

  mutating func renderFragment(progress: BuildProgress) {
    progress(.writing, 0, 1)
    renderer.addFragment(whole)
  }

  mutating func renderPreviews(hasLiveWall: Bool) throws(SiteError) {
    try renderer.addPreviews(
      whole, report, limits: limits,
      showsPictures: options.previewsPictures, overlays: options.overlays,
      hasLiveWall: hasLiveWall)
  }

  private var limits: [QualityFigure: QualityBounds] {
    guard let limits = manifest.limits else { return [:] }
    let all = QualityFigure.allCases.map { ($0, limits.bounds(of: $0)) }
    return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }

  func publish(
    under scope: String, main: String, progress: BuildProgress
  ) throws(SiteError) -> BuildSummary {
    let files = renderer.files + (scope.isEmpty ? builder.pictures.copies : [])
    var publisher = Publisher(folder: options.outputFolder)
    try publisher.publish(files, under: scope) { progress(.publishing, $0, files.count) }
    return BuildSummary(
      report: report, imageCount: placed.items.count, sectionCount: manifest.sections.count,
      title: builder.title, mainFile: options.outputFolder + "/" + main,
      published: publisher.summary,
      warnings: placed.warnings + (builder.pictures.warning.map { [$0] } ?? [])
        + publisher.summary.warnings)
  }
}
