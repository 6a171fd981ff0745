/// What the tool tells the shell.
package enum ExitStatus: Int32, Hashable, Sendable {
  case done = 0
  /// The manifest (or another input) has errors, or a limit is passed.
  case problemsInInput = 1
  /// A file cannot be read or written, or the system refuses something else.
  case environmentFailed = 2
  /// The command line itself is wrong; the number is `EX_USAGE` of `sysexits.h`.
  case usage = 64
}
