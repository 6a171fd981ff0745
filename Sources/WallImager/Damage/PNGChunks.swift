/// The chunks of a PNG (third edition, 5.3).
struct PNGChunks {
  struct Chunk {
    /// Where its four letters stand.
    let typePlace: Int
    /// Its data, as much of them as there are.
    let content: Range<Int>
  }

  private(set) var chunks: [Chunk] = []
  /// Whether the chunk that ends the file is there.
  private(set) var isWhole = false

  /// Where the first one starts.
  private static let start = 8
  /// The last one, with its length and checksum.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// - Complexity: O(chunks)
  init(_ bytes: Span<UInt8>) {
    var place = Self.start
    while let length = bytes.number(at: place, bytes: 4), place + 8 <= bytes.count {
      let end = place + 8 + length
      let chunk = Chunk(typePlace: place + 4, content: place + 8..<min(end, bytes.count))
      chunks.append(chunk)
      if bytes.has("IEND", at: chunk.typePlace) {
        isWhole = true
        return
      }
      // A checksum follows.
      place = end + 4
    }
  }

  /// The chunks of that type.
  func all(_ type: StaticString, _ bytes: Span<UInt8>) -> [Chunk] {
    var found: [Chunk] = []
    for chunk in chunks where bytes.has(type, at: chunk.typePlace) { found.append(chunk) }
    return found
  }
}
