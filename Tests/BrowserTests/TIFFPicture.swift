/// An uncompressed picture: a sky over a sea, with some grain.
struct TIFFPicture {
  let width: Int
  let height: Int

  /// The file: baseline TIFF, RGB, one strip, little-endian.
  var bytes: [UInt8] {
    // Offsets: header 8, bits per sample 3 * 2, directory of 9 entries.
    let (bits, directory) = (8, 14)
    let strip = directory + 2 + 9 * 12 + 4
    var file = [0x49, 0x49, 42, 0] + little(directory, 4) + [8, 0, 8, 0, 8, 0]
    file += little(9, 2)
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 4, 1, width), (257, 4, 1, height), (258, 3, 3, bits), (259, 3, 1, 1), (262, 3, 1, 2),
      (273, 4, 1, strip), (277, 3, 1, 3), (278, 4, 1, height), (279, 4, 1, 3 * width * height),
    ]
    for entry in entries {
      file += little(entry.tag, 2) + little(entry.type, 2) + little(entry.count, 4)
      file += little(entry.value, 4)
    }
    return file + [0, 0, 0, 0] + pixels
  }

  private var pixels: [UInt8] {
    (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in
        let grain = (x * 7 + y * 13) % 16
        let isSky = 2 * y < height
        return [40, isSky ? 120 : 70, isSky ? 200 : 110].map { UInt8($0 + grain) }
      }
    }
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
