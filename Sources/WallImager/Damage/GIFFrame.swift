/// The first frame of a GIF, and whether the file ends as it should (GIF89a, 1990).
struct GIFFrame {
  private(set) var isFileWhole = false
  /// Whether another frame begins behind it.
  private(set) var hasOthers = false
  private var pixelCount = 0
  private var knownCount = 0

  /// 0 to 1.
  var missingShare: Double { max(0, 1 - Double(knownCount) / Double(max(1, pixelCount))) }
  var isWhole: Bool { knownCount >= pixelCount }

  /// - Returns: nil if there is no frame.
  /// - Complexity: O(bytes of the first frame + blocks)
  init?(_ bytes: Span<UInt8>) {
    guard let flags = bytes.number(at: 10, bytes: 1) else { return nil }
    var place = 13 + Self.tableLength(flags)
    while let kind = bytes.number(at: place, bytes: 1) {
      switch kind {
      case 0x21:
        guard let next = Self.endOfBlocks(bytes, from: place + 2) else { break }
        place = next
        continue
      case 0x2C:
        if pixelCount > 0 { hasOthers = true } else { readFrame(bytes, at: place) }
        guard let flags = bytes.number(at: place + 9, bytes: 1),
          let next = Self.endOfBlocks(bytes, from: place + 11 + Self.tableLength(flags))
        else { break }
        place = next
        continue
      // Readers take rubbish for the end, too.
      default: isFileWhole = true
      }
      break
    }
    if pixelCount == 0 { return nil }
  }

  /// Of a table of colours, by the flags that announce it.
  private static func tableLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
  }

  /// Where a row of blocks ends, each behind its length; nil if it does not.
  private static func endOfBlocks(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var place = start
    while let length = bytes.number(at: place, bytes: 1), place + length < bytes.count {
      place += 1 + length
      if length == 0 { return place }
    }
    return nil
  }

  private mutating func readFrame(_ bytes: Span<UInt8>, at place: Int) {
    guard let sides = bytes.number(at: place + 5, bytes: 4),
      let flags = bytes.number(at: place + 9, bytes: 1)
    else { return }
    // Both little-endian.
    let (width, height) = (
      sides >> 24 | sides >> 8 & 0xFF00, sides >> 8 & 0xFF | (sides & 0xFF) << 8
    )
    pixelCount = max(1, width * height)
    let data = place + 10 + Self.tableLength(flags)
    guard let codeLength = bytes.number(at: data, bytes: 1), (1...11).contains(codeLength) else {
      return
    }
    var count = LZWCount(codeLength: codeLength, most: pixelCount)
    var block = data + 1
    while let length = bytes.number(at: block, bytes: 1), length > 0 {
      for index in block + 1..<min(bytes.count, block + 1 + length) where !count.isAtEnd {
        count.take(bytes[index])
      }
      block += 1 + length
    }
    knownCount = count.pixels
  }
}
