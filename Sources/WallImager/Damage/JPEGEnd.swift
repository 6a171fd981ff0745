internal import WallImaging

/// The marker at a JPEG's end (ITU-T T.81, B.1.1.3). No data of its pixels look like it.
enum JPEGEnd {
  private static let marker: [UInt8] = [0xFF, 0xD9]
  /// How far before the end of a file it usually is.
  private static let usualDistance = 1 << 16
  /// A longer file's end has nothing to do with previews before its pixels, which end like it.
  private static let shortFile = 1 << 18

  /// Whether it stands anywhere behind the start of the pixels.
  ///
  /// - Complexity: O(1) for most files, O(bytes) for one without it.
  static func isThere(in bytes: [UInt8]) -> Bool {
    let scan = unsafe bytes.withUnsafeBytes { unsafe JPEGSegments($0)?.scanPlace }
    let start = scan ?? 0
    let tail = bytes[max(start, bytes.count - usualDistance)...]
    return isThere(in: tail) || isThere(in: bytes[start...])
  }

  /// The same, of an open file of which mostly the end is read.
  static func isThere(in file: borrowing SourceFile) throws(ImageFault) -> Bool {
    let tail = try file.end(count: usualDistance)
    if file.byteCount > shortFile, isThere(in: tail[...]) { return true }
    return isThere(in: try file.contents())
  }

  /// A file without the marker, ended by it. A segment that is cut off is left out: libjpeg gives the
  /// whole picture up for half a table.
  ///
  /// - Complexity: O(1) in time but for the copy.
  static func ended(_ bytes: [UInt8]) -> [UInt8] {
    let span = bytes.span
    // No segment is longer than its length of 16 bits says.
    for place in stride(from: bytes.count - 2, to: max(0, bytes.count - (1 << 16) - 4), by: -1)
    where span[place] == 0xFF {
      // Escaped data, restarts and fill bytes are no segments.
      if [0, 0xFF].contains(span[place + 1]) || (0xD0...0xD7).contains(span[place + 1]) {
        continue
      }
      let length = span.number(at: place + 2, bytes: 2)
      let isWhole = length.map { place + 2 + $0 <= bytes.count } ?? false
      return Array(isWhole ? bytes[...] : bytes[..<place]) + marker
    }
    return bytes + marker
  }

  private static func isThere(in bytes: ArraySlice<UInt8>) -> Bool {
    let span = bytes.span
    // Most files end with it.
    var place = span.count - 2
    while place >= 0 {
      if span[place] == marker[0], span[place + 1] == marker[1] { return true }
      place -= 1
    }
    return false
  }
}
