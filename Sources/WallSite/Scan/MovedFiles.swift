import WallGeometry
import WallImaging
import WallManifest

/// Finds out which new files are pictures that went missing elsewhere: files and folders get renamed
/// and moved, and what people wrote about a picture is to stay with it.
///
/// A file is the same picture if it has the same bytes, as far as the cache knows those of the
/// missing one. If the cache does not, name and size in px have to be the same. Nothing is guessed:
/// if several files may be the one, none is, unless their folders tell.
struct MovedFiles {
  struct File {
    /// From the manifest's folder.
    let path: PicturePath
    /// px as displayed.
    let size: Size

    var name: String { (URLPath.parts(of: path.text).last ?? "").lowercased() }
  }

  struct Moves {
    /// The new path by the old one.
    var paths: [PicturePath: PicturePath] = [:]
    /// By new path, px as displayed.
    var sizes: [PicturePath: Size] = [:]

    /// Whether a new image is an old one that moved.
    func isTaken(_ image: ManifestImage) -> Bool {
      PicturePath(source: image.src).map { sizes[$0] != nil } ?? false
    }
  }

  private let folder: String
  /// From the cache's folder to the manifest's, with a slash.
  private var way = ""
  private var index: SourceIndex?

  /// - Parameters:
  ///   - folder: The manifest's.
  ///   - cacheFolder: Where a build keeps what it knows of pictures; nil if nobody knows.
  init(folder: String, cacheFolder: String?) {
    self.folder = folder
    guard let cacheFolder else { return }
    // Without it, names and sizes have to do.
    index = try? SourceIndex(inFolder: cacheFolder)
    way = SourceIndex.way(from: cacheFolder, to: folder)
  }

  /// - Parameters:
  ///   - missing: Images whose files are gone.
  ///   - new: Files that no image has yet.
  /// - Returns: What moved.
  /// - Complexity: O(missing + new), and the bytes of new files that are as long as a missing one was
  func moves(from missing: [File], to new: [File]) -> Moves {
    var pairing = Pairing(missing: missing, new: new)
    let known = missing.map { index?.lastSource(of: way + $0.path.text) }
    let lengths = Set(known.compactMap { $0?.length })
    let hashes = new.map { lengths.isEmpty ? nil : hash(of: $0, ifItHas: lengths) }
    pairing.pair(missing.indices.map { known[$0]?.sha256 }, hashes)
    let isUnknown = known.map { $0 == nil }
    pairing.pair(
      zip(missing, isUnknown).map { $1 ? NamedSize($0) : nil }, new.map { NamedSize($0) })
    return pairing.moves
  }

  private func hash(of file: File, ifItHas lengths: Set<Int>) -> String? {
    let path = folder + "/" + file.path.text
    guard let info = FileSystem.info(path), info.isFile, lengths.contains(info.size),
      let bytes = try? FileSystem.read(path)
    else { return nil }
    return SHA256.hex(bytes)
  }
}

/// Name and size in px.
private struct NamedSize: Hashable {
  let name: [UInt8]
  let size: Size

  init(_ file: MovedFiles.File) { (name, size) = (Array(file.name.utf8), file.size) }
}

/// Pairs missing files with new ones.
private struct Pairing {
  let missing: [MovedFiles.File]
  let new: [MovedFiles.File]
  private(set) var moves = MovedFiles.Moves()
  private var paired: Set<Int> = []
  private var taken: Set<Int> = []

  init(missing: [MovedFiles.File], new: [MovedFiles.File]) {
    self.missing = missing
    self.new = new
  }

  /// Pairs files of the same key, unless there are several: then those whose folders others have
  /// moved between, and then those of one name.
  mutating func pair<Key: Hashable>(_ oldKeys: [Key?], _ newKeys: [Key?]) {
    let old = Self.grouped(oldKeys)
    let candidates = Self.grouped(newKeys)
    var unclear: [(old: [Int], new: [Int])] = []
    for (key, indices) in old {
      guard let others = candidates[key] else { continue }
      if indices.count == 1, others.count == 1 {
        pair(indices[0], others[0])
      } else {
        unclear.append((indices, others))
      }
    }
    let folders = folderMoves
    for (old, new) in unclear {
      for index in old {
        let folder = folders[missing[index].path.folder]
        pairIfOnly(index, new.filter { self.new[$0].path.folder == folder && isAlike(index, $0) })
      }
      for index in old {
        let rivals = old.filter { missing[$0].name == missing[index].name && !paired.contains($0) }
        guard rivals.count == 1 else { continue }
        pairIfOnly(index, new.filter { isAlike(index, $0) })
      }
    }
  }

  private static func grouped<Key: Hashable>(_ keys: [Key?]) -> [Key: [Int]] {
    var groups: [Key: [Int]] = [:]
    for (index, key) in keys.enumerated() {
      if let key { groups[key, default: []].append(index) }
    }
    return groups
  }

  private func isAlike(_ old: Int, _ new: Int) -> Bool { missing[old].name == self.new[new].name }

  private mutating func pairIfOnly(_ old: Int, _ new: [Int]) {
    let free = new.filter { !taken.contains($0) }
    if free.count == 1 { pair(old, free[0]) }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    guard !paired.contains(old), !taken.contains(new) else { return }
    paired.insert(old)
    taken.insert(new)
    moves.paths[missing[old].path] = self.new[new].path
    moves.sizes[self.new[new].path] = self.new[new].size
  }

  /// Folders whose files have all moved to one other folder, as far as is known.
  private var folderMoves: [PicturePath: PicturePath] {
    var folders: [PicturePath: PicturePath] = [:]
    var several: Set<PicturePath> = []
    for (old, new) in moves.paths {
      let before = folders.updateValue(new.folder, forKey: old.folder)
      if let before, before != new.folder { several.insert(old.folder) }
    }
    for folder in several { folders[folder] = nil }
    return folders
  }
}
