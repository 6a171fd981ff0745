/// Bytes that arrive in pieces, taken out as whole lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line starts.
  private var start = 0
  /// Up to where there is no line feed after `start`.
  private var searched = 0

  /// How many bytes wait for their line feed.
  var openCount: Int { bytes.count - start }

  mutating func append(_ piece: some Collection<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// The next whole line, without its line feed.
  ///
  /// - Complexity: O(bytes) over all lines, however they arrive.
  mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return bytes[start..<end]
  }
}
