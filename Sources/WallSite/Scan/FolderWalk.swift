import Foundation
import WallManifest
import WallText

/// The files of a folder and of those below it that may be pictures.
struct FolderWalk {
  struct Folder {
    /// Below the folder that is walked, parts apart by `/`; empty for that folder itself.
    let path: String
    var files: [File] = []
  }

  struct File {
    /// As a folder's path is.
    let path: String
    /// Whether the name promises a picture, so that one that cannot be read is an error.
    let isPictureByName: Bool
    /// Whether the name ends in what no picture's does.
    var hasForeignEnding = false
  }

  /// Those that hold files, each before those inside it, in natural order.
  private(set) var folders: [Folder] = []
  private(set) var problems: [ScanProblem] = []
  /// Raw files passed over.
  private(set) var raws: [String] = []
  private let root: String
  private let realRoot: String
  /// What a site that was built into the root itself wrote there; nil where there is none.
  private let published: PublishedFiles?

  /// Walks a folder. Hidden names, what programs leave behind, built sites, the files of one built
  /// into the root, caches, and what rules leave out are passed over; links are followed to files
  /// inside the folder only.
  ///
  /// - Parameters:
  ///   - root: The folder as the working folder reaches it.
  ///   - realRoot: The same without links.
  ///   - rules: What people leave out.
  /// - Complexity: O(names log names), and O(names * patterns * path) for the rules
  init(_ root: String, realRoot: String, leavingOut rules: IgnoreRules = IgnoreRules([])) {
    self.root = root
    self.realRoot = realRoot
    published = try? PublishedFiles(inFolder: root)
    walk("", rules)
  }

  /// How the working folder reaches a path below the root.
  static func path(_ path: String, below root: String) -> String {
    if path.isEmpty { return root }
    return root.utf8.last == UInt8(ascii: "/") ? root + path : root + "/" + path
  }

  private func place(_ path: String) -> String { Self.path(path, below: root) }

  private mutating func walk(_ path: String, _ rules: IgnoreRules) {
    guard let entries = FolderEntry.all(in: place(path)) else {
      problems.append(
        ScanProblem(
          .error, place(path), "the folder cannot be read: \(SystemError.lastText)"))
      return
    }
    if !path.isEmpty, entries.contains(where: { $0.text == LeftoverName.folderMark }) { return }
    let rules = self.rules(in: path, entries, above: rules)
    var folder = Folder(path: path)
    var inner: [String] = []
    for (name, kind) in named(entries, in: path) {
      let below = path.isEmpty ? name : path + "/" + name
      if rules.leavesOut(below, isFolder: kind == .folder) { continue }
      switch kind {
      case .folder where LeftoverName.isFolder(name): break
      case .file where LeftoverName.isFile(name): break
      case .folder: inner.append(below)
      case .file where published?.contains(below) == true: break
      case .file: add(below, name, to: &folder)
      case .link where isPerhapsPicture(name):
        if leadsToFile(below) { add(below, name, to: &folder) }
      case .other where FileEnding(ofName: name) == .picture:
        problems.append(ScanProblem(.warning, place(below), "it is no file and passed over"))
      case .link, .other: break
      }
    }
    if !folder.files.isEmpty { folders.append(folder) }
    for path in inner where !isSite(path) && !SourceIndex.isKept(inFolder: place(path)) {
      walk(path, rules)
    }
  }

  /// The rules with the folder's own list.
  private mutating func rules(
    in path: String, _ entries: [FolderEntry], above rules: IgnoreRules
  ) -> IgnoreRules {
    let isListed = entries.contains { $0.text == IgnoreRules.fileName && $0.kind != .folder }
    guard isListed else { return rules }
    let list = place(path.isEmpty ? IgnoreRules.fileName : path + "/" + IgnoreRules.fileName)
    do throws(SiteError) {
      return rules.adding(try FileSystem.read(list) ?? [], in: path)
    } catch {
      problems.append(
        ScanProblem(.error, list, "the list of what to leave out cannot be read"))
      return rules
    }
  }

  /// The entries that are not hidden, in natural order.
  private mutating func named(
    _ entries: [FolderEntry], in path: String
  ) -> [(name: String, kind: FolderEntry.Kind)] {
    var named: [(name: String, kind: FolderEntry.Kind)] = []
    var unnamed: [String] = []
    for entry in entries where entry.name.first != UInt8(ascii: ".") {
      if let name = entry.text {
        named.append((name, entry.kind))
      } else if entry.kind == .folder || isPerhapsPicture(entry.escapedName) {
        unnamed.append(entry.escapedName)
      }
    }
    for name in NaturalOrder.sorted(unnamed, by: { $0 }) {
      problems.append(
        ScanProblem(
          .error, place(path.isEmpty ? name : path + "/" + name), "its name is no UTF-8",
          hint: "rename it"))
    }
    return NaturalOrder.sorted(named, by: \.name)
  }

  private func isPerhapsPicture(_ name: String) -> Bool { FileEnding(ofName: name) != .other }

  private mutating func add(_ path: String, _ name: String, to folder: inout Folder) {
    let ending = FileEnding(ofName: name)
    switch ending {
    case .other: break
    case .raw: raws.append(place(path))
    case .picture, .foreign, .unknown:
      folder.files.append(
        File(
          path: path, isPictureByName: ending == .picture, hasForeignEnding: ending == .foreign))
    }
  }

  /// A folder that photowall has built into.
  private func isSite(_ path: String) -> Bool {
    FileSystem.info(place(path) + "/.photowall/files.json") != nil
  }

  /// Whether a link leads to a file inside the folder; says so where it does not.
  private mutating func leadsToFile(_ path: String) -> Bool {
    guard let target = FileSystem.realPath(place(path)) else {
      let message =
        errno == ELOOP
        ? "the link leads back to itself"
        : errno == ENOENT ? "the link leads nowhere" : "the link: \(SystemError.text(errno))"
      problems.append(ScanProblem(.warning, place(path), message))
      return false
    }
    let inside = realRoot == "/" ? "/" : realRoot + "/"
    let isInside = target.utf8.starts(with: inside.utf8)
    let isFolder = FileSystem.info(target)?.isFolder == true
    if isInside && !isFolder { return true }
    let isAbove = (realRoot + "/").utf8.starts(with: (target + "/").utf8)
    problems.append(
      isInside || isAbove
        ? ScanProblem(.warning, place(path), "the link leads to a folder and is not followed")
        : ScanProblem(
          .warning, place(path), "the link leads out of the folder and is not followed",
          hint: "copy what it leads to into the folder"))
    return false
  }
}
