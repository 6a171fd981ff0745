import Foundation

/// Keeps two builds out of one folder, or apart while they write one file; let go when the value ends, or the process does.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// - Parameters:
  ///   - path: The lock's own file, made where there is none.
  ///   - folder: What it locks, for the error.
  /// - Throws: `SiteError` where another build holds the lock.
  init(path: String, folder: String) throws(SiteError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let error = FileSystem.lastError(path)
      close(descriptor)
      guard isTaken else { throw error }
      throw .file(path: folder, reason: "another build is writing there; wait for it to end")
    }
    self.descriptor = descriptor
  }

  /// Waits for a lock that others hold for moments only.
  ///
  /// A file system that knows no locks lets everybody in.
  /// - Parameter path: The lock's own file, made where there is none.
  /// - Throws: `SiteError` where it cannot be made.
  init(waitingFor path: String) throws(SiteError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    self.descriptor = descriptor
  }

  deinit {
    // A process that is being started meanwhile holds a copy of the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
