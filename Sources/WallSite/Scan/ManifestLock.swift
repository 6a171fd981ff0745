import Foundation

/// Keeps two commands from bringing one manifest up to date at the same moment; let go when the
/// value ends, or the process does.
///
/// The lock is on the manifest's folder, so that no file is left behind. Others hold it for moments
/// only. A file system that knows no locks lets everybody in.
package struct ManifestLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameter path: The manifest's. A link counts as what it leads to.
  /// - Throws: `SiteError` if the folder cannot be opened.
  package init(waitingFor path: String) throws(SiteError) {
    let folder = URLPath.folder(of: FileSystem.pathToBe(path))
    descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystem.lastError(folder) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    // A process that is being started meanwhile holds a copy of the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
