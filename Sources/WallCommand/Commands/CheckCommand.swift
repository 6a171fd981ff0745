import WallManifest
import WallSite
import WallText

extension CommandRun {
  /// `photowall check`: says what is wrong, and how many pictures are good.
  ///
  /// The wall is laid out for that too, since some faults show only then; with `--strict` its
  /// figures are compared with the manifest's limits.
  func check() throws(CommandFailure) -> ExitStatus {
    var loaded = try load()
    if let wall = placed(&loaded), arguments.has(.strict), let manifest = loaded.manifest,
      manifest.limits != nil
    {
      loaded.add(WallReport(measuring: wall, of: manifest).limitErrors)
    }
    printProblems(of: loaded)
    if let manifest = loaded.manifest {
      if console.errorStyle.isTerminal, !loaded.diagnostics.isEmpty { console.say("\n") }
      console.write(verdict(on: manifest, loaded.diagnostics) + "\n")
    }
    printCounts(of: loaded)
    return loaded.hasErrors ? .problemsInInput : .done
  }

  /// `40 pictures read: 37 good, 3 become placeholders.`
  private func verdict(on manifest: Manifest, _ diagnostics: [Diagnostic]) -> String {
    var count = 0
    var placeholders = 0
    for image in manifest.sections.lazy.flatMap(\.images) {
      count += 1
      placeholders += image.isPlaceholder ? 1 : 0
    }
    let read = NumberText.counted(count, "picture") + " read: "
    if diagnostics.isEmpty { return read + console.outputStyle.styled(.green, "all good") + "." }
    guard placeholders > 0 else { return read + "none becomes a placeholder." }
    let become = placeholders == 1 ? "becomes a placeholder" : "become placeholders"
    return read + "\(NumberText.grouped(count - placeholders)) good, "
      + "\(NumberText.grouped(placeholders)) \(become)."
  }
}
