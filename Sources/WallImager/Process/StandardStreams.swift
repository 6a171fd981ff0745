#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The lines of standard input, without their line feeds.
struct LineReader {
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  mutating func next() -> [UInt8]? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = Array(buffer[..<end])
        buffer.removeFirst(end + 1)
        return line
      }
      searched = buffer.count
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      fill()
    }
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        isAtEnd = true
      }
      return
    }
  }
}

/// Where the process writes.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// - Returns: Whether somebody still reads.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe write(rawValue, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  func send(_ text: String) -> Bool { send(Array(text.utf8)) }
}
