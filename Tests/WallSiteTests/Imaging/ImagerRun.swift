import Foundation
import Testing
import WallImaging
import WallTestSupport

/// Hands a list of jobs to the worker as a user would: lines in, lines out.
func runImager(_ lines: [[UInt8]]) throws -> [ImageAnswer] {
  let process = Process()
  let path = try #require(BuiltProgram.path(named: ImagerExecutable.name))
  process.executableURL = URL(fileURLWithPath: path)
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  for line in lines { try input.fileHandleForWriting.write(contentsOf: Data(line + [10])) }
  try input.fileHandleForWriting.close()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
  return try data.split(separator: 10).map { try JobLine.decode(ImageAnswer.self, from: $0) }
}
