#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the worker's process forbids itself, so that a bad file ends it and nothing else.
enum ProcessLimits {
  /// Limits the address space (MiB), and leaves no core file behind.
  static func apply(memory: Int) {
    lower(__rlimit_resource_t(RLIMIT_AS.rawValue), to: rlim_t(memory) << 20)
    lower(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
  }

  private static func lower(_ resource: __rlimit_resource_t, to limit: rlim_t) {
    var limits = rlimit()
    guard unsafe getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_cur = min(limit, limits.rlim_max)
    _ = unsafe setrlimit(resource, &limits)
  }
}
