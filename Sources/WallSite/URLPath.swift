/// Paths as URL references.
///
/// Everything here works on bytes: names that differ only in Unicode normalisation are different
/// files, and a `/` before a combining mark is still a separator.
enum URLPath {
  /// The path's UTF-8 bytes, percent-encoded but for unreserved characters (RFC 3986) and `/`.
  static func encoded(_ path: String) -> String {
    // Nearly all are: the same text then, not a copy.
    if path.utf8.allSatisfy(isPlain) { return path }
    var encoded: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The path that was encoded; nil for what is none.
  static func decoded(_ encoded: String) -> String? {
    guard encoded.utf8.contains(UInt8(ascii: "%")) else { return encoded }
    var decoded: [UInt8] = []
    var rest = encoded.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(Substring(digits), radix: 16) else { return nil }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// What stands between the separators; empty where two meet.
  static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// What stands before the last separator; empty for a path of one part.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// `a/b` of `a/b//`; the root stays.
  static func withoutEndingSeparators(_ path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path with `.` and `..` resolved, without a leading `/`.
  ///
  /// - Parameter path: One that does not leave its folder.
  /// - Returns: Its parts, apart by single `/`.
  static func resolved(_ path: String) -> String {
    if !hasEmptyOrDottedPart(path) { return path }
    var resolved: [String] = []
    for part in parts(of: path) where !part.isEmpty && part != "." {
      if part == ".." { _ = resolved.popLast() } else { resolved.append(part) }
    }
    return resolved.joined(separator: "/")
  }

  /// Whether some part is empty or begins with a dot: nearly no path has one.
  private static func hasEmptyOrDottedPart(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { return true }
      before = byte
    }
    return before == UInt8(ascii: "/")
  }

  /// The path from one folder to another, both absolute and resolved: `../photos`; empty where
  /// they are the same.
  static func relative(_ target: String, from folder: String) -> String {
    let target = parts(of: target).filter { !$0.isEmpty }
    let base = parts(of: folder).filter { !$0.isEmpty }
    var shared = 0
    while shared < min(base.count, target.count),
      base[shared].utf8.elementsEqual(target[shared].utf8)
    {
      shared += 1
    }
    return (Array(repeating: "..", count: base.count - shared) + target[shared...])
      .joined(separator: "/")
  }
}
