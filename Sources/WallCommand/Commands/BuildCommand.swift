import WallImaging
import WallManifest
import WallMarkup
import WallSite

extension CommandRun {
  /// `photowall build`: the whole site.
  func build() throws(CommandFailure) -> ExitStatus {
    let input = try ManifestInput(path: arguments.operands[0], environment: environment)
    let options = try options(for: input)
    let excluded = arguments.all(.exclude)
    let origin = ManifestOrigin(input.bytes, excluding: excluded)
    if !arguments.has(.dryRun), let last = Site.unchanged(origin, options: options) {
      var loaded = LoadedManifest(unchanged: input, last.diagnostics)
      printProblems(of: loaded)
      return finish(last.summary, &loaded)
    }
    let loaded = try load(input)
    if arguments.has(.dryRun) { return try tellWork(of: loaded, options) }
    return try publish(loaded, options) { (manifest, wall, progress) throws(SiteError) in
      let origin = ManifestOrigin(
        input.bytes, excluding: excluded, diagnostics: loaded.diagnostics)
      return try Site.build(
        manifest, by: wall, options: options, origin: origin, progress: progress)
    }
  }

  /// `photowall preview`: the previews alone.
  func preview() throws(CommandFailure) -> ExitStatus {
    let loaded = try load()
    let options = try options(for: loaded.input)
    return try publish(loaded, options) { (manifest, wall, progress) throws(SiteError) in
      try Site.preview(manifest, by: wall, options: options, progress: progress)
    }
  }

  private typealias Publication = (
    Manifest, ResolvedWall, @escaping BuildProgress
  ) throws(SiteError) -> BuildSummary

  private func publish(
    _ loaded: LoadedManifest, _ options: BuildOptions, _ publication: Publication
  ) throws(CommandFailure) -> ExitStatus {
    var loaded = loaded
    let (manifest, wall) = try usable(loaded)
    let progress = ProgressLine(
      console, isWanted: !arguments.has(.quiet), seconds: environment.monotonicSeconds)
    let summary: BuildSummary
    do throws(SiteError) {
      summary = try publication(manifest, wall) { progress.show($0, done: $1, total: $2) }
      progress.erase()
    } catch {
      progress.erase()
      throw failure(error, of: loaded)
    }
    return finish(summary, &loaded)
  }

  /// Prints the manifest's problems.
  ///
  /// - Throws: `CommandFailure.problemsInInput` where nothing can be made of it.
  private func usable(
    _ loaded: LoadedManifest
  ) throws(CommandFailure) -> (Manifest, ResolvedWall) {
    printProblems(of: loaded)
    guard let manifest = loaded.manifest, let wall = loaded.wall,
      !(arguments.has(.strict) && loaded.hasErrors)
    else {
      printCounts(of: loaded)
      throw .problemsInInput
    }
    return (manifest, wall)
  }

  /// Prints what was built, and what was found meanwhile.
  private func finish(
    _ summary: BuildSummary, _ loaded: inout LoadedManifest
  ) -> ExitStatus {
    printProblems(summary.problems, of: loaded)
    loaded.add(summary.problems)
    write(summary.explanation)
    show(summary, afterProblems: !loaded.diagnostics.isEmpty)
    printCounts(of: loaded)
    return loaded.hasErrors ? .problemsInInput : .done
  }

  /// `--dry-run`
  private func tellWork(
    of loaded: LoadedManifest, _ options: BuildOptions
  ) throws(CommandFailure) -> ExitStatus {
    let (manifest, wall) = try usable(loaded)
    do throws(SiteError) {
      let work = try Site.work(manifest, by: wall, options: options)
      if work.isEmpty { console.say("nothing to do\n") }
      write(work)
    } catch {
      throw failure(error, of: loaded)
    }
    printCounts(of: loaded)
    return loaded.hasErrors ? .problemsInInput : .done
  }

  /// `made    index.html  what the manifest says of it changed`
  private func write(_ explanation: [FileExplanation]) {
    guard !explanation.isEmpty else { return }
    var rows = AlignedRows()
    rows.rows = explanation.map {
      [
        AlignedRows.Cell($0.action.word), AlignedRows.Cell(DisplayText.safe($0.path)),
        AlignedRows.Cell(DisplayText.safe($0.reason), .dim),
      ]
    }
    console.write(rows.text(console.outputStyle, indent: ""))
  }

  /// What a build is told, for commands that take its options.
  func options(for input: ManifestInput) throws(CommandFailure) -> BuildOptions {
    var options = BuildOptions(
      sourceFolder: input.folder, outputFolder: arguments[.output] ?? input.beside("site"),
      defaultTitle: input.defaultTitle)
    options.linksImages = arguments.has(.linkOriginals)
    options.isFragment = arguments.has(.fragment)
    options.isStrict = arguments.has(.strict)
    options.previewsPictures = arguments.has(.images)
    options.overlays = Set(arguments.all(.overlay).compactMap(PreviewOverlay.init))
    options.imaging = try imaging(for: input)
    options.recordFolder = cacheFolder(for: input)
    options.explains = arguments.has(.explain)
    if let folder = arguments[.templates] {
      let files = try TemplateFolder(path: folder).read()
      do throws(TemplateError) {
        options.templates = try TemplateSet(files: files)
      } catch {
        throw failure(of: error)
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
    if isLong, summary.pieces.contains(where: { $0.overLimit ?? 0 > 0 }) {
      let path = DisplayText.safe(arguments.operands[0])
      console.write("`photowall report \(path)` says which limits.\n")
    }
  }

  /// Why a site could not be published, as the command ends with it.
  func failure(_ error: SiteError, of loaded: LoadedManifest) -> CommandFailure {
    switch error {
    case .file(let path, let reason):
      return .environment("cannot write \"\(path)\": \(reason)")
    case .cache(let path, let reason):
      return .environment(
        "\(reason) (\"\(path)\")",
        hint: "--cache DIR names another folder")
    case .unreadable(let path, let reason):
      return .environment("cannot read \"\(path)\": \(reason)")
    case .template(let error):
      return failure(of: error)
    case .noImager:
      return .environment(
        "cannot find \(ImagerExecutable.name), which makes the pictures' sizes",
        hint: "put it beside photowall or on the PATH, or build with --no-derivatives")
    case .imager(let error):
      return .environment(error.message, hint: error.hint)
    case .geometry(let diagnostic):
      printProblems([diagnostic], of: loaded)
      return .problemsInInput
    case .refused(let diagnostics):
      printProblems(diagnostics, of: loaded)
      return .problemsInInput
    }
  }

  /// A template that cannot be used, with its own name.
  private func failure(of error: TemplateError) -> CommandFailure {
    let name = TemplateFolder(path: arguments[.templates] ?? "").path(of: error.name)
    let label = console.errorStyle.styled(.boldRed, "error:")
    console.say("\(DisplayText.safe(name)): \(label) \(DisplayText.safe(error.reason))\n")
    return .problemsInInput
  }
}

extension ProgressLine {
  fileprivate func show(_ stage: BuildStage, done: Int, total: Int) {
    switch stage {
    case .layingOut: show("laying out", done: done, total: total, noun: "breakpoints")
    case .imaging(let problems):
      showImages("images", done: done, total: total, problems: problems)
    case .writing: show("writing", done: done, total: total, noun: "pages")
    case .publishing: show("publishing", done: done, total: total, noun: "files")
    }
  }
}

extension FileExplanation.Action {
  fileprivate var word: String { self == .planned ? "to do" : rawValue }
}
