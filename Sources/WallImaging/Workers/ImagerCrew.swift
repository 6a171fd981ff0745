internal import Foundation

/// The workers of one run of a pool, and the jobs that wait for one.
struct ImagerCrew {
  /// So many workers in a row may end before they answer at all.
  private static let failedStartsAllowed = 3
  /// The longest wait without a sign to the caller.
  private static let longestWait = Duration.milliseconds(150)

  private let executable: String
  private let limits: ImagerLimits
  private let size: Int
  private let clock = SuspendingClock()
  private var workers: [ImagerWorker] = []
  private var waiting: [ImageJob] = []
  private var failedStarts = 0

  init(_ executable: String, size: Int, limits: ImagerLimits) {
    self.executable = executable
    self.limits = limits
    self.size = size
  }

  /// Whether an answer is still to come.
  var isBusy: Bool { !waiting.isEmpty || workers.contains { !$0.jobs.isEmpty } }

  // MARK: Giving jobs

  /// Gives the workers all that they should have; at most one job is taken ahead.
  mutating func distribute(_ next: () -> ImageJob?) throws(ImagerError) {
    while true {
      if waiting.isEmpty {
        guard let job = next() else { return }
        waiting.append(job)
      }
      guard let worker = try worker(for: waiting[0]) else { return }
      worker.give(waiting.removeFirst(), now: clock.now)
    }
  }

  /// An idle worker, else a new one while there are too few, else the one with the shortest queue.
  private mutating func worker(for job: ImageJob) throws(ImagerError) -> ImagerWorker? {
    let free = workers.filter { $0.hasRoom(for: job) }.min { $0.jobs.count < $1.jobs.count }
    if let free, free.jobs.isEmpty || workers.count >= size { return free }
    guard workers.count < size else { return nil }
    let worker = try ImagerWorker(executable, limits: limits, now: clock.now)
    workers.append(worker)
    return worker
  }

  // MARK: Hearing answers

  /// Waits a moment for answers.
  ///
  /// - Returns: Those that came, and those that a lost worker leaves to be given: possibly none.
  /// - Throws: `ImagerError` where workers do not start.
  mutating func answers() throws(ImagerError) -> [(ImageJob, ImageAnswer)] {
    wait()
    var answers: [(ImageJob, ImageAnswer)] = []
    for worker in workers {
      do throws(ImagerEnding) {
        try worker.hear(&answers, now: clock.now, limit: .seconds(limits.secondsPerJob))
        if worker.isReady { failedStarts = 0 }
      } catch {
        try giveUp(worker, error, &answers)
      }
    }
    return answers
  }

  /// What a lost worker had in work is answered for it; what waited goes to others.
  private mutating func giveUp(
    _ worker: ImagerWorker, _ ending: ImagerEnding, _ answers: inout [(ImageJob, ImageAnswer)]
  ) throws(ImagerError) {
    workers.removeAll { $0 === worker }
    var jobs = worker.jobs
    if worker.isReady {
      failedStarts = 0
      if !jobs.isEmpty {
        let job = jobs.removeFirst()
        answers.append((job, ImageAnswer(id: job.id, outcome: .failed(ending.fault(limits)))))
      }
    } else {
      failedStarts += 1
      if case .otherVersion = ending { throw .otherVersion(path: executable) }
      if failedStarts >= Self.failedStartsAllowed {
        throw .endsAtOnce(
          path: executable, ending: ending.words, words: worker.process.lastWords)
      }
    }
    waiting.insert(contentsOf: jobs, at: 0)
  }

  /// Waits until a worker says something, or is late, or a moment has passed.
  private func wait() {
    let start = clock.now
    let limit = Duration.seconds(limits.secondsPerJob)
    let lateness = workers.filter(\.isBusy).map { $0.began + limit - start }
    let longest = max(.zero, min(Self.longestWait, lateness.min() ?? Self.longestWait))
    var waits = workers.flatMap(\.process.waits)
    // Rounded up, so that a wait for a time limit ends after it.
    let milliseconds = Int32(longest / .milliseconds(1)) + 1
    _ = unsafe poll(&waits, nfds_t(waits.count), milliseconds)
    // We were stopped (Ctrl-Z), and the workers with us.
    let excess = clock.now - start - longest
    if excess > .seconds(1) { for worker in workers { worker.excuse(excess) } }
  }

  // MARK: Leaving

  /// Ends all workers: the idle ones by the end of their input, busy ones at once.
  mutating func dismiss() {
    for worker in workers { worker.process.closeInput() }
    for worker in workers { _ = worker.process.end(within: worker.isBusy ? 0 : 1000) }
    workers = []
  }
}
