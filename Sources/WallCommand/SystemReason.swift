#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's reasons in words.
enum SystemReason {
  static func isClosedPipe(_ number: Int32) -> Bool { number == EPIPE }

  static func isMissing(_ number: Int32) -> Bool { number == ENOENT || number == ENOTDIR }

  /// Lower case, no full stop, the same in every locale.
  static func text(_ number: Int32) -> String {
    switch number {
    case ENOENT: "no such file"
    case ENOTDIR: "a part of its path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left on the disk"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    case ELOOP: "too many symbolic links"
    default: "system error \(number)"
    }
  }
}

extension InputFailure {
  /// Why, in words.
  var reason: String {
    switch self {
    case .isDirectory: "it is a folder"
    case .system(let number): SystemReason.text(number)
    }
  }
}
