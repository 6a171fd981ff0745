import Foundation

/// Runs image jobs in worker processes, so that an image that crashes, hangs or blows up a decoder
/// costs that image and nothing else.
///
/// One thread, no shared state: the caller's closures are called on the caller's thread, between
/// waits. Workers are started when there are jobs for them, and ended before `run` returns.
package struct ImagerPool {
  private let executable: String
  private let workers: Int
  private let limits: ImagerLimits

  /// - Parameters:
  ///   - executable: Path of `photowall-imager`; see `ImagerExecutable`.
  ///   - workers: Processes at the most; by default one for each core that this process may use.
  ///   - limits: What one job may take.
  package init(
    executable: String, workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    limits: ImagerLimits = ImagerLimits()
  ) {
    precondition(workers > 0, "a pool without workers does nothing")
    self.executable = executable
    self.workers = workers
    self.limits = limits
  }

  /// Runs jobs until there are no more and all are answered.
  ///
  /// A worker that crashes, exits, hangs past the time limit, or answers what cannot be read, another
  /// version or a job it was not given, is replaced; the job it had in work is answered by a fault
  /// `.workerLost` that says which of these it was, jobs that waited behind it are given to others.
  ///
  /// - Parameters:
  ///   - next: The next job; nil where there is none now. Asked again after each answer, so answers
  ///     may lead to jobs. At most 16 jobs a worker are taken ahead, and one for the pool. Ids have
  ///     to differ among the jobs that are open.
  ///   - onAnswer: Called once for each job, in the order of arrival.
  ///   - tick: Called after each wait, at least five times a second: for progress.
  /// - Throws: `ImagerError` where workers cannot be started, or three in a row end before they
  ///   have answered anything. Workers are killed then; what was answered stays valid.
  package func run(
    next: () -> ImageJob?, onAnswer: (ImageJob, ImageAnswer) -> Void, tick: () -> Void = {}
  ) throws(ImagerError) {
    var crew = ImagerCrew(executable, size: workers, limits: limits)
    defer { crew.dismiss() }
    while true {
      try crew.distribute(next)
      guard crew.isBusy else { return }
      for (job, answer) in try crew.answers() { onAnswer(job, answer) }
      tick()
    }
  }
}
