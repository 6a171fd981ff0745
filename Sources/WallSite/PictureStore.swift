import WallManifest

/// Finds the pictures that a manifest names, and says how pages call them.
struct PictureStore {
  /// Pictures to put into the output: path there, by path here.
  private(set) var copies: [OutputFile] = []
  /// Paths of the manifest where no picture was found, in order.
  private(set) var missing: [String] = []
  private let sourceFolder: String
  /// Without links, so that a picture can be told to lie inside.
  private let realSourceFolder: String?
  /// From the output's folder to the manifest's; nil where pictures are put into the output.
  private let wayBack: String?
  /// Addresses by path as written, in bytes: a composed and a decomposed é are two names on disk.
  /// nil for one that was not found.
  private var known: [[UInt8]: String?] = [:]
  private var copied: Set<[UInt8]> = []

  init(_ options: BuildOptions) {
    sourceFolder = options.sourceFolder
    let real = FileSystem.realPath(options.sourceFolder)
    realSourceFolder = real
    wayBack =
      options.linksImages
      ? URLPath.relative(
        real ?? options.sourceFolder, from: FileSystem.pathToBe(options.outputFolder))
      : nil
  }

  /// How pages in the output's folder call a picture that the manifest calls `src`; nil where it
  /// was not found. An address stays as written.
  mutating func address(of src: String) -> String? {
    if ManifestAddress.isRemote(src) || ManifestAddress.isSitePath(src) { return src }
    let key = Array(src.utf8)
    if let address = known[key] { return address }
    let address = find(src)
    if address == nil { missing.append(src) }
    known[key] = .some(address)
    return address
  }

  private mutating func find(_ src: String) -> String? {
    let path = URLPath.resolved(src)
    let file = sourceFolder + "/" + path
    guard let info = FileSystem.info(file), info.isFile, FileSystem.isReadable(file),
      isInside(file)
    else { return nil }
    if let wayBack {
      return URLPath.encoded(wayBack.isEmpty ? path : wayBack + "/" + path)
    }
    let target = "images/" + path
    if copied.insert(Array(target.utf8)).inserted {
      copies.append(OutputFile(path: target, kind: .picture, contents: .copy(of: file)))
    }
    return URLPath.encoded(target)
  }

  /// A link in the manifest's folder must not publish what lies outside of it.
  private func isInside(_ file: String) -> Bool {
    guard let folder = realSourceFolder, let real = FileSystem.realPath(file) else { return false }
    return real.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// One warning for all pictures that were not found; nil where all were.
  var warning: Diagnostic? {
    guard !missing.isEmpty else { return nil }
    let names = missing.quotedFew
    let message =
      missing.count == 1
      ? "a picture was not found: \(names)"
      : "\(missing.count) pictures were not found: \(names)"
    return Diagnostic(
      .none, at: nil, message, hint: "paths start from the manifest's folder")
  }
}
