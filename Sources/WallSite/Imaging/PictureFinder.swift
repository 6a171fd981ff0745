import Foundation
import WallManifest

/// A picture of the manifest's folder.
struct LocalPicture {
  /// Its place among those that were found.
  let number: Int
  /// Its place among all paths that were looked at.
  let look: Int
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
  /// Paths of the manifest that may not be looked at or read, in order.
  private(set) var unreadable: [String] = []
  /// Of the first of these: why.
  private var unreadableReason = ""
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
    var picture: LocalPicture?
    switch look(for: path) {
    case .picture(let found): picture = found
    case .nothing: missing.append(src)
    case .closed(let reason):
      if unreadable.isEmpty { unreadableReason = reason }
      unreadable.append(src)
    }
    known[key] = .some(picture?.number)
    return picture
  }

  private enum Look {
    case picture(LocalPicture)
    /// No file inside the manifest's folder.
    case nothing
    /// Perhaps one, that the system keeps closed.
    case closed(reason: String)
  }

  private mutating func look(for path: String) -> Look {
    let file = sourceFolder + "/" + path
    guard let info = FileSystem.info(file) else {
      let isClosed = [EACCES, EIO, ESTALE].contains(errno)
      let reason = isClosed ? SystemWords.lastReason : ""
      looks.append((path, nil))
      return isClosed ? .closed(reason: reason) : .nothing
    }
    looks.append((path, info.stamp))
    guard info.isFile, isInside(file) else { return .nothing }
    guard FileSystem.isReadable(file) else { return .closed(reason: SystemWords.lastReason) }
    let picture = LocalPicture(
      number: pictures.count, look: looks.count - 1, path: path, stamp: info.stamp)
    pictures.append(picture)
    return .picture(picture)
  }

  /// Takes a new stamp of a picture for the one it was found with.
  mutating func restamp(_ number: Int, to stamp: SourceStamp) {
    let picture = pictures[number]
    pictures[number] = LocalPicture(
      number: number, look: picture.look, path: picture.path, stamp: stamp)
    looks[picture.look].stamp = stamp
  }

  /// The picture's path as this process reaches it.
  func file(of picture: LocalPicture) -> String { sourceFolder + "/" + picture.path }

  /// A link in the manifest's folder must not publish what lies outside of it.
  private func isInside(_ file: String) -> Bool {
    guard let folder = realSourceFolder, let real = FileSystem.realPath(file) else { return false }
    return real.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// One error for all pictures that may not be read, one warning for all that were not found.
  var problems: [Diagnostic] {
    var problems: [Diagnostic] = []
    if !unreadable.isEmpty {
      let message = Self.message(unreadable, one: "cannot be read", many: "cannot be read")
      problems.append(Diagnostic(.placeholder, at: nil, "\(message): \(unreadableReason)"))
    }
    if !missing.isEmpty {
      problems.append(
        Diagnostic(
          .none, at: nil, Self.message(missing, one: "was not found", many: "were not found"),
          hint: "paths start from the manifest's folder"))
    }
    return problems
  }

  private static func message(_ paths: [String], one: String, many: String) -> String {
    paths.count == 1
      ? "a picture \(one): \(paths.quotedFew)"
      : "\(paths.count) pictures \(many): \(paths.quotedFew)"
  }
}
