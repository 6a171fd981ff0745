import Foundation
package import WallImaging
package import WallManifest
import WallText

/// From a folder of pictures to a manifest.
package struct FolderScan {
  /// The most pixels that a picture may have to be taken into a manifest.
  static let maxPixels = 400_000_000

  /// A file that may be a picture.
  struct Candidate {
    let file: FolderWalk.File
    /// Of its folder in the walk.
    let folder: Int
    /// From the manifest's folder.
    let path: PicturePath
  }

  private let options: ScanOptions
  private let root: String
  private let realRoot: String
  /// From the manifest's folder to the scanned one; empty where they are one.
  private let way: String
  private let walk: FolderWalk
  private var candidates: [Candidate] = []
  private var problems: [ScanProblem]

  /// Walks the folder.
  ///
  /// - Parameter options: What to scan, and how.
  /// - Throws: `ScanError` where there is nothing to scan, or no manifest could name it.
  /// - Complexity: O(names log names)
  package init(_ options: ScanOptions) throws(ScanError) {
    let root = URLPath.withoutEndingSeparators(options.folder)
    guard let real = FileSystem.realPath(root), FolderEntry.all(in: root) != nil else {
      throw .unreadable(path: options.folder, reason: SystemError.lastText)
    }
    way = URLPath.relative(real, from: FileSystem.pathToBe(options.manifestFolder))
    guard way != "..", !way.utf8.starts(with: "../".utf8) else {
      throw .outsideManifestFolder(path: options.folder)
    }
    (self.options, self.root, realRoot) = (options, root, real)
    walk = FolderWalk(
      root, realRoot: real, leavingOut: IgnoreRules(options.excluded))
    problems = walk.problems
    noteRaws()
    for (index, folder) in walk.folders.enumerated() {
      for file in folder.files { add(file, inFolder: index) }
    }
  }

  /// How many files may have to be described.
  package var fileCount: Int { candidates.count }

  private mutating func add(_ file: FolderWalk.File, inFolder folder: Int) {
    let path = way.isEmpty ? file.path : way + "/" + file.path
    if let fault = ManifestAddress.fault(inPath: PicturePath.source(path)) {
      // A file that promises nothing is no loss.
      guard file.isPictureByName else { return }
      problems.append(
        ScanProblem(.error, place(of: file), "its name \(fault)", hint: "rename it"))
    } else {
      candidates.append(Candidate(file: file, folder: folder, path: PicturePath(path)))
    }
  }

  private func place(of file: FolderWalk.File) -> String {
    FolderWalk.path(file.path, below: root)
  }

  private mutating func noteRaws() {
    guard let first = walk.raws.first else { return }
    let count = walk.raws.count
    problems.append(
      ScanProblem(
        .warning, first,
        count == 1
          ? "a camera's raw file is passed over"
          : "this raw file of a camera and \(count - 1) more are passed over",
        hint: "export them as JPEG"))
  }

  /// Describes the pictures.
  ///
  /// - Parameters:
  ///   - manifest: What was there before; files that it has as other sizes of an image are no
  ///     pictures of their own and not looked at.
  ///   - describe: Runs the jobs that the first closure hands out, nil being the end, and hands each
  ///     with its answer to the second, in any order.
  /// - Returns: What was found, to be merged into that manifest or a newer state of it.
  /// - Throws: What `describe` throws.
  /// - Complexity: O(files log files + images)
  package func look<Failure: Error>(
    beside manifest: Manifest?,
    describe: (
      _ next: () -> ImageJob?, _ onAnswer: (ImageJob, ImageAnswer) -> Void
    ) throws(Failure) -> Void
  ) throws(Failure) -> ScanFindings {
    let named = NamedFiles(in: manifest)
    let wanted = candidates.filter { named.isPicture($0.path) }
    var outcomes = [ImageAnswer.Outcome?](repeating: nil, count: wanted.count)
    var started = 0
    try describe(
      {
        guard started < wanted.count else { return nil }
        started += 1
        return ImageJob(
          id: started - 1, source: place(of: wanted[started - 1].file),
          maxPixels: Self.maxPixels,
          work: .describe(includesLocation: options.includesLocation))
      },
      { job, answer in outcomes[job.id] = answer.outcome })
    let files = zip(wanted, outcomes).map { file, outcome in
      guard let outcome else { preconditionFailure("every job is answered") }
      return ScanFindings.File(candidate: file, outcome: outcome)
    }
    return ScanFindings(
      files: files, folders: walk.folders.map(\.path), problems: problems, options: options,
      root: root, realRoot: realRoot, way: way)
  }
}
