import WallImaging
import WallManifest

/// The run of one build, step by step; each step needs those before it.
struct BuildRun {
  private var build: SiteBuild
  private var record: PartsRecord
  private let common: PartKeys
  /// The parts that have to be made, and why.
  private var due: [(part: any SitePart, keys: PartKeys, reason: BuildReason)] = []
  private var whole = BuildRecord.Whole(pieces: [], limitErrors: [], warnings: [])
  private var problems: [Diagnostic] = []
  private var files: [OutputFile] = []
  /// Whether nothing has to be tried again: only then can the next build do without looking.
  private var isFinal = true

  init(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: @escaping BuildProgress
  ) throws(SiteError) {
    build = try SiteBuild(manifest, by: wall, options: options, progress: progress)
    record = try PartsRecord(options)
    common = PartKeys(options)
  }

  private var options: BuildOptions { build.options }

  /// Finds out which parts have to be made, and measures the wall.
  ///
  /// - Throws: `SiteError`; with `strict` also if a figure is beyond its limit.
  mutating func decide() throws(SiteError) {
    for part in build.parts {
      var keys = common
      keys.manifest = part.manifestKey(&build)
      keys.pictures = part.picturesKey(build)
      let knowsPictures = part.pages.allSatisfy { build.pictures.areKnown(on: $0) }
      if let reason = try record.reasonToMake(part.path, keys, knowsPictures: knowsPictures) {
        due.append((part, keys, reason))
      }
    }
    let laysOutWhole = due.contains { $0.part.showsWholeWall }
    if !laysOutWhole, let known = record.keepWhole() {
      whole = known
    } else {
      whole = BuildRecord.Whole(try build.report(), of: try build.whole())
      record.measured(whole)
    }
    try build.requireLimits(whole.limitErrors)
  }

  /// Makes the sizes of the pictures on the pages that have to be made.
  mutating func makePictures() throws(SiteError) {
    try build.planPictures(of: due.flatMap(\.part.pages))
    problems = try build.makePictures()
  }

  /// Lists what is left to be done once it is decided which parts have to be made.
  mutating func plannedWork() throws(SiteError) -> [FileExplanation] {
    try build.planPictures(of: due.flatMap(\.part.pages))
    return build.pictures.plannedWork()
      + due.map {
        FileExplanation(action: .planned, path: $0.part.path, reason: $0.reason.words)
      }
  }

  /// Renders all parts that have to be made.
  mutating func render() throws(SiteError) {
    var rendering = SiteRendering(build)
    let order = due.filter(\.part.showsWholeWall) + due.filter { !$0.part.showsWholeWall }
    let pageCount = order.count { !$0.part.pages.isEmpty }
    var pagesDone = 0
    for (part, keys, reason) in order {
      build.progress(.writing, pagesDone, pageCount)
      if !part.pages.isEmpty { pagesDone += 1 }
      let paths = try rendering.render(part)
      let isFinal = !part.pages.contains { build.pictures.isToBeTriedAgain($0) }
      if !isFinal { self.isFinal = false }
      var keys = keys
      // More is known about the pictures by now.
      keys.pictures = part.picturesKey(build)
      record.made(part.path, isFinal ? keys : nil, files: paths, reason: reason)
    }
    files = rendering.outputs
  }

  /// Puts everything into the output's folder.
  mutating func publish(_ origin: ManifestOrigin?) throws(SiteError) -> BuildSummary {
    var publisher = Publisher(folder: options.outputFolder)
    var explanation = Explanation(record, build.pictures, files, isWanted: options.explains)
    let lock = try publisher.publish(
      files, keeping: record.kept, of: record.published, onFile: { explanation.add($0, $1) },
      progress: { build.progress(.publishing, $0, files.count) })
    record.settle(publisher.record)
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
      try record.next.write(of: options.outputFolder, inCache: folder)
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
