import WallManifest

/// A picture of the manifest's folder.
struct LocalPicture {
  /// Its place among those that were found.
  let number: Int
  /// From the manifest's folder, `.` and `..` resolved.
  let path: String
  let stamp: SourceStamp
}

/// Finds the pictures that a manifest names by a path.
struct PictureFinder {
  /// In the order in which they were asked for, each once.
  private(set) var pictures: [LocalPicture] = []
  /// All paths that were looked at, each once, with what was there at that moment.
  private(set) var looks: [(path: String, stamp: SourceStamp?)] = []
  /// Paths of the manifest where no picture was found, in order.
  private(set) var missing: [String] = []
  private let sourceFolder: String
  /// Without links, so that a picture can be told to lie inside.
  private let realSourceFolder: String?
  /// By path in bytes: a composed and a decomposed é are two names on disk.
  private var known: [[UInt8]: Int?] = [:]

  /// - Parameter sourceFolder: The manifest's.
  init(sourceFolder: String) {
    self.sourceFolder = sourceFolder
    realSourceFolder = FileSystem.realPath(sourceFolder)
  }

  /// Whether `src` is a path: what a browser fetches from elsewhere is not looked for.
  static func isLocal(_ src: String) -> Bool {
    !ManifestAddress.isRemote(src) && !ManifestAddress.isSitePath(src)
  }

  /// The picture that the manifest calls `src`; nil where there is none that can be read, and for
  /// what is no path.
  mutating func find(_ src: String) -> LocalPicture? {
    guard Self.isLocal(src) else { return nil }
    let path = URLPath.resolved(src)
    let key = Array(path.utf8)
    if let number = known[key] { return number.map { pictures[$0] } }
    let picture = look(for: path)
    if picture == nil { missing.append(src) }
    known[key] = .some(picture?.number)
    return picture
  }

  private mutating func look(for path: String) -> LocalPicture? {
    let file = sourceFolder + "/" + path
    let found = FileSystem.info(file)
    looks.append((path, found?.stamp))
    guard let info = found, info.isFile, FileSystem.isReadable(file), isInside(file) else {
      return nil
    }
    let picture = LocalPicture(number: pictures.count, path: path, stamp: info.stamp)
    pictures.append(picture)
    return picture
  }

  /// The picture's path as this process reaches it.
  func file(of picture: LocalPicture) -> String { sourceFolder + "/" + picture.path }

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
