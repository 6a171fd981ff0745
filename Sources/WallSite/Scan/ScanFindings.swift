import Foundation
import WallGeometry
import WallImaging
package import WallManifest

/// What a scan found in a folder, to be merged into a manifest.
///
/// A manifest may change while pictures are read, so the findings hold everything that any state of
/// it may want.
package struct ScanFindings {
  struct File {
    let candidate: FolderScan.Candidate
    let outcome: ImageAnswer.Outcome
  }

  let files: [File]
  /// Below the scanned folder, those that hold files.
  let folders: [String]
  let problems: [ScanProblem]
  let options: ScanOptions
  /// The scanned folder as the working folder reaches it.
  let root: String
  /// The same without links.
  let realRoot: String
  /// From the manifest's folder to the scanned one; empty where they are one.
  let way: String

  /// Lays the pictures into a manifest.
  ///
  /// - Parameter manifest: As it is now; nil for a new one, which gets the folder's name as title.
  /// - Returns: The manifest, which need not differ from the one before, and all problems.
  /// - Complexity: O(files log files + images), and the bytes of new files that may be pictures that
  ///   are missing elsewhere.
  package func merged(into manifest: Manifest?) -> ScanResult {
    let named = NamedFiles(in: manifest)
    var problems = problems
    var found: [PicturePath: Size] = [:]
    var new = [[ManifestImage]](repeating: [], count: folders.count)
    for file in files where named.isPicture(file.candidate.path) {
      let path = file.candidate.path
      if let problem = damage(file) { problems.append(problem) }
      switch file.outcome {
      case .described(let description) where named.images.contains(path):
        found[path] = description.size
      case .described(let description):
        if let problem = misnamed(file.candidate.file) {
          problems.append(problem)
        } else {
          let source = PicturePath.source(path.text)
          new[file.candidate.folder].append(ManifestImage(src: source, description))
        }
      case .failed(let fault):
        if let problem = problem(fault, of: file.candidate.file) { problems.append(problem) }
      case .derived: preconditionFailure("a job to describe is answered as such")
      }
    }
    var merge = ManifestMerge(into: manifest ?? newManifest, title: title(ofFolder:))
    let moves = moves(from: merge.manifest, found, new.joined())
    found.merge(moves.sizes) { size, _ in size }
    merge.move(moves.paths, isThere: isThere)
    merge.update(by: found, isThere: isThere)
    for (index, folder) in folders.enumerated() {
      let images = new[index].filter { !moves.isTaken($0) }
      merge.add(section(ofFolder: folder, images))
    }
    let removed = merge.finish(isFolderThere: isFolderThere)
    problems += removed.map { path in
      ScanProblem(
        .warning, FolderWalk.path(path.text, below: options.manifestFolder),
        "the folder is gone, and its section with it")
    }
    return ScanResult(
      manifest: merge.manifest, problems: NaturalOrder.sorted(problems, by: \.path),
      counts: merge.counts)
  }

  // MARK: Moved files

  private func moves(
    from manifest: Manifest, _ found: [PicturePath: Size], _ new: some Sequence<ManifestImage>
  ) -> MovedFiles.Moves {
    var seen: Set<PicturePath> = []
    let missing = manifest.sections.flatMap(\.images).compactMap { image in
      PicturePath(source: image.src).flatMap { path in
        found[path] == nil && seen.insert(path).inserted && !isThere(path)
          ? MovedFiles.File(path: path, size: image.size) : nil
      }
    }
    let files = new.compactMap { image in
      PicturePath(source: image.src).map { MovedFiles.File(path: $0, size: image.size) }
    }
    guard !missing.isEmpty, !files.isEmpty else { return MovedFiles.Moves() }
    return MovedFiles(
      folder: options.manifestFolder, cacheFolder: options.cacheFolder
    ).moves(from: missing, to: files)
  }

  private func isThere(_ path: PicturePath) -> Bool {
    let info = FileSystem.info(FolderWalk.path(path.text, below: options.manifestFolder))
    return info.map { !$0.isFolder } ?? !Self.lastLookFoundNothing
  }

  private func isFolderThere(_ path: PicturePath) -> Bool {
    let info = FileSystem.info(FolderWalk.path(path.text, below: options.manifestFolder))
    return info?.isFolder ?? !Self.lastLookFoundNothing
  }

  /// What may not be looked at may be there all the same.
  private static var lastLookFoundNothing: Bool {
    errno == ENOENT || errno == ENOTDIR
  }

  // MARK: Problems

  private func place(of file: FolderWalk.File) -> String { FolderWalk.path(file.path, below: root) }

  private func problem(_ fault: ImageFault, of file: FolderWalk.File) -> ScanProblem? {
    if fault.kind == .unknownFormat, !file.isPictureByName { return nil }
    return ScanProblem(.error, place(of: file), fault.message, hint: fault.hint)
  }

  /// What is said of a picture that can be used all the same.
  private func damage(_ file: File) -> ScanProblem? {
    guard case .described(let description) = file.outcome, let damage = description.damage else {
      return nil
    }
    return ScanProblem(
      .warning, place(of: file.candidate.file), damage, hint: "copy it again from where it came")
  }

  /// What is said of a picture whose name ends in something else.
  private func misnamed(_ file: FolderWalk.File) -> ScanProblem? {
    guard file.hasForeignEnding else { return nil }
    return ScanProblem(
      .warning, place(of: file), "it is a picture, but its name does not end like one",
      hint: "rename it if it belongs to the wall: .jpg, .png")
  }

  // MARK: Sections

  private var newManifest: Manifest {
    var manifest = Manifest()
    manifest.title = FolderTitle.title(of: URLPath.parts(of: realRoot).last ?? "")
    return manifest
  }

  private func section(ofFolder folder: String, _ images: [ManifestImage]) -> ManifestMerge.Folder {
    let parts = [way, folder].filter { !$0.isEmpty }
    return ManifestMerge.Folder(
      path: PicturePath(parts.joined(separator: "/")), title: FolderTitle.title(of: folder),
      images: options.order == .date ? ShootingOrder.sorted(images) : images)
  }

  /// The title that a scan gives to the section of a folder; nil for the scanned folder itself and
  /// for those outside of it.
  private func title(ofFolder path: PicturePath) -> String? {
    if way.isEmpty { return FolderTitle.title(of: path.text) }
    let (path, start) = (path.text, way + "/")
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return FolderTitle.title(
      of: String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self))
  }
}
