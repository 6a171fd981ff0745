/// All that a run of the tool can see and touch besides files: tests hand in their own.
package struct CommandEnvironment {
  /// The words after the program's name.
  package var arguments: [String]
  /// Environment variables; `NO_COLOR`, `TERM`, `COLUMNS` and `PATH` are looked at.
  package var variables: [String: String]
  /// Reads standard input to its end.
  package var standardInput: () throws(InputFailure) -> [UInt8]
  package var standardOutput: OutputTarget
  package var standardError: OutputTarget
  /// Seconds from any fixed point, never going back: paces the progress line, nothing else.
  package var monotonicSeconds: () -> Double

  package init(
    arguments: [String], variables: [String: String] = [:],
    standardInput: @escaping () throws(InputFailure) -> [UInt8] = { [] },
    standardOutput: OutputTarget, standardError: OutputTarget,
    monotonicSeconds: @escaping () -> Double = { 0 }
  ) {
    self.arguments = arguments
    self.variables = variables
    self.standardInput = standardInput
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.monotonicSeconds = monotonicSeconds
  }
}

/// Where bytes for one of the two output streams go.
package struct OutputTarget {
  package var isTerminal: Bool
  /// Width of the terminal in columns; nil where unknown.
  package var columns: Int?
  /// Writes all bytes; gives 0, or the `errno` of what went wrong.
  package var write: (ArraySlice<UInt8>) -> Int32

  package init(
    isTerminal: Bool, columns: Int? = nil, write: @escaping (ArraySlice<UInt8>) -> Int32
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }
}

/// Why a file or standard input could not be read.
package enum InputFailure: Error, Hashable, Sendable {
  /// The system refused, with this `errno`.
  case system(Int32)
  case isDirectory
}
