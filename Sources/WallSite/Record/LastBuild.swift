import Foundation
import WallImaging
package import WallManifest

/// The last build of an output folder as a whole, by which the next one can tell, before it even
/// reads the manifest, that there is nothing to do.
struct LastBuild: Codable {
  private var version = 1
  /// Digest of the manifest's bytes, templates, options and the program.
  private var inputs: String
  /// Percent-encoded paths of all pictures of the manifest's folder that the wall names, and a
  /// digest of their stamps.
  private var sources: [String]
  private var stamps: String
  /// Of the output's folder.
  private var output: String
  private var diagnostics: [Diagnostic]
  private var summary: BuildSummary

  private static let name = "whole"

  private static func path(_ options: BuildOptions, _ folder: String) -> String {
    BuildRecord.path(of: options.outputFolder, name, inCache: folder)
  }

  private static func inputs(_ options: BuildOptions, _ origin: ManifestOrigin) -> String {
    let keys = PartKeys(options)
    let words = [keys.tool, keys.options, keys.templates, origin.digest, "\(options.isStrict)"]
    return PartKeys.digest(words.joined(separator: "\n"))
  }

  // MARK: Look

  /// What the last build said, where the next would do and say the same.
  static func unchanged(
    _ options: BuildOptions, _ origin: ManifestOrigin
  ) -> (summary: BuildSummary, diagnostics: [Diagnostic])? {
    guard let folder = options.recordFolder,
      let bytes = try? FileSystem.read(path(options, folder)),
      let last = try? JSONDecoder().decode(LastBuild.self, from: Data(bytes)), last.version == 1,
      last.inputs == inputs(options, origin), last.stamps == last.stampsNow(options),
      last.output == outputMark(options)
    else { return nil }
    var summary = last.summary
    summary.published.forgetChanges()
    // The same folder may be called otherwise now.
    summary.mainFile = options.mainFile
    return (summary, last.diagnostics)
  }

  private func stampsNow(_ options: BuildOptions) -> String? {
    var text = ""
    for source in sources {
      guard let path = URLPath.decoded(source) else { return nil }
      text += SourceStamp.text(ofFile: options.sourceFolder + "/" + path)
    }
    return PartKeys.digest(text)
  }

  private static func outputMark(_ options: BuildOptions) -> String? {
    FolderMark.text(of: options.outputFolder, leavingOut: PublishedFiles.folder)
  }

  // MARK: Remember

  /// Remembers a build, where its output can be looked at: what it said, and what `finder` saw of
  /// the pictures before any of them was read.
  static func remember(
    _ summary: BuildSummary, _ options: BuildOptions, _ origin: ManifestOrigin,
    _ finder: PictureFinder
  ) throws(SiteError) {
    guard let folder = options.recordFolder, let output = outputMark(options) else { return }
    var summary = summary
    // What became of each file is true of that run alone.
    summary.explanation = []
    let last = LastBuild(
      inputs: inputs(options, origin), sources: finder.looks.map { URLPath.encoded($0.path) },
      stamps: PartKeys.digest(finder.looks.map { SourceStamp.line($0.stamp) }.joined()),
      output: output,
      diagnostics: origin.diagnostics, summary: summary)
    try BuildRecord.write(last, of: options.outputFolder, name, inCache: folder)
  }

  private init(
    inputs: String, sources: [String], stamps: String, output: String, diagnostics: [Diagnostic],
    summary: BuildSummary
  ) {
    self.inputs = inputs
    self.sources = sources
    self.stamps = stamps
    self.output = output
    self.diagnostics = diagnostics
    self.summary = summary
  }
}

/// Where a manifest comes from, as far as a build that changes nothing has to know.
package struct ManifestOrigin: Sendable {
  /// Of the bytes, and of the images that are left out by hand.
  var digest: String
  /// What is wrong with the manifest by itself.
  package var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - bytes: The manifest's.
  ///   - excluded: Ids of images that are left out.
  ///   - diagnostics: Unknown as yet where the manifest is not read.
  package init(_ bytes: [UInt8], excluding excluded: [String], diagnostics: [Diagnostic] = []) {
    digest = PartKeys.digest(SHA256.hex(bytes) + "\n" + excluded.joined(separator: "\n"))
    self.diagnostics = diagnostics
  }
}

extension SourceStamp {
  /// The stamp of what is at a path now, on a line of its own.
  static func text(ofFile path: String) -> String {
    line(FileSystem.info(path)?.stamp)
  }

  /// A stamp on a line of its own; nil where nothing is there.
  static func line(_ stamp: SourceStamp?) -> String {
    (stamp?.text ?? "missing") + "\n"
  }
}
