import WallManifest

import Glibc
import WallText

/// The manifest that a scan writes: where, in which spelling, and what it was before.
struct ScanTarget {
  /// As typed; `-` for standard output.
  let path: String
  let spelling: Spelling
  /// What addresses start from; never empty.
  let folder: String
  /// nil if there is none yet.
  private(set) var before: Manifest?
  /// The file's bytes as they were; empty if there is none.
  private(set) var bytesBefore: [UInt8] = []

  /// - Throws: `CommandFailure` if the manifest before cannot be read or has errors, which have been
  ///   printed then: nothing may be lost of it.
  init(_ run: CommandRun) throws(CommandFailure) {
    path = run.arguments[.output] ?? "-"
    spelling = try run.spelling(of: path)
    folder = path == "-" ? "." : ManifestInput.split(path).folder
    if isThere {
      try read(run)
      return
    }
    var status = stat()
    if path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .environment("cannot write \"\(path)\": it is a folder")
    }
    guard stat(folder, &status) == 0 else {
      throw .environment("cannot write \"\(path)\": \(SystemError.text(errno))")
    }
  }

  /// Takes up what has become of the manifest since it was read.
  ///
  /// - Throws: `CommandFailure` if it cannot be read or has errors by now.
  mutating func lookAgain(_ run: CommandRun) throws(CommandFailure) {
    guard isThere else {
      (before, bytesBefore) = (nil, [])
      return
    }
    try read(run)
  }

  private var isThere: Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private mutating func read(_ run: CommandRun) throws(CommandFailure) {
    let input = try ManifestInput(path: path, environment: run.environment)
    if before != nil, input.bytes == bytesBefore { return }
    let loaded = LoadedManifest(input)
    guard loaded.hasErrors else {
      // Its warnings go: there is one for each picture that lacks alt text.
      (before, bytesBefore) = (loaded.manifest, loaded.input.bytes)
      return
    }
    DiagnosticPrinter(
      file: path, showsAll: run.arguments.has(.all), console: run.console,
      sourceLine: loaded.text.line
    ).print(loaded.diagnostics.filter { $0.severity == .error })
    throw .problemsInInput
  }
}
