internal import Glibc

/// Why no image work can be done at all: never the fault of an image.
package enum ImagerError: Error, Hashable, Sendable {
  /// The system refused to start a worker, with this `errno`.
  case notStarted(path: String, errno: Int32)
  /// Workers end before they answer anything.
  ///
  /// `ending` says how: `exit status 127`. `words` is the last line of what it said on its standard
  /// error, empty where it said nothing: not yet made fit to be shown.
  case endsAtOnce(path: String, ending: String, words: String)
  /// The worker speaks another version of jobs and answers.
  case otherVersion(path: String)

  /// Lower case, no full stop.
  package var message: String {
    switch self {
    case .notStarted(let path, let number):
      "cannot start \"\(path)\": \(Self.reason(number))"
    case .endsAtOnce(let path, let ending, let words):
      "\"\(path)\" ends at once (\(ending))" + (words.isEmpty ? "" : ": \(words)")
    case .otherVersion(let path):
      "\"\(path)\" is of another version"
    }
  }

  /// The cure, where there is one.
  package var hint: String? {
    switch self {
    case .otherVersion: "put the photowall-imager of this build in its place"
    case .notStarted, .endsAtOnce: nil
    }
  }

  /// The same in every locale.
  private static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case ENOEXEC: "it is no program of this system"
    case EMFILE, ENFILE: "too many open files"
    case EAGAIN, ENOMEM: "the system has no room for another process"
    default: "system error \(number)"
    }
  }
}
