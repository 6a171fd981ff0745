/// A manifest's text as UTF-8, with its lines: turns byte offsets into places.
package struct SourceText: Sendable {
  /// Valid UTF-8 unless the reader says otherwise; no byte order mark.
  package let bytes: [UInt8]
  /// Where each line starts; LF, CR LF and CR end a line.
  private let lineStarts: [Int]

  /// - Parameter bytes: UTF-8; a byte order mark at the start is dropped.
  package init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    lineStarts = Self.lineStarts(in: self.bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
          starts.append(index + 1)
        }
      default: break
      }
    }
    return starts
  }

  /// The place of a byte, its column counted in Unicode scalars.
  ///
  /// - Complexity: O(log lines + line)
  package func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let column = scalarCount(lineStarts[line]..<min(max(offset, lineStarts[line]), bytes.count))
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The byte offset of a place that `position(at:)` gave.
  package func offset(of position: SourcePosition) -> Int {
    var offset = lineStarts[min(max(position.line, 1), lineStarts.count) - 1]
    var column = 1
    while column < position.column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
      column += 1
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

  /// Continuation bytes (10xxxxxx) start no scalar.
  private func scalarCount(_ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
  }
}
