import WallImaging
import WallManifest
import WallSite

extension CommandRun {
  /// `photowall scan`: a manifest of a folder's pictures, or the manifest before brought up to date.
  func scan() throws(CommandFailure) -> ExitStatus {
    var target = try ScanTarget(self)
    let findings = try findings(in: arguments.operands[0], for: target)
    // From here to the end nobody else writes the manifest, as far as they ask.
    let lock = try lock(target)
    // Reading pictures takes minutes, in which people edit and other scans end.
    try target.lookAgain(self)
    let found = findings.merged(into: target.before)
    say(found.problems)
    guard !found.manifest.sections.allSatisfy(\.images.isEmpty) else {
      if !found.hasErrors {
        say(ScanProblem(.error, arguments.operands[0], "no picture in it, nothing is written"))
      }
      return .problemsInInput
    }
    let isWritten = found.manifest != target.before
    if isWritten { try write(found.manifest, to: target) }
    _ = consume lock
    showSummary(of: found, target, isWritten: isWritten)
    return found.hasErrors ? .problemsInInput : .done
  }

  private func lock(_ target: ScanTarget) throws(CommandFailure) -> ManifestLock? {
    guard target.path != "-" else { return nil }
    do throws(SiteError) {
      return try ManifestLock(waitingFor: target.path)
    } catch {
      throw Self.failure(error)
    }
  }

  private func findings(
    in folder: String, for target: ScanTarget
  ) throws(CommandFailure) -> ScanFindings {
    var options = ScanOptions(folder: folder, manifestFolder: target.folder)
    options.order = arguments[.sort].flatMap { ScanOptions.Order(rawValue: $0) } ?? .name
    options.includesLocation = arguments.has(.gps)
    options.excluded = arguments.all(.exclude)
    options.cacheFolder = arguments[.cache] ?? target.folder + "/.photowall-cache"
    let scan = try walked(options, to: target)
    let progress = ProgressLine(
      console, isWanted: !arguments.has(.quiet), seconds: environment.monotonicSeconds)
    defer { progress.erase() }
    guard scan.fileCount > 0 else {
      return scan.look(beside: target.before) { (_, _) throws(Never) in }
    }
    let pool = ImagerPool(executable: try imager())
    var done = 0
    do throws(ImagerError) {
      return try scan.look(beside: target.before) { (next, onAnswer) throws(ImagerError) in
        try pool.run(
          next: next,
          onAnswer: { job, answer in
            onAnswer(job, answer)
            done += 1
          }, tick: { progress.show("reading", done: done, total: scan.fileCount, noun: "files") })
      }
    } catch {
      throw .environment(error.message, hint: error.hint)
    }
  }

  private func walked(
    _ options: ScanOptions, to target: ScanTarget
  ) throws(CommandFailure) -> FolderScan {
    do throws(ScanError) {
      return try FolderScan(options)
    } catch {
      switch error {
      case .unreadable(let path, let reason):
        throw .environment("cannot read the folder \"\(path)\": \(reason)")
      case .outsideManifestFolder(let path):
        throw .environment(
          target.path == "-"
            ? "\"\(path)\" lies outside of the working folder, which addresses start from"
            : "\"\(path)\" lies outside of the folder of \"\(target.path)\"",
          hint: target.path == "-"
            ? "write the manifest into or above the folder: -o FILE"
            : "write the manifest into or above the folder")
      }
    }
  }

  /// The worker's program.
  private func imager() throws(CommandFailure) -> String {
    guard let path = imagerExecutable else {
      throw .environment(
        "cannot find \(ImagerExecutable.name), which reads the pictures",
        hint: "put it beside photowall or on the PATH")
    }
    return path
  }

  /// Writes the manifest; the file before is kept beside it where the form that its author gave it
  /// would be lost.
  private func write(
    _ manifest: Manifest, to target: ScanTarget
  ) throws(CommandFailure) {
    let bytes = ManifestWriter.bytes(manifest, in: target.spelling)
    guard target.path != "-" else { return console.write(bytes: bytes) }
    do throws(SiteError) {
      if let before = target.before,
        target.bytesBefore != ManifestWriter.bytes(before, in: target.spelling)
      {
        try Site.writeFile(target.bytesBefore, to: target.path + "~")
        say(
          ScanProblem(
            .warning, target.path, "comments or a form of your own are not kept",
            hint: "the file before is \(target.path)~"))
      }
      try Site.writeFile(bytes, to: target.path)
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: SiteError) -> CommandFailure {
    switch error {
    case .file(let path, let reason): .environment("cannot write \"\(path)\": \(reason)")
    case .unreadable(let path, let reason): .environment("cannot read \"\(path)\": \(reason)")
    case .template, .geometry, .refused, .cache, .noImager, .imager:
      preconditionFailure("writing a file fails for the file")
    }
  }

  private func say(_ problems: [ScanProblem]) {
    var limit = KindLimit(arguments.has(.all) ? .max : DiagnosticPrinter.pipeLimit)
    for problem in problems where limit.allows(problem.severity, problem.message) { say(problem) }
    for line in limit.rest { console.say(line + "\n") }
  }

  /// `photos/a.jpg: error: the file is cut off`
  private func say(_ problem: ScanProblem) {
    let style = console.errorStyle
    let label = style.styled(
      problem.severity == .error ? .boldRed : .boldYellow, problem.severity.rawValue + ":")
    var line = DisplayText.safe(problem.path) + ": " + label + " "
    line += style.styled(.bold, DisplayText.safe(problem.message))
    if let hint = problem.hint { line += "; " + DisplayText.safe(hint) }
    console.say(line + "\n")
  }

  /// How many pictures, on standard error; then the file's path.
  private func showSummary(of found: ScanResult, _ target: ScanTarget, isWritten: Bool) {
    if !arguments.has(.quiet) {
      console.say(ScanSummaryText(found, isWritten: isWritten).text + "\n")
    }
    guard target.path != "-" else { return }
    console.write(console.outputStyle.styled(.bold, DisplayText.safe(target.path)) + "\n")
  }
}
