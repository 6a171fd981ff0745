@testable import WallCommand

/// Runs the tool inside the test and keeps what it says.
final class Recorder {
  struct Outcome: Equatable {
    var status: ExitStatus
    var output: String
    var error: String
  }

  private var output: [UInt8] = []
  private var error: [UInt8] = []
  var input: [UInt8] = []
  var variables = ["TERM": "xterm"]
  var isTerminal = false
  var columns: Int?
  /// What a write to standard output gives back: an `errno`.
  var outputFailure: Int32 = 0
  var clock: () -> Double = { 0 }

  func run(_ arguments: String...) -> Outcome { run(arguments) }

  func run(_ arguments: [String]) -> Outcome {
    output = []
    error = []
    let input = input
    let environment = CommandEnvironment(
      arguments: arguments, variables: variables,
      standardInput: { () throws(InputFailure) in input },
      standardOutput: target { [self] in
        if outputFailure == 0 { output += $0 }
        return outputFailure
      },
      standardError: target { [self] in
        error += $0
        return 0
      },
      monotonicSeconds: clock)
    let status = Command.run(environment)
    return Outcome(
      status: status, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }

  private func target(_ write: @escaping (ArraySlice<UInt8>) -> Int32) -> OutputTarget {
    OutputTarget(isTerminal: isTerminal, columns: columns, write: write)
  }
}
