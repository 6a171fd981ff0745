internal import WallImaging

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder that derived files are written into, by paths below it.
struct CacheFolder {
  let path: String

  private func absolute(_ file: String) -> String { "\(path)/\(file)" }

  /// Whether the file is there as it was stored; an empty one was not written when the machine went
  /// down, one with another time was written over by somebody else, and a link leads to bytes of
  /// another file.
  func has(_ file: String) -> Bool {
    var status = stat()
    let isThere = unsafe lstat(absolute(file), &status) == 0
    return isThere && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
      && status.st_mtim.tv_sec == DerivativeCache.fileTime && status.st_mtim.tv_nsec == 0
  }

  func contents(_ file: String) -> [UInt8]? {
    guard let source = try? SourceFile(absolute(file)) else { return nil }
    return try? source.contents()
  }

  /// Writes a file beside its place and renames it into it, so that no half a file is ever there.
  ///
  /// - Throws: `unwritable`.
  func store(_ bytes: [UInt8], as file: String) throws(ImageFault) {
    try makeFolders(above: file)
    let place = absolute(file)
    // Workers that make the same file at the same time do not meet.
    let draft = "\(place).\(getpid()).tmp"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.lastFault() }
    do throws(ImageFault) {
      try Self.fill(descriptor, with: bytes)
      guard unsafe rename(draft, place) == 0 else { throw Self.lastFault() }
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
  }

  /// Writes all bytes and closes the file.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(ImageFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        let fault = lastFault()
        close(descriptor)
        throw fault
      }
    }
    let time = timespec(tv_sec: DerivativeCache.fileTime, tv_nsec: 0)
    let times = [time, time]
    guard unsafe futimens(descriptor, times) == 0 else {
      let fault = lastFault()
      close(descriptor)
      throw fault
    }
    // Some file systems tell here that they are full.
    guard close(descriptor) == 0 else { throw lastFault() }
  }

  private func makeFolders(above file: String) throws(ImageFault) {
    let parts = file.split(separator: "/")
    for depth in parts.indices {
      let folder = ([path[...]] + parts[..<depth]).joined(separator: "/")
      guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Self.lastFault() }
    }
  }

  private static func lastFault() -> ImageFault {
    ImageFault(.unwritable, "cannot write into the cache: \(SystemReason.text(errno))")
  }
}
