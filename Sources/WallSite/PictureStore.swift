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
  private let outputFolder: String
  private let linksImages: Bool
  /// Addresses by path as written; nil for one that was not found.
  private var known: [String: String?] = [:]
  private var copied: Set<String> = []

  init(_ options: BuildOptions) {
    sourceFolder = options.sourceFolder
    realSourceFolder = FileSystem.realPath(options.sourceFolder)
    outputFolder = options.outputFolder
    linksImages = options.linksImages
  }

  /// How pages in the output's folder call a picture that the manifest calls `src`; nil where it
  /// was not found. An address stays as written.
  mutating func address(of src: String) -> String? {
    if ManifestAddress.isRemote(src) || ManifestAddress.isSitePath(src) { return src }
    if let address = known[src] { return address }
    let address = find(src)
    if address == nil { missing.append(src) }
    known[src] = .some(address)
    return address
  }

  private mutating func find(_ src: String) -> String? {
    let path = URLPath.resolved(src)
    let file = sourceFolder + "/" + path
    guard let info = FileSystem.info(file), info.isFile, FileSystem.isReadable(file),
      isInside(file)
    else { return nil }
    if linksImages {
      guard let real = FileSystem.realPath(sourceFolder) else { return nil }
      return URLPath.encoded(URLPath.relative(real + "/" + path, from: absoluteOutputFolder))
    }
    let target = "images/" + path
    if copied.insert(target).inserted {
      copies.append(OutputFile(path: target, kind: .picture, contents: .copy(of: file)))
    }
    return URLPath.encoded(target)
  }

  /// A link in the manifest's folder must not publish what lies outside of it.
  private func isInside(_ file: String) -> Bool {
    guard let folder = realSourceFolder, let real = FileSystem.realPath(file) else { return false }
    return real.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The output may not be there yet: its nearest folder that is decides.
  private var absoluteOutputFolder: String {
    // A path of one part has no folder before it to fall back to.
    var folder = outputFolder.hasPrefix("/") ? outputFolder : "./" + outputFolder
    var behind = ""
    while FileSystem.info(folder) == nil, let slash = folder.lastIndex(of: "/") {
      behind = folder[slash...] + behind
      folder = String(folder[..<slash])
      if folder.isEmpty { break }
    }
    return (FileSystem.realPath(folder.isEmpty ? "/" : folder) ?? folder) + behind
  }

  /// One warning for all pictures that were not found; nil where all were.
  var warning: Diagnostic? {
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    let message =
      missing.count == 1
      ? "a picture was not found: \(names)"
      : "\(missing.count) pictures were not found: \(names)\(rest)"
    return Diagnostic(
      .none, at: nil, message, hint: "paths start from the manifest's folder")
  }
}
