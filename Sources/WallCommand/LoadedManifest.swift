import WallManifest

/// A manifest that was read, and everything that is wrong with it so far.
struct LoadedManifest {
  let input: ManifestInput
  /// What the places refer to.
  let text: SourceText
  /// nil where a fault was fatal.
  var manifest: Manifest?
  /// In the order of their places; faults without a place first.
  var diagnostics: [Diagnostic]

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds what a later step found.
  mutating func add(_ more: [Diagnostic]) {
    guard !more.isEmpty else { return }
    let all = (diagnostics + more).enumerated()
    diagnostics = all.sorted { a, b in
      let start = SourcePosition(line: 0, column: 0)
      let places = (a.element.position ?? start, b.element.position ?? start)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension CommandRun {
  /// Reads the manifest that the first operand names.
  func load() throws(CommandFailure) -> LoadedManifest {
    let input = try ManifestInput(path: arguments.operands[0], environment: environment)
    let reading = ManifestReader.read(input.bytes)
    return LoadedManifest(
      input: input, text: reading.text, manifest: reading.manifest,
      diagnostics: reading.diagnostics)
  }

  /// Prints all problems of a manifest.
  func print(_ diagnostics: [Diagnostic], of loaded: LoadedManifest) {
    DiagnosticPrinter(
      file: loaded.input.name, command: "photowall check \(arguments.operands[0])",
      console: console, sourceLine: loaded.text.line
    ).print(diagnostics)
  }

  /// The last line on a terminal: `3 errors, 2 warnings`.
  func printCounts(_ diagnostics: [Diagnostic]) {
    guard console.errorStyle.isTerminal, !diagnostics.isEmpty else { return }
    console.say(DiagnosticPrinter.counts(diagnostics, style: console.errorStyle) + "\n")
  }
}
