/// One worker: a process, and the jobs it was given.
final class ImagerWorker {
  /// The first line every worker gets: what it answers tells that it runs and speaks our version, so
  /// that a worker that cannot start is never mistaken for an image that ends it.
  private static let greeting = ImageJob(
    id: -1, source: "", maxPixels: 1, work: .describe(includesLocation: false))
  /// So many headers may wait in a worker's pipe: it never waits for us, and little comes back when
  /// it is lost. Anything else is given to idle workers alone: beside the time that it takes a
  /// turn of the pipes is nothing, and it should not wait here while another worker idles.
  private static let longestQueue = 16

  let process: ImagerProcess
  /// The first is in work, the others wait.
  private(set) var jobs: [ImageJob] = []
  /// Whether the greeting was answered.
  private(set) var isReady = false
  /// When the worker began with what it has in work.
  private(set) var began: SuspendingClock.Instant

  /// - Throws: `ImagerError.notStarted`.
  init(
    _ executable: String, limits: ImagerLimits, now: SuspendingClock.Instant
  ) throws(ImagerError) {
    process = try ImagerProcess(
      executable, arguments: ["--memory-limit", String(limits.memory)])
    began = now
    process.send(JobLine.encode(Self.greeting))
  }

  /// Whether there is something that it should answer.
  var isBusy: Bool { !isReady || !jobs.isEmpty }

  func hasRoom(for job: ImageJob) -> Bool {
    jobs.isEmpty
      || (jobs.count < Self.longestQueue && job.readsHeaderAlone
        && jobs.allSatisfy(\.readsHeaderAlone))
  }

  func give(_ job: ImageJob, now: SuspendingClock.Instant) {
    if !isBusy { began = now }
    jobs.append(job)
    process.send(JobLine.encode(job))
  }

  /// Moves the time limit on by a time in which this process, and so the worker, was stopped.
  func excuse(_ duration: Duration) { began += duration }

  /// The answers that have come in.
  ///
  /// - Parameters:
  ///   - answers: They are added to it, whatever comes after.
  ///   - now: The time.
  ///   - limit: How long a job may take.
  /// - Throws: Why the worker has to be replaced.
  func hear(
    _ answers: inout [(ImageJob, ImageAnswer)], now: SuspendingClock.Instant, limit: Duration
  ) throws(ImagerEnding) {
    let isOpen = process.exchange()
    while let line = process.nextLine() {
      let answer = try Self.answer(line)
      began = now
      if isReady {
        answers.append((try takeJob(of: answer), answer))
      } else {
        guard answer.id == Self.greeting.id else { throw .wrongAnswer }
        isReady = true
      }
    }
    if process.sendsNoLines { throw .garbledAnswer }
    guard isOpen else { throw ending() }
    if isBusy, began + limit < now { throw .overran }
  }

  private func takeJob(of answer: ImageAnswer) throws(ImagerEnding) -> ImageJob {
    guard let index = jobs.firstIndex(where: { $0.id == answer.id && $0.isAnswered(by: answer) })
    else { throw .wrongAnswer }
    return jobs.remove(at: index)
  }

  private static func answer(_ line: ArraySlice<UInt8>) throws(ImagerEnding) -> ImageAnswer {
    let answer = try? JobLine.decode(ImageAnswer.self, from: line)
    let version = answer?.version ?? (try? JobLine.decode(Version.self, from: line))?.photowall
    guard let version else { throw .garbledAnswer }
    guard version == ImageJob.currentVersion else { throw .otherVersion(version) }
    guard let answer else { throw .garbledAnswer }
    return answer
  }

  /// What every version of an answer says.
  private struct Version: Decodable {
    var photowall: Int
  }

  /// A process that closes its output is about to end.
  private func ending() -> ImagerEnding {
    switch process.end(within: 500) {
    case .status(let status): .exited(status: status)
    case .signal(let signal):
      .killed(signal: signal, words: process.lastWords, peakMemory: process.peakMemory)
    case nil: .closedOutput
    }
  }
}

extension ImageJob {
  fileprivate var readsHeaderAlone: Bool {
    if case .describe = work { true } else { false }
  }

  fileprivate func isAnswered(by answer: ImageAnswer) -> Bool {
    switch (work, answer.outcome) {
    case (_, .failed), (.describe, .described), (.derive, .derived): true
    case (.describe, .derived), (.derive, .described): false
    }
  }
}
