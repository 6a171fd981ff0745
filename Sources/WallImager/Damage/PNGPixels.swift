internal import CVips

/// The pixels of a PNG that is cut off, as far as they go. libpng takes them in pieces of 8 KiB of
/// which the last would be lost, the whole picture if it is small.
struct PNGPixels {
  let isInterlaced: Bool
  /// Filtered rows, each behind the number of its filter; zeros for what is missing.
  private var rows: [UInt8]
  private let knownCount: Int

  /// Bytes of rows; a picture with more is not put together again.
  private static let most = 1 << 31

  /// - Returns: nil if the header is not as the standard has it, or there is no pixel.
  init?(_ bytes: [UInt8], _ chunks: PNGChunks) {
    let span = bytes.span
    guard let header = chunks.all("IHDR", span).first?.content.lowerBound,
      let width = span.number(at: header, bytes: 4),
      let height = span.number(at: header + 4, bytes: 4),
      let depth = span.number(at: header + 8, bytes: 1),
      let type = span.number(at: header + 9, bytes: 1),
      let interlacing = span.number(at: header + 12, bytes: 1),
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type]
    else { return nil }
    isInterlaced = interlacing != 0
    let (count, isBeyond) = (1 + (width * channels * depth + 7) / 8)
      .multipliedReportingOverflow(by: height)
    guard !isBeyond, count > 0, count <= Self.most else { return nil }
    let packed = chunks.all("IDAT", span).flatMap { bytes[$0.content] }
    rows = [UInt8](repeating: 0, count: count)
    knownCount = unsafe rows.withUnsafeMutableBytes { rows in
      guard let start = rows.baseAddress else { return 0 }
      return unsafe cvips_inflate(packed, packed.count, start, rows.count)
    }
    if knownCount == 0 { return nil }
  }

  /// 0 to 1.
  var missingShare: Double { 1 - Double(knownCount) / Double(rows.count) }

  /// The file with all rows, those that were missing black or transparent.
  ///
  /// - Returns: nil if there is no memory for it.
  func file(_ bytes: [UInt8], _ chunks: PNGChunks) -> [UInt8]? {
    guard let data = chunks.all("IDAT", bytes.span).first, let packed = Self.deflated(rows) else {
      return nil
    }
    return bytes[..<(data.typePlace - 4)] + Self.chunk("IDAT", packed) + Self.chunk("IEND", [])
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var count = 0
    guard let packed = unsafe cvips_deflate(bytes, bytes.count, &count) else { return nil }
    defer { unsafe cvips_free(packed) }
    return unsafe Array(UnsafeBufferPointer(start: packed, count: count))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    let sum = unsafe cvips_checksum(0, body, body.count)
    return big(UInt32(content.count)) + body + big(sum)
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
