import Foundation
import WallGeometry
package import WallImaging
package import WallManifest

/// From a folder of pictures to a manifest.
package struct FolderScan {
  /// The most pixels that a picture may have to be taken into a manifest.
  static let maxPixels = 400_000_000

  /// A file that may be a picture.
  private struct Candidate {
    let file: FolderWalk.File
    /// Of its folder in the walk.
    let folder: Int
    /// From the manifest's folder.
    let path: PicturePath
  }

  /// What came of looking at a file. Of pictures that the manifest has already only the size counts.
  private enum Finding {
    case known(Size)
    case new(ImageDescription)
    case fault(ImageFault)
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
      throw .unreadable(path: options.folder, reason: SystemWords.lastReason)
    }
    way = URLPath.relative(real, from: FileSystem.pathToBe(options.manifestFolder))
    guard way != "..", !way.utf8.starts(with: "../".utf8) else {
      throw .outsideManifestFolder(path: options.folder)
    }
    (self.options, self.root, realRoot) = (options, root, real)
    walk = FolderWalk(root, realRoot: real)
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

  /// Describes the pictures and lays them into a manifest.
  ///
  /// - Parameters:
  ///   - manifest: What was there before; nil for a new one, which gets the folder's name as title.
  ///   - describe: Runs the jobs that the first closure hands out, nil being the end, and hands each
  ///     with its answer to the second, in any order.
  /// - Returns: The manifest, which need not differ from the one before, and all problems.
  /// - Throws: What `describe` throws.
  /// - Complexity: O(files log files + images)
  package func run<Failure: Error>(
    into manifest: Manifest?,
    describe: (
      _ next: () -> ImageJob?, _ onAnswer: (ImageJob, ImageAnswer) -> Void
    ) throws(Failure) -> Void
  ) throws(Failure) -> ScanResult {
    let (known, derived) = Self.paths(in: manifest)
    // A picture's other sizes are no pictures of their own.
    let wanted = candidates.filter { known.contains($0.path) || !derived.contains($0.path) }
    var findings = [Finding?](repeating: nil, count: wanted.count)
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
      { job, answer in
        let isKnown = known.contains(wanted[job.id].path)
        findings[job.id] = Self.finding(answer, isKnown: isKnown)
      })
    return result(of: wanted, findings, into: manifest)
  }

  /// The files that a manifest has images of, and those that it has as other sources of an image.
  private static func paths(
    in manifest: Manifest?
  ) -> (images: Set<PicturePath>, sources: Set<PicturePath>) {
    var images: Set<PicturePath> = []
    var sources: Set<PicturePath> = []
    for image in manifest?.sections.lazy.flatMap(\.images) ?? [] {
      if let path = PicturePath(source: image.src) { images.insert(path) }
      sources.formUnion((image.sources ?? []).compactMap { PicturePath(source: $0.src) })
    }
    return (images, sources)
  }

  private static func finding(_ answer: ImageAnswer, isKnown: Bool) -> Finding {
    switch answer.outcome {
    case .described(let description): isKnown ? .known(description.size) : .new(description)
    case .failed(let fault): .fault(fault)
    case .derived: preconditionFailure("a job to describe is answered as such")
    }
  }

  private func result(
    of files: [Candidate], _ findings: [Finding?], into manifest: Manifest?
  ) -> ScanResult {
    var problems = problems
    var found: [PicturePath: Size] = [:]
    var new = [[ManifestImage]](repeating: [], count: walk.folders.count)
    for (file, finding) in zip(files, findings) {
      switch finding {
      case .known(let size): found[file.path] = size
      case .new(let description):
        let source = PicturePath.source(file.path.text)
        new[file.folder].append(ManifestImage(src: source, description))
      case .fault(let fault):
        if let problem = problem(fault, of: file.file) { problems.append(problem) }
      case nil: preconditionFailure("every job is answered")
      }
    }
    var merge = ManifestMerge(into: manifest ?? newManifest)
    let base = options.manifestFolder
    merge.update(by: found) { path in
      let info = FileSystem.info(FolderWalk.path(path.text, below: base))
      return info.map { !$0.isFolder } ?? (errno != ENOENT && errno != ENOTDIR)
    }
    for (folder, images) in zip(walk.folders, new) { merge.add(section(of: folder, images)) }
    merge.finish()
    return ScanResult(
      manifest: merge.manifest, problems: NaturalOrder.sorted(problems, by: \.path),
      counts: merge.counts)
  }

  private func problem(_ fault: ImageFault, of file: FolderWalk.File) -> ScanProblem? {
    if fault.kind == .unknownFormat, !file.isPictureByName { return nil }
    return ScanProblem(.error, place(of: file), fault.message, hint: fault.hint)
  }

  private var newManifest: Manifest {
    var manifest = Manifest()
    manifest.title = FolderTitle.title(of: URLPath.parts(of: realRoot).last ?? "")
    return manifest
  }

  private func section(
    of folder: FolderWalk.Folder, _ images: [ManifestImage]
  ) -> ManifestMerge.Folder {
    let parts = [way, folder.path].filter { !$0.isEmpty }
    return ManifestMerge.Folder(
      path: PicturePath(parts.joined(separator: "/")), title: FolderTitle.title(of: folder.path),
      images: options.order == .date ? ShootingOrder.sorted(images) : images)
  }
}
