import Foundation

/// The system's reasons as messages end.
enum SystemWords {
  /// Lower case, no full stop: `permission denied`.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }

  /// Why the last call failed.
  static var lastReason: String { reason(errno) }
}
