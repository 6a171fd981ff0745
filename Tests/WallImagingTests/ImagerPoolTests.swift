import Foundation
import Testing
import WallImaging

struct ImagerPoolTests {
  @Test(arguments: [true, false]) func everyJobIsAnsweredOnce(derives: Bool) throws {
    let worker = try FakeWorker()
    let answers = try worker.run(
      (0..<2000).map { "photo \($0)" }, derives: derives)
    #expect(answers.map(\.answer.id).sorted() == Array(0..<2000))
    #expect(answers.allSatisfy { $0.source == "photo \($0.answer.id)" && $0.answer.fault == nil })
    let logs = try worker.logs
    #expect(logs.count == 2)
    #expect(logs.values.allSatisfy { $0 == ["--memory-limit 400", "end of input"] })
  }

  @Test(
    arguments: [
      ("crash", "the decoder crashed on it (signal 11)"),
      ("abort", "the decoder crashed on it (signal 6)"),
      ("no memory", "it needs more memory than 400 MiB"),
      ("exit", "the decoder ended on it (exit status 3)"),
      ("half", "the decoder ended on it (exit status 0)"),
      ("garbage", "the decoder's answer cannot be read"),
      ("endless", "the decoder's answer cannot be read"),
      ("other version", "the decoder answered in version 2"),
      ("other id", "the decoder answered something that it was not asked"),
      ("other work", "the decoder answered something that it was not asked"),
      ("close output", "the decoder stopped answering"),
    ], [true, false])
  func aLostWorkerCostsTheImageItHadInWork(_ cause: (String, String), derives: Bool) throws {
    let worker = try FakeWorker()
    var sources = (0..<60).map { "photo \($0)" }
    sources[7] = cause.0
    sources[8] = cause.0
    let answers = try worker.run(sources, derives: derives)
    #expect(answers.map(\.answer.id).sorted() == Array(0..<60))
    let faults = answers.compactMap(\.answer.fault)
    #expect(faults == Array(repeating: ImageFault(.workerLost, cause.1), count: 2))
    #expect(answers.allSatisfy { ($0.source == cause.0) == ($0.answer.fault != nil) })
  }

  @Test(arguments: ["hang", "complain forever"], [true, false])
  func aJobThatHangsIsGivenUp(_ source: String, derives: Bool) throws {
    let worker = try FakeWorker()
    var sources = (0..<60).map { "photo \($0)" }
    sources[3] = source
    let answers = try worker.run(sources, derives: derives, seconds: 2)
    #expect(answers.map(\.answer.id).sorted() == Array(0..<60))
    #expect(
      answers.compactMap(\.answer.fault) == [ImageFault(.workerLost, "it took longer than 2 s")])
  }

  @Test func aWorkerThatTakesNoMoreJobsIsReplaced() throws {
    let worker = try FakeWorker()
    let answers = try worker.run(["deaf", "a", "b"], workers: 1, seconds: 2)
    #expect(answers.map(\.source) == ["deaf", "a", "b"])
    #expect(answers.compactMap(\.answer.fault).count == 1)
  }

  @Test func theAnswersBeforeAWorkersEndCount() throws {
    let worker = try FakeWorker()
    let answers = try worker.run(["answer, then exit", "a"], workers: 1)
    #expect(answers.map(\.source) == ["answer, then exit", "a"])
    #expect(answers[0].answer.fault == nil)
  }

  @Test func anAnswerGivenTwiceIsTakenOnce() throws {
    let worker = try FakeWorker()
    let answers = try worker.run(["twice", "a", "b", "c"], workers: 1)
    #expect(answers.map(\.answer.id) == [0, 1, 2, 3])
  }

  @Test(arguments: ["bytewise", "bursts"]) func piecesAndBurstsAreTheSameLines(name: String) throws
  {
    let worker = try FakeWorker(name)
    let answers = try worker.run((0..<100).map { "photo \($0)" }, derives: false, workers: 1)
    #expect(answers.map(\.answer.id) == Array(0..<100))
    #expect(answers.allSatisfy { $0.answer.fault == nil })
  }

  @Test func aWorkerThatComplainsWithoutEndIsHeardOut() throws {
    let worker = try FakeWorker()
    let answers = try worker.run(["complain", "a"], workers: 1)
    #expect(answers.map(\.answer.fault) == [nil, nil])
  }

  @Test func noJobWaitsBehindALongOneWhileAnotherWorkerIdles() throws {
    let worker = try FakeWorker()
    let answers = try worker.run(["slow"] + (0..<20).map { "photo \($0)" })
    #expect(answers.last?.source == "slow")
  }

  @Test func answersMayLeadToJobs() throws {
    let worker = try FakeWorker()
    var left = [5]
    var answered: [Int] = []
    try ImagerPool(executable: worker.path, workers: 2).run(
      next: {
        left.popLast().map {
          ImageJob(id: $0, source: "", maxPixels: 1, work: .describe(includesLocation: false))
        }
      },
      onAnswer: { job, _ in
        answered.append(job.id)
        if job.id > 0 { left.append(job.id - 1) }
      })
    #expect(answered == [5, 4, 3, 2, 1, 0])
  }

  @Test func whileNothingHappensItTicks() throws {
    let worker = try FakeWorker()
    var ticks = 0
    _ = try worker.run(["slow"], workers: 1) { ticks += 1 }
    #expect(ticks >= 4)
  }

  @Test func noWorkerIsLeftBehind() throws {
    let worker = try FakeWorker()
    let sources = ["a", "crash", "garbage", "b", "hang", "close output", "c", "exit"]
    _ = try worker.run(sources, workers: 3, seconds: 2)
    let logs = try worker.logs
    #expect(logs.count >= 4)
    // One that was not waited for would still take a signal.
    #expect(logs.keys.allSatisfy { kill($0, 0) != 0 && errno == ESRCH })
  }

  @Test func aWorkerThatLingersKeepsNoOtherFromItsEnd() throws {
    let worker = try FakeWorker()
    _ = try worker.run(["slow", "linger"], workers: 2)
    // It would not hear the end of its input if the other, started later, held that open.
    let logs = try worker.logs.values.map { $0.dropFirst() }
    #expect(logs.sorted { $0.count < $1.count } == [[], ["end of input"]])
  }
}
