/// PNGs that move: libvips reads their first picture and says nothing of the others.
enum AnimatedPNG {
  /// The number of frames, from the chunk `acTL` before the pixels (PNG, third edition, 11.3.5.1).
  ///
  /// - Complexity: O(chunks before the pixels)
  static func frameCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    var place = 8
    while place + 12 <= bytes.count {
      let length = unsafe number(bytes, at: place)
      let type = unsafe Array(bytes[place + 4..<place + 8])
      if type == Array("acTL".utf8), length >= 8, place + 16 <= bytes.count {
        return max(1, unsafe number(bytes, at: place + 8))
      }
      if type == Array("IDAT".utf8) { break }
      place += 12 + length
    }
    return 1
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    unsafe bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
