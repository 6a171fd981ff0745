import WallManifest
import WallMarkup
import WallSite

extension CommandRun {
  /// `photowall build`: the whole site.
  func build() throws(CommandFailure) -> ExitStatus {
    try publish { (manifest, wall, options, progress) throws(SiteError) in
      try Site.build(manifest, by: wall, options: options, progress: progress)
    }
  }

  /// `photowall preview`: the previews alone.
  func preview() throws(CommandFailure) -> ExitStatus {
    try publish { (manifest, wall, options, progress) throws(SiteError) in
      try Site.preview(manifest, by: wall, options: options, progress: progress)
    }
  }

  private typealias Publication = (
    Manifest, ResolvedWall, BuildOptions, BuildProgress
  ) throws(SiteError) -> BuildSummary

  private func publish(_ publication: Publication) throws(CommandFailure) -> ExitStatus {
    var loaded = try load()
    printProblems(of: loaded)
    guard let manifest = loaded.manifest, let wall = loaded.wall,
      !(arguments.has(.strict) && loaded.hasErrors)
    else {
      printCounts(of: loaded)
      throw .problemsInInput
    }
    let options = try options(for: loaded)
    let progress = ProgressLine(
      console, isWanted: !arguments.has(.quiet), seconds: environment.monotonicSeconds)
    let summary: BuildSummary
    do throws(SiteError) {
      summary = try publication(manifest, wall, options) {
        progress.show($0, done: $1, total: $2)
      }
      progress.erase()
    } catch {
      progress.erase()
      throw failure(error, of: loaded)
    }
    printProblems(summary.warnings, of: loaded)
    loaded.add(summary.warnings)
    show(summary, afterProblems: !loaded.diagnostics.isEmpty)
    printCounts(of: loaded)
    return loaded.hasErrors ? .problemsInInput : .done
  }

  private func options(for loaded: LoadedManifest) throws(CommandFailure) -> BuildOptions {
    let input = loaded.input
    var options = BuildOptions(
      sourceFolder: input.folder, outputFolder: arguments[.output] ?? input.beside("site"),
      defaultTitle: input.defaultTitle)
    options.linksImages = arguments.has(.linkImages)
    options.isFragment = arguments.has(.fragment)
    options.isStrict = arguments.has(.strict)
    options.previewsPictures = arguments.has(.images)
    options.overlays = Set(arguments.all(.overlay).compactMap(PreviewOverlay.init))
    if let folder = arguments[.templates] {
      let files = try TemplateFolder(path: folder).read()
      do throws(TemplateError) {
        options.templates = try TemplateSet(files: files)
      } catch {
        throw failure(.template(error), of: loaded)
      }
    }
    return options
  }

  /// In a pipe the path of the page alone; on a terminal what it holds as well.
  private func show(_ summary: BuildSummary, afterProblems wasTold: Bool) {
    let style = console.outputStyle
    let isLong = style.isTerminal && !arguments.has(.quiet)
    if isLong, wasTold { console.write("\n") }
    if isLong { console.write(BuildSummaryText(summary, style: style).text) }
    console.write(style.styled(.bold, DisplayText.safe(summary.mainFile)) + "\n")
    if isLong, summary.report.rows.contains(where: { !$0.breaches.isEmpty }) {
      let path = DisplayText.safe(arguments.operands[0])
      console.write("`photowall report \(path)` says which limits.\n")
    }
  }

  /// Why a site could not be published, as the command ends with it.
  func failure(_ error: SiteError, of loaded: LoadedManifest) -> CommandFailure {
    switch error {
    case .file(let path, let reason):
      return .environment("cannot write \"\(path)\": \(reason)")
    case .unreadable(let path, let reason):
      return .environment("cannot read \"\(path)\": \(reason)")
    case .template(let error):
      let name = TemplateFolder(path: arguments[.templates] ?? "").path(of: error.name)
      let label = console.errorStyle.styled(.boldRed, "error:")
      console.say("\(DisplayText.safe(name)): \(label) \(DisplayText.safe(error.reason))\n")
      return .problemsInInput
    case .geometry(let diagnostic):
      printProblems([diagnostic], of: loaded)
      return .problemsInInput
    case .limits(let diagnostics):
      printProblems(diagnostics, of: loaded)
      return .problemsInInput
    }
  }
}

extension ProgressLine {
  fileprivate func show(_ stage: BuildStage, done: Int, total: Int) {
    switch stage {
    case .layingOut: show("laying out", done: done, total: total, noun: "breakpoints")
    case .imaging: show("images", done: done, total: total, noun: "images")
    case .writing: show("writing", done: done, total: total, noun: "pages")
    case .publishing: show("publishing", done: done, total: total, noun: "files")
    }
  }
}
