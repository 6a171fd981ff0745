/// A manifest's text as UTF-8, with its lines: turns byte offsets into places.
package struct SourceText: Sendable {
  /// Valid UTF-8 unless the reader says otherwise; no byte order mark.
  package let bytes: [UInt8]
  /// Where each line starts; LF, CR LF and CR end a line.
  private let lineStarts: [Int]
  /// How many scalars start before each whole `stride` of bytes, so that a place in a file of one
  /// long line costs no more than in any other.
  private let scalarsBefore: [Int]
  private static let stride = 1024

  /// - Parameter bytes: UTF-8; a byte order mark at the start is dropped.
  package init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    lineStarts = Self.lineStarts(in: self.bytes)
    scalarsBefore = Self.scalarsBefore(in: self.bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      // LF is 10, CR is 13; nearly all bytes are more than either.
      guard byte <= 13 else { continue }
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r") {
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isPair { starts.append(index + 1) }
      }
    }
    return starts
  }

  private static func scalarsBefore(in bytes: [UInt8]) -> [Int] {
    var sums = [0]
    var start = 0
    while start + stride <= bytes.count {
      var count = 0
      for index in start..<(start + stride) where bytes[index] & 0xc0 != 0x80 { count += 1 }
      sums.append((sums.last ?? 0) + count)
      start += stride
    }
    return sums
  }

  /// The place of a byte, its column counted in Unicode scalars.
  ///
  /// - Complexity: O(log lines)
  package func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let end = min(max(offset, lineStarts[line]), bytes.count)
    return SourcePosition(line: line + 1, column: scalarCount(lineStarts[line]..<end) + 1)
  }

  /// The line of a byte, from 1.
  ///
  /// - Complexity: O(log lines)
  package func line(at offset: Int) -> Int { lineIndex(at: offset) + 1 }

  /// The byte offset of a place that `position(at:)` gave.
  ///
  /// - Complexity: O(log bytes)
  package func offset(of position: SourcePosition) -> Int {
    let start = lineStarts[min(max(position.line, 1), lineStarts.count) - 1]
    let target = scalarCount(before: start) + max(position.column, 1) - 1
    var low = 0
    var high = scalarsBefore.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if scalarsBefore[middle] <= target { low = middle } else { high = middle }
    }
    var offset = low * Self.stride
    var count = scalarsBefore[low]
    while offset < bytes.count {
      if bytes[offset] & 0xc0 != 0x80 {
        if count == target { break }
        count += 1
      }
      offset += 1
    }
    return offset
  }

  /// How many scalars stand in `length` bytes from `offset`, on that line alone; at least 1.
  package func scalars(from offset: Int, length: Int) -> Int {
    let line = lineIndex(at: offset)
    let lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    let end = min(offset + max(length, 0), lineEnd, bytes.count)
    return max(1, scalarCount(min(offset, end)..<end))
  }

  /// The text of a line without its end; nil where there is no such line.
  ///
  /// - Parameter number: From 1.
  /// - Returns: Invalid UTF-8 is replaced.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    var line = bytes[lineStarts[number - 1]..<end]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      line.removeLast()
    }
    return String(decoding: line, as: UTF8.self)
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalarCount(_ range: Range<Int>) -> Int {
    scalarCount(before: range.upperBound) - scalarCount(before: range.lowerBound)
  }

  /// Continuation bytes (10xxxxxx) start no scalar.
  private func scalarCount(before offset: Int) -> Int {
    let whole = offset / Self.stride
    var count = scalarsBefore[whole]
    for index in (whole * Self.stride)..<offset where bytes[index] & 0xc0 != 0x80 { count += 1 }
    return count
  }
}
