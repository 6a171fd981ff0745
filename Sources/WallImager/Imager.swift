internal import WallImaging

/// The worker: job lines in, answer lines out.
package enum Imager {
  /// Answers every line of standard input; the exit status of the process.
  package static func run() -> Int32 {
    guard let worker = Worker() else { return 70 }
    var lines = LineReader()
    while let line = lines.next() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard StandardOutput.send(JobLine.encode(worker.answer(line)) + [0x0A]) else { return 74 }
    }
    return 0
  }
}
