internal import Glibc

/// A file descriptor of this process, closed with its owner and in every program started.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over an open descriptor.
  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Makes reading and writing never wait. A property of this end alone, not of the other one.
  func setNonblocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// The same at a number above those of the standard streams, which a program that was started with
  /// closed streams gets for its next files.
  fileprivate consuming func aboveStandardStreams() -> Descriptor {
    guard number <= STDERR_FILENO else { return self }
    let other = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return other < 0 ? self : Descriptor(other)
  }
}

/// Two ends of one channel: ours, which never waits, and that of a process to be started.
///
/// A socket rather than a pipe: it is born closed to other programs that are started meanwhile, and
/// writing where the other end is gone can be told without a signal that would end us.
struct Channel: ~Copyable {
  let ours: Descriptor
  let theirs: Descriptor

  /// - Returns: nil where the system has no more descriptors; `errno` says.
  init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    ours = Descriptor(ends[0]).aboveStandardStreams()
    theirs = Descriptor(ends[1]).aboveStandardStreams()
    ours.setNonblocking()
  }

  /// Our end; the other is closed.
  consuming func kept() -> Descriptor { ours }
}
