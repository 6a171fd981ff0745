import Foundation
import Testing
import WallImaging
import WallTestSupport

/// Workers that cannot do anything at all.
struct ImagerStartTests {
  private func error(of name: String, seconds: Double = 30) throws -> ImagerError? {
    let worker = try FakeWorker(name)
    var error: ImagerError?
    do throws(ImagerError) {
      let answers = try worker.run(["a", "b", "c"], seconds: seconds)
      Issue.record("\(answers.count) answers")
    } catch let thrown {
      error = thrown
    }
    #expect(try worker.logs.keys.allSatisfy { kill($0, 0) != 0 })
    return error
  }

  @Test func aMissingLibraryIsToldInTheLoadersWords() throws {
    let error = try #require(try error(of: "no-library"))
    #expect(error.message.hasPrefix("\"/"))
    #expect(
      error.message.hasSuffix(
        "/no-library\" ends at once (exit status 127): error while loading shared libraries: "
          + "libvips.so.42: cannot open shared object file"))
  }

  @Test func aWorkerThatCannotRunHereIsNoFaultOfTheImages() throws {
    let error = try #require(try error(of: "dies-at-once"))
    #expect(error.message.hasSuffix("/dies-at-once\" ends at once (signal 4)"))
  }

  @Test func aWorkerThatNeverAnswersIsGivenUp() throws {
    let error = try #require(try error(of: "mute", seconds: 0.3))
    #expect(error.message.hasSuffix("/mute\" ends at once (it took too long to start)"))
  }

  @Test func aWorkerOfAnotherVersionIsRefused() throws {
    let error = try #require(try error(of: "other-version"))
    #expect(error.message.hasSuffix("/other-version\" is of another version"))
    #expect(error.hint != nil)
  }

  @Test func aFewFailedStartsAreForgiven() throws {
    let worker = try FakeWorker("late-starter")
    let answers = try worker.run(["a", "b"], workers: 1)
    #expect(answers.map(\.source) == ["a", "b"])
    #expect(answers.map(\.answer.fault) == [nil, nil])
  }

  @Test func aPathWithoutAProgramIsTold() throws {
    let worker = try FakeWorker("x", program: URL(filePath: "/nowhere"))
    #expect(throws: ImagerError.notStarted(path: worker.path, errno: ENOENT)) {
      try worker.run(["a"])
    }
  }

  @Test func withoutJobsNothingIsStarted() throws {
    let worker = try FakeWorker("x", program: URL(filePath: "/nowhere"))
    #expect(try worker.run([]).isEmpty)
  }

  @Test func theProgramIsFoundBesideTheRunningOneFirst() throws {
    let first = try FakeWorker(ImagerExecutable.name)
    let second = try FakeWorker(ImagerExecutable.name)
    let notOne = try FakeWorker(
      ImagerExecutable.name, program: FileManager.default.temporaryDirectory)
    let path = "\(notOne.folder.path):\(second.folder.path)"
    func found(beside folder: String?, _ path: String?) -> String? {
      ImagerExecutable.find(beside: folder, searchPath: path)
        .map { URL(filePath: $0).standardizedFileURL.path }
    }
    #expect(found(beside: first.folder.path, path) == first.path)
    #expect(found(beside: notOne.folder.path, path) == second.path)
    #expect(found(beside: "/nowhere", path) == second.path)
    #expect(found(beside: nil, ":/nowhere:") == nil)
    #expect(found(beside: nil, nil) == nil)
  }

  @Test func theBuiltWorkerLiesBesideTheTests() throws {
    let path = try #require(BuiltProgram.path(named: ImagerExecutable.name))
    #expect(ImagerExecutable.find(searchPath: nil) == path)
  }
}
