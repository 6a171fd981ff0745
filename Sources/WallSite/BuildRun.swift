import WallImaging
import WallManifest

/// The run of one build, step by step; each step needs those before it.
struct BuildRun {
  private var build: SiteBuild
  private var parts: SiteParts
  private let common: UnitKeys
  private let reportKeys: UnitKeys
  /// Pages that have to be made, and why.
  private var pages: [(page: Pagination.Page, keys: UnitKeys, reason: BuildReason)] = []
  private var reportReason: BuildReason?
  private var whole: BuildRecord.Whole
  private var problems: [Diagnostic] = []
  private var pictureFiles: [OutputFile] = []
  /// Whether nothing has to be tried again: only then can the next build do without looking.
  private var isFinal = true

  init(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: @escaping BuildProgress
  ) throws(SiteError) {
    build = try SiteBuild(manifest, by: wall, options: options, progress: progress)
    parts = try SiteParts(options)
    common = UnitKeys(options)
    reportKeys = build.reportKeys(common)
    whole = BuildRecord.Whole(pieces: [], limitErrors: [], warnings: [])
  }

  private var options: BuildOptions { build.options }

  /// Finds out which parts have to be made, and measures the wall.
  ///
  /// - Throws: `SiteError`, with `strict` where a figure is beyond its limit, too.
  mutating func decide() throws(SiteError) {
    reportReason = try parts.reasonToMake("report.json", reportKeys)
    if reportReason == nil, let known = parts.keepWhole() {
      whole = known
    } else {
      let report = try build.report()
      whole = BuildRecord.Whole(report, of: try build.whole())
      parts.measured(whole)
      build.renderer.addReport(report)
      parts.made(
        "report.json", reportKeys, files: ["report.json"], reason: reportReason ?? .isNew)
    }
    try build.requireLimits(whole.limitErrors)
    for page in build.pagination.pages {
      let keys = build.keys(of: page, common)
      let reason = try parts.reasonToMake(
        name(of: page), keys, knowsPictures: build.pictures.areKnown(on: page))
      if let reason {
        pages.append((page, keys, reason))
      }
    }
  }

  private func name(of page: Pagination.Page) -> String {
    options.isFragment ? "wall.html" : Pagination.fileName(of: page.number)
  }

  /// Makes the sizes of the pictures on the pages that have to be made.
  mutating func makePictures() throws(SiteError) {
    try build.planPictures(of: pages.map(\.page))
    problems = try build.makePictures()
  }

  /// What is left to be done once it is decided which parts have to be made.
  mutating func plannedWork() throws(SiteError) -> [FileExplanation] {
    try build.planPictures(of: pages.map(\.page))
    var lines = build.pictures.plannedWork()
    for (page, _, reason) in pages {
      lines.append(
        FileExplanation(action: .planned, path: name(of: page), reason: reason.words))
    }
    if let reportReason {
      lines.append(
        FileExplanation(action: .planned, path: "report.json", reason: reportReason.words))
    }
    if !options.isFragment, let reason = try parts.reasonToMake(Self.previews, previewKeys()) {
      lines.append(
        FileExplanation(action: .planned, path: Self.previews, reason: reason.words))
    }
    return lines
  }

  /// Renders all parts that have to be made.
  mutating func render() throws(SiteError) {
    // First, since their content is the whole wall: it is gone when the pages' files are held.
    if !options.isFragment { try renderPreviews() }
    var builder = build.builder()
    for (index, (page, keys, reason)) in pages.enumerated() {
      build.progress(.writing, index, pages.count)
      let content = builder.content(of: page, placed: try build.placed(page))
      var files =
        options.isFragment
        ? build.renderer.addFragment(content) : try build.renderer.addPage(content)
      files += builder.pictures.takeNamed()
      let isFinal = !build.pictures.isToBeTriedAgain(page)
      if !isFinal { self.isFinal = false }
      parts.made(name(of: page), isFinal ? keys : nil, files: files, reason: reason)
    }
    pictureFiles = builder.pictures.outputs
  }

  private static let previews = "preview/index.html"

  private mutating func previewKeys() -> UnitKeys { build.previewKeys(reportKeys) }

  private mutating func renderPreviews() throws(SiteError) {
    let keys = previewKeys()
    guard let reason = try parts.reasonToMake(Self.previews, keys) else { return }
    let files = try build.renderer.addPreviews(
      try build.previewContent(), try build.report(), limits: build.limits,
      showsPictures: options.previewsPictures, overlays: options.overlays, hasLiveWall: true)
    parts.made(Self.previews, keys, files: files, reason: reason)
  }

  /// Puts everything into the output's folder.
  mutating func publish(_ origin: ManifestOrigin?) throws(SiteError) -> BuildSummary {
    let files = build.renderer.files + pictureFiles
    var publisher = Publisher(folder: options.outputFolder)
    var explanation = Explanation(parts, build.pictures, files, isWanted: options.explains)
    let lock = try publisher.publish(
      files, keeping: parts.kept, of: parts.published, onFile: { explanation.add($0, $1) },
      progress: { build.progress(.publishing, $0, files.count) })
    parts.settle(publisher.record)
    var summary = BuildSummary(
      build, whole: whole, mainFile: options.mainFile, published: publisher.summary,
      problems: problems)
    summary.explanation = explanation.lines
    let isSettled = isFinal && publisher.summary.warnings.isEmpty
    if let warning = remember(summary, isSettled ? origin : nil) {
      summary.problems.append(warning)
    }
    // Not before all is remembered: a build that came between would be taken for this one.
    _ = consume lock
    return summary
  }

  /// Keeps what the next build can do without.
  ///
  /// - Parameters:
  ///   - summary: What this one says.
  ///   - origin: nil where the next has to look all the same.
  /// - Returns: A warning where that cannot be written: this build is none the worse for it.
  private func remember(
    _ summary: BuildSummary, _ origin: ManifestOrigin?
  ) -> Diagnostic? {
    guard let folder = options.recordFolder else { return nil }
    do throws(SiteError) {
      if let error = build.pictures.work?.forgets { throw error }
      try parts.record.write(of: options.outputFolder, inCache: folder)
      if let origin { try LastBuild.remember(summary, options, origin, build.pictures.finder) }
      return nil
    } catch {
      return Diagnostic(
        .none, at: nil, "the next build will do everything again: \(error.words)",
        hint: "name a folder that can be written to by --cache")
    }
  }
}

extension SiteBuild {
  /// With `strict`, figures beyond their limits end the build.
  func requireLimits(_ errors: [Diagnostic]) throws(SiteError) {
    guard errors.isEmpty || !options.isStrict else { throw .refused(errors) }
  }
}

extension BuildRecord.Whole {
  init(_ report: WallReport, of wall: PlacedWall) {
    self.init(
      pieces: report.rows.map { PieceSummary($0, hasLimits: report.limits != nil) },
      limitErrors: report.limitErrors, warnings: wall.warnings)
  }
}
