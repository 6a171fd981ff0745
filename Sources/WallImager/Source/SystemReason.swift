#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The system's words for its error numbers.
enum SystemReason {
  /// In lower case: `no such file or directory`.
  static func text(_ number: Int32) -> String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    let text = unsafe String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
