import WallManifest
import WallSite

extension CommandRun {
  /// `photowall convert`: the manifest in its canonical form, in either spelling.
  ///
  /// Any error stops it: what could not be read would be lost without a word.
  func convert() throws(CommandFailure) -> ExitStatus {
    let path = arguments.operands[1]
    let spelling = try spelling(of: path)
    let loaded = try load()
    printProblems(of: loaded)
    guard let manifest = loaded.manifest, !loaded.hasErrors else {
      printCounts(of: loaded)
      return .problemsInInput
    }
    let bytes = ManifestWriter.bytes(manifest, in: spelling)
    if path == "-" {
      console.write(bytes: bytes)
    } else {
      do throws(SiteError) {
        try Site.writeFile(bytes, to: path)
      } catch {
        throw failure(error, of: loaded)
      }
    }
    return .done
  }

  /// The spelling asked for: by `--to`, else by the ending of the file to write.
  func spelling(of path: String) throws(CommandFailure) -> Spelling {
    let ending = path.split(separator: ".").last.map { $0.lowercased() }
    switch arguments[.to] ?? ending {
    case "xml": return .xml
    case "json": return .json
    default:
      let message =
        path == "-"
        ? "standard output has no ending to go by; add --to xml or --to json"
        : "\"\(path)\" ends in neither .xml nor .json; add --to xml or --to json"
      throw .usage(UsageError(messages: [message], command: arguments.command))
    }
  }
}

extension ManifestWriter {
  /// The manifest in its one canonical form in a spelling.
  static func bytes(_ manifest: Manifest, in spelling: Spelling) -> [UInt8] {
    spelling == .xml ? xml(manifest) : json(manifest)
  }
}
