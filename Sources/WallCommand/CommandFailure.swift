/// Why a command ended before it was done.
enum CommandFailure: Error, Hashable {
  /// A file cannot be read or written; the message names it and says why.
  case environment(String, hint: String? = nil)
  /// The command line asks for what cannot be.
  case usage(UsageError)
  /// The manifest has errors, which have been printed already.
  case problemsInInput
}
