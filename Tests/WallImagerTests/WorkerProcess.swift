import Foundation
import Testing
import WallImaging
import WallTestSupport

/// The built worker as a process of its own.
enum WorkerProcess {
  struct Ending {
    var status: Int32
    var output: String
    var errors: String

    var answers: [ImageAnswer] {
      get throws {
        try output.split(separator: "\n").map {
          try JobLine.decode(ImageAnswer.self, from: $0.utf8)
        }
      }
    }
  }

  static func run(_ arguments: [String] = [], input: [UInt8] = []) throws -> Ending {
    let process = Process()
    process.executableURL = URL(
      filePath: try #require(BuiltProgram.path(named: "photowall-imager")))
    process.arguments = arguments
    let (jobs, answers, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = jobs
    process.standardOutput = answers
    process.standardError = errors
    try process.run()
    try jobs.fileHandleForWriting.write(contentsOf: Data(input))
    try jobs.fileHandleForWriting.close()
    let output = try answers.fileHandleForReading.readToEnd() ?? Data()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: words, as: UTF8.self))
  }

  static func run(_ jobs: [ImageJob]) throws -> Ending {
    try run(input: Array(jobs.map { JobLine.encode($0) + [0x0A] }.joined()))
  }
}
