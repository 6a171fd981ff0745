import Foundation

/// What programs took that were run and waited for.
struct ChildRun {
  /// Seconds by the clock on the wall.
  var seconds: Double
  /// Seconds of all cores, in the programs and in what they started.
  var cpuSeconds: Double

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end; what it prints is dropped, and an exit status that is not among those
  /// given is a failure.
  static func measure(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], statuses: Set<Int32> = [0]
  ) throws -> ChildRun {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return try measure {
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, statuses.contains(process.terminationStatus) else {
        throw Failure(
          description: "\(program) \(arguments.prefix(3).joined(separator: " ")) … ended with "
            + "\(process.terminationStatus)")
      }
    }
  }

  /// Runs shell commands, as many at a time as there are cores.
  static func measure(commands: [String], in folder: URL, lanes: Int) throws -> ChildRun {
    let list = folder.appending(path: "commands-\(UUID().uuidString)")
    try Data(commands.joined(separator: "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    return try measure(
      "/usr/bin/xargs",
      ["-a", list.path, "-d", "\n", "-P", String(lanes), "-n", "1", "sh", "-ec"], in: folder,
      environment: ["VIPS_CONCURRENCY": "1"])
  }

  /// What a piece of work takes with all programs that it waits for.
  static func measure(_ body: () throws -> Void) rethrows -> ChildRun {
    let (start, before) = (ContinuousClock.now, cpu)
    try body()
    return ChildRun(
      seconds: (ContinuousClock.now - start) / .seconds(1), cpuSeconds: cpu - before)
  }

  /// Of this process and of those it has waited for.
  private static var cpu: Double {
    [RUSAGE_SELF.rawValue, RUSAGE_CHILDREN.rawValue].reduce(0) { sum, who in
      var usage = rusage()
      getrusage(__rusage_who_t(who), &usage)
      return sum + seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
