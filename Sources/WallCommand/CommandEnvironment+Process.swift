import Glibc

extension CommandEnvironment {
  /// The environment of this process.
  ///
  /// A closed pipe is told by `EPIPE` from here on, not by a signal that ends the process.
  package static func process() -> CommandEnvironment {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) { signal(number, stop) }
    return CommandEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      variables: variables(named: ["NO_COLOR", "TERM", "COLUMNS", "PATH"]),
      standardInput: { () throws(InputFailure) in try InputFile.readAll(descriptor: 0) },
      standardOutput: target(descriptor: 1), standardError: target(descriptor: 2),
      monotonicSeconds: monotonicSeconds)
  }

  /// Whether whoever started this process wants the signal to be ignored: a shell does so for what it
  /// runs in the background.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process as the signal would, with a word for people at a terminal, on a line of its own
  /// where progress may stand. Calls nothing that a signal's handler may not.
  private static let stop: @convention(c) (Int32) -> Void = { number in
    if isatty(2) == 1 {
      let words: StaticString =
        "\r\u{1B}[Kphotowall: stopped; what was there is as it was, finished pictures are kept\n"
      _ = write(2, words.utf8Start, words.utf8CodeUnitCount)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func variables(named names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  private static func target(descriptor: Int32) -> OutputTarget {
    let isTerminal = isatty(descriptor) == 1
    return OutputTarget(
      isTerminal: isTerminal, columns: isTerminal ? columns(descriptor: descriptor) : nil
    ) { bytes in
      writeAll(bytes, descriptor: descriptor)
    }
  }

  private static func columns(descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func writeAll(_ bytes: ArraySlice<UInt8>, descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { whole in
      var rest = whole[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  private static func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
