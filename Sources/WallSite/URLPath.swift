/// Paths as URL references.
enum URLPath {
  /// The path's UTF-8 bytes, percent-encoded but for unreserved characters (RFC 3986) and `/`.
  static func encoded(_ path: String) -> String {
    var encoded: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.append(byte)
      default:
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// A path with `.` and `..` resolved, without a leading `/`.
  ///
  /// - Parameter path: One that does not leave its folder.
  /// - Returns: Its parts, apart by single `/`.
  static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The path from one folder to a file, both absolute: `../photos/a.jpg`.
  static func relative(_ file: String, from folder: String) -> String {
    let target = file.split(separator: "/")
    let base = folder.split(separator: "/")
    var shared = 0
    while shared < min(base.count, target.count - 1), base[shared] == target[shared] {
      shared += 1
    }
    return (Array(repeating: "..", count: base.count - shared) + target[shared...].map(String.init))
      .joined(separator: "/")
  }
}
