import WallManifest

/// A manifest that was read and resolved, and everything that is wrong with it so far.
struct LoadedManifest {
  let input: ManifestInput
  /// What the places refer to.
  let text: SourceText
  /// nil where a fault was fatal.
  let manifest: Manifest?
  /// nil where there is no manifest, or some of its geometry cannot be.
  private(set) var wall: ResolvedWall?
  /// In the order of their places; faults without a place first.
  private(set) var diagnostics: [Diagnostic]

  /// Ids to leave out that no image has.
  let unknownIDs: [String]

  /// - Parameters:
  ///   - input: Read already.
  ///   - excluded: Ids of images to hide.
  init(_ input: ManifestInput, excluding excluded: [String] = []) {
    let reading = ManifestReader.read(input.bytes)
    self.input = input
    text = reading.text
    var manifest = reading.manifest
    unknownIDs = manifest?.hide(excluded) ?? []
    self.manifest = manifest
    diagnostics = reading.diagnostics
    guard let manifest else { return }
    let resolution = ResolvedWall.resolve(manifest)
    wall = resolution.wall
    add(resolution.diagnostics)
  }

  /// A manifest that is not read again, since a build of it would change nothing.
  init(unchanged input: ManifestInput, _ diagnostics: [Diagnostic]) {
    self.input = input
    self.diagnostics = diagnostics
    text = ManifestReader.text(of: input.bytes)
    manifest = nil
    unknownIDs = []
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds what a later step found.
  mutating func add(_ more: [Diagnostic]) {
    guard !more.isEmpty else { return }
    let start = SourcePosition(line: 0, column: 0)
    // The sort is stable by the place in the list, so that equal places keep their order.
    diagnostics = (diagnostics + more).enumerated().sorted { a, b in
      let places = (a.element.position ?? start, b.element.position ?? start)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension CommandRun {
  /// Reads the manifest that the first operand names, without the images to exclude.
  ///
  /// - Throws: `CommandFailure.usage` where one of those is not in the manifest.
  func load() throws(CommandFailure) -> LoadedManifest {
    try load(ManifestInput(path: arguments.operands[0], environment: environment))
  }

  /// Reads the manifest without the images to exclude.
  ///
  /// - Throws: `CommandFailure.usage` where one of those is not in the manifest.
  func load(_ input: ManifestInput) throws(CommandFailure) -> LoadedManifest {
    let loaded = LoadedManifest(input, excluding: arguments.all(.exclude))
    guard !loaded.unknownIDs.isEmpty, let manifest = loaded.manifest else { return loaded }
    let ids = manifest.sections.flatMap { $0.images.map(\.id) }
    let messages = loaded.unknownIDs.map { id in
      let nearest = NearestWord.several(like: id, in: ids).map { "\"\($0)\"" }
      let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
      return "the manifest has no image \"\(id)\"\(hint)"
    }
    throw .usage(UsageError(messages: messages, command: arguments.command))
  }

  /// Prints all problems of a manifest.
  func printProblems(of loaded: LoadedManifest) { printProblems(loaded.diagnostics, of: loaded) }

  /// Prints problems that were found later.
  func printProblems(_ diagnostics: [Diagnostic], of loaded: LoadedManifest) {
    DiagnosticPrinter(
      file: loaded.input.name, showsAll: arguments.has(.all), console: console,
      sourceLine: loaded.text.line
    ).print(diagnostics)
  }

  /// The last line on a terminal: `3 errors, 2 warnings`.
  func printCounts(of loaded: LoadedManifest) {
    guard console.errorStyle.isTerminal, !loaded.diagnostics.isEmpty else { return }
    console.say(DiagnosticPrinter.counts(loaded.diagnostics, style: console.errorStyle) + "\n")
  }
}
