import Foundation

/// The few calls of the file system that a site needs, each with an error that names its path.
enum FileSystem {
  /// What is known of a path.
  struct Info {
    var isFile: Bool
    var isFolder: Bool
    var isLink: Bool
    var size: Int
    /// Size and time of the last change: a cheap mark of a published file's contents.
    var mark: String
    /// Whether it is the very file that was there before.
    var stamp: SourceStamp
    /// The same for two names of one file.
    var identity: Identity
  }

  /// Which file it is, whatever its name.
  struct Identity: Equatable {
    fileprivate var device: UInt64
    fileprivate var number: UInt64
  }

  /// nil where nothing is there, or it may not be looked at.
  static func info(_ path: String, followingLinks: Bool = true) -> Info? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    let changed = status.st_mtim
    return Info(
      isFile: kind == S_IFREG, isFolder: kind == S_IFDIR, isLink: kind == S_IFLNK,
      size: Int(status.st_size), mark: "\(status.st_size)-\(changed.tv_sec).\(changed.tv_nsec)",
      stamp: SourceStamp(
        size: Int(status.st_size), changed: changed.nanoseconds,
        inodeChanged: status.st_ctim.nanoseconds, inode: UInt64(status.st_ino)),
      identity: Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
  }

  /// The path without links and dots; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path without links, of which the last parts need not be there yet.
  static func pathToBe(_ path: String) -> String {
    if let real = realPath(path) { return real }
    let parent = URLPath.folder(of: path)
    guard parent != path else { return path }
    let name = URLPath.parts(of: path).last ?? ""
    if parent.isEmpty { return (realPath(path.utf8.first == 0x2f ? "/" : ".") ?? "") + "/" + name }
    return pathToBe(parent) + "/" + name
  }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The bytes of a file, no more than so many from its start; nil where there is none.
  static func read(_ path: String, atMost limit: Int = .max) throws(SiteError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw lastReadingError(path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 18))
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw lastReadingError(path)
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  static func rename(_ path: String, to target: String) throws(SiteError) {
    guard Foundation.rename(path, target) == 0 else {
      let error = lastError(target)
      unlink(path)
      throw error
    }
  }

  /// Nothing happens where there is none.
  static func remove(_ path: String) throws(SiteError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw lastError(path) }
  }

  /// Removes the folder if it is empty.
  static func removeIfEmpty(_ path: String) { rmdir(path) }

  /// Makes the folder and those above it.
  static func makeFolder(_ path: String) throws(SiteError) {
    if let info = info(path) {
      guard info.isFolder else {
        throw .file(path: path, reason: "it is a file, and a folder is needed there")
      }
      return
    }
    let parent = URLPath.folder(of: URLPath.withoutEndingSeparators(path))
    if !parent.isEmpty { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw lastError(path) }
  }

  /// The last call's failure to read, in the system's words.
  static func lastReadingError(_ path: String) -> SiteError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }

  /// The last call's failure in the system's words.
  static func lastError(_ path: String) -> SiteError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}

extension timespec {
  /// Of the whole time. Files may claim any year: beyond 2262 it goes round, and is as good a mark.
  fileprivate var nanoseconds: Int { Int(tv_sec) &* 1_000_000_000 &+ Int(tv_nsec) }
}
