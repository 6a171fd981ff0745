import Glibc

/// Why a system call failed, as messages say it.
package enum SystemError {
  /// Describes an error number: lower case, no full stop, the same in every locale.
  ///
  /// - Parameter number: A value of `errno`.
  /// - Returns: For example `permission denied`.
  package static func text(_ number: Int32) -> String {
    switch number {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of its path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    case ELOOP: "too many symbolic links"
    case EIO: "the device reports an error"
    case ENOMEM: "not enough memory"
    default: "system error \(number)"
    }
  }

  /// Describes why the last system call failed.
  package static var lastText: String { text(errno) }

  /// Whether an error number says that a file or a folder on its path does not exist.
  package static func isMissing(_ number: Int32) -> Bool { number == ENOENT || number == ENOTDIR }
}
