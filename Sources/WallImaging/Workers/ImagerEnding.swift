import WallText

/// Why a worker is given up.
enum ImagerEnding: Error, Hashable {
  case exited(status: Int32)
  /// Ended by a signal that was not ours, with what the process said last and the MiB it held at its
  /// peak.
  case killed(signal: Int32, words: String, peakMemory: Int)
  case closedOutput
  case overran
  case garbledAnswer
  case otherVersion(Int)
  case wrongAnswer

  /// What is said of the image that the worker had in work.
  func fault(_ limits: ImagerLimits) -> ImageFault {
    let message =
      switch self {
      case .exited(let status): "the decoder ended on it (exit status \(status))"
      case .killed where isOutOfMemory(limits):
        "it needs more memory than \(NumberText.grouped(limits.memory)) MiB"
      case .killed(let signal, _, _) where Self.isSentFromOutside(signal):
        "the decoder was stopped from outside while it worked on it (signal \(signal))"
      case .killed(let signal, _, _): "the decoder crashed on it (signal \(signal))"
      case .closedOutput: "the decoder stopped answering"
      case .overran: "it took longer than \(NumberText.shortest(limits.secondsPerJob)) s"
      case .garbledAnswer: "the decoder's answer cannot be read"
      case .otherVersion(let version): "the decoder answered in version \(version)"
      case .wrongAnswer: "the decoder answered something that it was not asked"
      }
    return ImageFault(.workerLost, message)
  }

  /// For an error about the worker itself: `exit status 127`.
  var words: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .killed(let signal, _, _): "signal \(signal)"
    case .closedOutput: "it closed its output"
    case .overran: "it took too long to start"
    case .garbledAnswer, .otherVersion, .wrongAnswer: "it answers something else"
    }
  }

  /// Codecs abort where they get no memory (signal 6; 5 by GLib). Most say so; else it shows in what
  /// they held: the limit is one of address space, of which they use a good part.
  private func isOutOfMemory(_ limits: ImagerLimits) -> Bool {
    guard case .killed(let signal, let words, let peak) = self, [5, 6].contains(signal) else {
      return false
    }
    return peak > limits.memory / 2
      || ["alloc", "memory"].contains { words.lowercased().contains($0) }
  }

  /// Hangup, interrupt, kill and terminate: a person's doing, or the system's for want of memory.
  private static func isSentFromOutside(_ signal: Int32) -> Bool {
    [1, 2, 9, 15].contains(signal)
  }
}
