internal import Foundation

/// Starts a program with three given streams and nothing else of ours open.
struct ProcessStart {
  let input: Int32
  let output: Int32
  let error: Int32

  /// - Returns: The process's id; the caller has to wait for it.
  /// - Throws: `ImagerError.notStarted`.
  func run(_ executable: String, arguments: [String]) throws(ImagerError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, place) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (error, STDERR_FILENO)]
    {
      unsafe posix_spawn_file_actions_adddup2(&actions, number, place)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe Self.resetSignals(&attributes)
    var id: pid_t = 0
    let variables = Self.environment.map { "\($0)=\($1)" }
    let failure = unsafe Self.withCStrings([executable] + arguments) { words in
      unsafe Self.withCStrings(variables) { variables in
        unsafe posix_spawn(&id, executable, &actions, &attributes, words, variables)
      }
    }
    guard failure == 0 else { throw .notStarted(path: executable, errno: failure) }
    return id
  }

  /// Ours as it is, but that a worker that crashes is to end at once: Swift's runtime would first look
  /// for what its code was doing, for seconds, and say that last.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  /// A worker whose reader is gone ends quietly by the signal that photowall itself ignores.
  private static func resetSignals(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(attributes, &signals)
    unsafe posix_spawnattr_setflags(
      attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// The texts as a list of C strings that ends with nil, for the time of the call.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }
}
