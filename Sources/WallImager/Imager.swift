internal import WallImaging

/// The worker: job lines in, answer lines out.
package enum Imager {
  /// Does what the process was started for: answers every line of standard input.
  ///
  /// - Parameter words: The command line's, without the program's name.
  /// - Returns: The exit status of the process.
  package static func run(_ words: [String]) -> Int32 {
    do throws(UsageError) {
      switch try Invocation(words) {
      case .help:
        return StandardStream.output.send(Invocation.helpText) ? 0 : Ending.unheard
      case .version:
        let line = "photowall-imager \(ToolVersion.number)\n"
        return StandardStream.output.send(line) ? 0 : Ending.unheard
      case .work(let memoryLimit):
        ProcessLimits.apply(memory: memoryLimit)
        return work()
      }
    } catch {
      _ = StandardStream.error.send(
        "photowall-imager: error: \(error.message)\n\(Invocation.helpText)")
      return Ending.usage
    }
  }

  private static func work() -> Int32 {
    guard let worker = Worker() else {
      _ = StandardStream.error.send("photowall-imager: error: libvips does not start\n")
      return Ending.software
    }
    var lines = LineReader()
    while let line = lines.next() {
      if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      let answer = JobLine.encode(worker.answer(line)) + [0x0A]
      guard StandardStream.output.send(answer) else { return Ending.unheard }
    }
    return 0
  }

  /// Of `sysexits.h`.
  private enum Ending {
    static let usage: Int32 = 64
    static let software: Int32 = 70
    static let unheard: Int32 = 74
  }
}
