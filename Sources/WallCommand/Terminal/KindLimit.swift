import WallManifest
import WallText

/// Limits how many problems of one kind are shown: a wall of a million images may have as many.
///
/// Problems are of one kind if their severity is the same, and their message but for what is quoted
/// and for numbers.
struct KindLimit {
  private let limit: Int
  private var counts: [String: Int] = [:]
  private var hidden: [Diagnostic.Severity: Int] = [:]

  /// - Parameter limit: How many of each kind are shown.
  init(_ limit: Int) { self.limit = limit }

  /// Counts a problem.
  ///
  /// - Returns: Whether it is to be shown.
  mutating func allows(_ severity: Diagnostic.Severity, _ message: String) -> Bool {
    guard limit < .max else { return true }
    let count = counts[Self.kind(severity, message), default: 0] + 1
    counts[Self.kind(severity, message)] = count
    guard count > limit else { return true }
    hidden[severity, default: 0] += 1
    return false
  }

  /// A line for each severity of which not all were shown.
  var rest: [String] {
    [Diagnostic.Severity.error, .warning].compactMap { severity in
      hidden[severity].map { Self.line(hidden: $0, severity) }
    }
  }

  /// `1,050 more warnings not shown; --all shows all of them`
  static func line(hidden count: Int, _ severity: Diagnostic.Severity) -> String {
    NumberText.counted(count, "more \(severity.rawValue)") + " not shown; --all shows all of them"
  }

  private static func kind(_ severity: Diagnostic.Severity, _ message: String) -> String {
    var kind = Array(severity.rawValue.utf8)
    var isQuoted = false
    for byte in message.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if !isQuoted, !isDigit { kind.append(byte) }
    }
    return String(decoding: kind, as: UTF8.self)
  }
}
