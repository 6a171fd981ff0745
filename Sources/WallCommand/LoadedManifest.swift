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

  init(_ input: ManifestInput) {
    let reading = ManifestReader.read(input.bytes)
    self.input = input
    text = reading.text
    manifest = reading.manifest
    diagnostics = reading.diagnostics
    guard let manifest else { return }
    let resolution = ResolvedWall.resolve(manifest)
    wall = resolution.wall
    add(resolution.diagnostics)
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
  /// Reads the manifest that the first operand names.
  func load() throws(CommandFailure) -> LoadedManifest {
    LoadedManifest(try ManifestInput(path: arguments.operands[0], environment: environment))
  }

  /// Prints all problems of a manifest.
  func printProblems(of loaded: LoadedManifest) { printProblems(loaded.diagnostics, of: loaded) }

  /// Prints problems that were found later.
  func printProblems(_ diagnostics: [Diagnostic], of loaded: LoadedManifest) {
    DiagnosticPrinter(
      file: loaded.input.name, command: "photowall check \(arguments.operands[0])",
      console: console, sourceLine: loaded.text.line
    ).print(diagnostics)
  }

  /// The last line on a terminal: `3 errors, 2 warnings`.
  func printCounts(of loaded: LoadedManifest) {
    guard console.errorStyle.isTerminal, !loaded.diagnostics.isEmpty else { return }
    console.say(DiagnosticPrinter.counts(loaded.diagnostics, style: console.errorStyle) + "\n")
  }
}
