/// The two output streams of one run, buffered; a switch from one to the other writes out what the
/// first still holds, so that on a terminal lines come in the order they were said.
final class Console {
  private enum Stream {
    case output, error
  }

  private static let bufferLimit = 1 << 16

  private let outputTarget: OutputTarget
  private let errorTarget: OutputTarget
  private var current = Stream.output
  private var buffer: [UInt8] = []
  /// The first `errno` that standard output gave; nothing is written to it after that.
  private(set) var outputFailure: Int32?

  /// How text for standard output is styled.
  let outputStyle: TextStyle
  /// How text for standard error is styled.
  let errorStyle: TextStyle

  init(_ environment: CommandEnvironment) {
    outputTarget = environment.standardOutput
    errorTarget = environment.standardError
    outputStyle = TextStyle(for: outputTarget, variables: environment.variables)
    errorStyle = TextStyle(for: errorTarget, variables: environment.variables)
  }

  /// Writes to standard output: results.
  func write(_ text: String) { append(text.utf8, to: .output) }

  /// Writes to standard output: results that are bytes already.
  func write(bytes: some Collection<UInt8>) { append(bytes, to: .output) }

  /// Writes to standard error: everything that is not a result.
  func say(_ text: String) { append(text.utf8, to: .error) }

  private func append(_ bytes: some Collection<UInt8>, to stream: Stream) {
    if stream != current {
      flush()
      current = stream
    }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferLimit { flush() }
  }

  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !buffer.isEmpty else { return }
    switch current {
    case .error:
      // Nobody is left to tell where standard error itself fails.
      _ = errorTarget.write(buffer[...])
    case .output where outputFailure == nil:
      let failure = outputTarget.write(buffer[...])
      if failure != 0 { outputFailure = failure }
    case .output:
      break
    }
  }
}
