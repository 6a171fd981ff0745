import WallImaging
import WallLayout
package import WallManifest
import WallMarkup

/// The pipeline from a manifest to a published site: plan, make pictures, render, publish.
package enum Site {
  /// Builds and publishes the whole site: pages, previews, report and pictures.
  ///
  /// A fragment is `wall.html`, `wall.css`, report and pictures, whatever the page size.
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: Where from, where to, and how.
  ///   - origin: The manifest's bytes, so that the next build may find that nothing changed.
  ///   - progress: Told of each step.
  /// - Returns: What was built.
  /// - Throws: `SiteError`; what was published before still works.
  package static func build(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    origin: ManifestOrigin? = nil, progress: @escaping BuildProgress = { _, _, _ in }
  ) throws(SiteError) -> BuildSummary {
    var run = try BuildRun(manifest, by: wall, options: options, progress: progress)
    try run.decide()
    try run.makePictures()
    try run.render()
    return try run.publish(origin)
  }

  /// What a build would say, where it would find everything as it left it the last time.
  ///
  /// Nothing is read but the record of that build, and the stamps of all files.
  /// - Parameters:
  ///   - origin: The manifest's bytes.
  ///   - options: As `build` takes them.
  /// - Returns: The summary, and what is wrong with the manifest by itself; nil where there may be
  ///   something to do.
  package static func unchanged(
    _ origin: ManifestOrigin, options: BuildOptions
  ) -> (summary: BuildSummary, diagnostics: [Diagnostic])? {
    guard !options.explains, !(options.imaging?.verifies ?? false) else { return nil }
    return LastBuild.unchanged(options, origin)
  }

  /// What a build would do.
  ///
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: As `build` takes them.
  /// - Returns: A line for each part and for each picture that has to be made.
  /// - Throws: `SiteError`
  package static func work(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions
  ) throws(SiteError) -> [FileExplanation] {
    var run = try BuildRun(manifest, by: wall, options: options, progress: { _, _, _ in })
    try run.decide()
    return try run.plannedWork()
  }

  /// Publishes the previews alone.
  ///
  /// Pictures are shown where they are, in the sizes that an earlier build has published: previews
  /// put nothing beside themselves.
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: Where from, where to, and how.
  ///   - progress: Told of each step.
  /// - Returns: What was built.
  /// - Throws: `SiteError`; what was published before still works.
  package static func preview(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions,
    progress: @escaping BuildProgress = { _, _, _ in }
  ) throws(SiteError) -> BuildSummary {
    var build = try SiteBuild(manifest, by: wall, options: options, progress: progress)
    let report = try build.report()
    try build.requireLimits(report.limitErrors)
    try build.planPictures(of: build.pagination.pages)
    var rendering = SiteRendering(build)
    _ = try rendering.render(PreviewsPart(isInSite: false))
    let files = rendering.files.files
    var publisher = Publisher(folder: options.outputFolder)
    try publisher.publish(
      files, under: "preview/", progress: { progress(.publishing, $0, files.count) })
    return BuildSummary(
      build, whole: BuildRecord.Whole(report, of: try build.whole()),
      mainFile: options.outputFolder + "/preview/index.html", published: publisher.summary,
      problems: build.pictures.problems(build.items, isStrict: false))
  }

  /// The jobs that a build of the site would hand to its workers.
  ///
  /// - Parameters:
  ///   - manifest: Read without a fatal fault.
  ///   - wall: Its layouts.
  ///   - options: Where from, and how.
  /// - Returns: One line for each picture that lacks a file.
  /// - Throws: `SiteError`
  package static func jobLines(
    _ manifest: Manifest, by wall: ResolvedWall, options: BuildOptions
  ) throws(SiteError) -> [[UInt8]] {
    var build = try SiteBuild(
      manifest, by: wall, options: options, progress: { _, _, _ in })
    try build.planPictures(of: build.pagination.pages)
    return (build.pictures.work?.jobs ?? []).map { JobLine.encode($0) }
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
