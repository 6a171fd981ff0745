/// What one job may take before its worker is given up.
package struct ImagerLimits: Hashable, Sendable {
  /// Counted from when the worker began with the job.
  package var secondsPerJob: Double
  /// MiB of address space, handed to each worker, which holds itself to it.
  package var memory: Int

  package init(secondsPerJob: Double = 120, memory: Int = 3072) {
    self.secondsPerJob = secondsPerJob
    self.memory = memory
  }
}
