import Foundation
import WallManifest
import WallText

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
  /// Paths of the manifest at which there is no picture to use, each once, in order.
  private(set) var faults: [(src: String, fault: PictureFault)] = []
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

  /// The picture that was found for an address of the manifest.
  ///
  /// - Parameter src: As the manifest writes it.
  /// - Returns: `nil` if there is no file that can be read, if `look(for:)` was not called for it,
  ///   and for an address on the web.
  func picture(at src: String) -> LocalPicture? {
    guard Self.isLocal(src), let number = known[Array(URLPath.resolved(src).utf8)] else {
      return nil
    }
    return number.map { pictures[$0] }
  }

  /// Looks for the picture of an address, unless it did so before.
  mutating func look(for src: String) {
    guard Self.isLocal(src) else { return }
    let path = URLPath.resolved(src)
    let key = Array(path.utf8)
    guard known[key] == nil else { return }
    var picture: LocalPicture?
    switch look(at: path) {
    case .picture(let found): picture = found
    case .nothing: faults.append((src, .missing))
    case .closed(let reason): faults.append((src, .unreadable(reason: reason)))
    }
    known[key] = .some(picture?.number)
  }

  private enum Look {
    case picture(LocalPicture)
    /// No file inside the manifest's folder.
    case nothing
    /// Perhaps one, that the system keeps closed.
    case closed(reason: String)
  }

  private mutating func look(at path: String) -> Look {
    let file = sourceFolder + "/" + path
    guard let info = FileSystem.info(file) else {
      let isClosed = [EACCES, EIO, ESTALE].contains(errno)
      let reason = isClosed ? SystemError.lastText : ""
      looks.append((path, nil))
      return isClosed ? .closed(reason: reason) : .nothing
    }
    looks.append((path, info.stamp))
    guard info.isFile, isInside(file) else { return .nothing }
    guard FileSystem.isReadable(file) else { return .closed(reason: SystemError.lastText) }
    let picture = LocalPicture(number: pictures.count, path: path, stamp: info.stamp)
    pictures.append(picture)
    return .picture(picture)
  }

  /// The picture's path as this process reaches it.
  func file(of picture: LocalPicture) -> String { sourceFolder + "/" + picture.path }

  /// A link in the manifest's folder must not publish what lies outside of it.
  private func isInside(_ file: String) -> Bool {
    guard let folder = realSourceFolder, let real = FileSystem.realPath(file) else { return false }
    return real.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// What is wrong with each path at which there is no picture to use, by the path as written.
  ///
  /// - Complexity: O(faults * names in their folders) at the most
  func problems(of images: some Sequence<ManifestImage>) -> [Diagnostic] {
    guard !faults.isEmpty else { return [] }
    var faults = Dictionary(uniqueKeysWithValues: faults.map { (Array($0.src.utf8), $0.fault) })
    var nearby = NearbyFiles(root: sourceFolder)
    var problems: [Diagnostic] = []
    for image in images {
      for src in image.localPaths {
        // Each is named once, at the first image that wants it.
        guard let fault = faults.removeValue(forKey: Array(src.utf8)) else { continue }
        problems.append(fault.diagnostic(of: src, at: image.places.object, &nearby))
      }
    }
    return problems
  }
}

/// Why there is no picture to use at a path.
enum PictureFault {
  /// There is no file inside the manifest's folder.
  case missing
  /// The system does not let it be read.
  case unreadable(reason: String)

  fileprivate func diagnostic(
    of src: String, at place: SourcePosition?, _ nearby: inout NearbyFiles
  ) -> Diagnostic {
    switch self {
    case .missing:
      Diagnostic(
        .none, at: place, "the picture \"\(src)\" was not found",
        hint: nearby.suggestion(for: URLPath.resolved(src))?.hint
          ?? "paths start from the manifest's folder")
    case .unreadable(let reason):
      Diagnostic(.placeholder, at: place, "the picture \"\(src)\" cannot be read: \(reason)")
    }
  }
}

extension ManifestImage {
  /// The paths of the manifest's folder that it names: its own and those of its sources.
  var localPaths: [String] {
    guard !isPlaceholder, let src else { return [] }
    return ([src] + (sources ?? []).map(\.src)).filter(PictureFinder.isLocal)
  }
}
