import Foundation

/// How much memory a piece of work takes at its peak, from what Linux counts for a process.
///
/// In a process that has worked before, memory that is taken again leaves no trace, so each layout
/// is measured in a process of its own.
enum PeakMemory {
  /// By how many bytes the memory in use grows at most while `body` runs; nil where the system does
  /// not tell.
  static func growth(during body: () -> Void) -> Int? {
    // 5 sets the peak back to what is in use now.
    guard (try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))) != nil,
      let before = bytes("VmRSS")
    else { return nil }
    body()
    return bytes("VmHWM").map { $0 - before }
  }

  /// The number that this program prints when it is run with other arguments; nil if it prints none.
  static func printed(with arguments: [String]) -> Int? {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The bytes that a program holds at its peak, without what it starts: looked at while it runs, since
  /// the system adds these up when it has ended.
  static func peak(of program: String, _ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var peak = 0
    while process.isRunning {
      peak = max(peak, bytes("VmHWM", of: String(process.processIdentifier)) ?? 0)
      usleep(2000)
    }
    guard process.terminationStatus == 0 else {
      throw ChildRun.Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
    return peak
  }

  private static func bytes(_ name: String, of process: String = "self") -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
