import WallImaging
import WallLayout
import WallManifest
import WallMarkup

/// One build while it is under way: plan, make pictures, render, publish.
///
/// A site has parts: each page with its style sheets and pictures, the previews, the report. Laid
/// out and rendered is only what the parts need that are not as the last build left them.
struct SiteBuild {
  let manifest: Manifest
  let wall: ResolvedWall
  let options: BuildOptions
  let items: WallItems
  let pagination: Pagination
  let progress: BuildProgress
  var pictures: WallPictures
  /// Of the whole wall, and of each page of several by its number, whose items are not kept.
  private var wholeWall: PlacedWall?
  private var pagePieces: [Int: [PlacedWall.Piece]] = [:]
  private var wholeReport: WallReport?
  var wholeKey: String?

  init(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: @escaping BuildProgress
  ) throws(SiteError) {
    self.manifest = manifest
    self.wall = wall
    self.options = options
    self.progress = progress
    items = WallItems(manifest)
    pagination = Pagination(items, size: options.isFragment ? 0 : manifest.pageSize ?? 0)
    pictures = try WallPictures(items, options: options)
  }

  // MARK: Geometry

  /// The whole wall, laid out when it is first asked for.
  mutating func whole() throws(SiteError) -> PlacedWall {
    if let wholeWall { return wholeWall }
    let placed = try place(items, wall) { progress(.layingOut, $0, wall.pieces.count) }
    wholeWall = placed
    return placed
  }

  /// A page's own wall.
  mutating func placed(_ page: Pagination.Page) throws(SiteError) -> PlacedWall {
    guard pagination.pages.count > 1 else { return try whole() }
    if let pieces = pagePieces[page.number] { return PlacedWall(items: page.items, pieces: pieces) }
    let placed = try place(page.items, page.layouts(of: wall)) { _ in }
    pagePieces[page.number] = placed.pieces
    return placed
  }

  private func place(
    _ items: WallItems, _ wall: ResolvedWall, progress: (Int) -> Void
  ) throws(SiteError) -> PlacedWall {
    do throws(PlacingFault) {
      return try PlacedWall(
        items, by: wall, isRightToLeft: manifest.direction == .rtl, progress: progress)
    } catch {
      throw .geometry(error.diagnostic)
    }
  }

  /// The figures of the whole wall.
  mutating func report() throws(SiteError) -> WallReport {
    if let wholeReport { return wholeReport }
    let report = WallReport(measuring: try whole(), of: manifest, isDivided: !options.isFragment)
    wholeReport = report
    return report
  }

  // MARK: Pictures

  /// Asks for the sizes of the pictures that some pages show, and plans what is to be made.
  mutating func planPictures(of pages: [Pagination.Page]) throws(SiteError) {
    if options.imaging != nil {
      for page in pages { pictures.ask(for: page, placed: try placed(page)) }
    }
    pictures.plan()
  }

  /// Makes what was planned.
  ///
  /// - Returns: What is wrong with the wall's pictures.
  /// - Throws: `SiteError`, with `strict` also if a picture cannot be used or is damaged.
  mutating func makePictures() throws(SiteError) -> [Diagnostic] {
    try pictures.make { progress(.imaging(problems: $2), $0, $1) }
    let problems = pictures.problems(items, isStrict: options.isStrict)
    let errors = problems.filter { $0.severity == .error }
    guard errors.isEmpty || !options.isStrict else { throw .refused(errors) }
    return problems
  }

  // MARK: Pages

  func builder() -> PageBuilder {
    PageBuilder(
      manifest, options: options, pagination: pagination,
      pictures: PictureStore(pictures, options: options))
  }

  /// The whole wall as one page, its pictures where they are: what previews show.
  mutating func previewContent() throws(SiteError) -> PageContent {
    var options = options
    options.linksImages = true
    var builder = PageBuilder(
      manifest, options: options, pagination: pagination,
      pictures: PictureStore(pictures, options: options))
    return builder.content(of: Pagination(items, size: 0).pages[0], placed: try whole())
  }

  var limits: [QualityFigure: QualityBounds] {
    guard let limits = manifest.limits else { return [:] }
    let all = QualityFigure.allCases.map { ($0, limits.bounds(of: $0)) }
    return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }
}
