/// A picture as the bytes of an uncompressed PNG file: something real for decoders to read.
package struct PNGPicture {
  private let width: Int
  private let height: Int
  /// Red, green and blue of each pixel, row by row.
  private let pixels: [UInt8]

  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - color: Red, green and blue of the pixel at a column and a row.
  package init(
    width: Int, height: Int,
    color: (_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)
  ) {
    self.width = width
    self.height = height
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        pixels += [color.red, color.green, color.blue]
      }
    }
    self.pixels = pixels
  }

  /// A gradient that differs from that of any other seed.
  package init(width: Int, height: Int, seed: Int) {
    self.init(width: width, height: height) { x, y in
      (
        UInt8(truncatingIfNeeded: 255 * x / width), UInt8(truncatingIfNeeded: 255 * y / height),
        UInt8(truncatingIfNeeded: 40 * seed + (x / 8 + y / 8) % 2 * 24)
      )
    }
  }

  /// The file.
  package var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let header: [UInt8] = big(width) + big(height)
    file += chunk("IHDR", header + [8, 2, 0, 0, 0])
    file += chunk("IDAT", stored(filtered))
    file += chunk("IEND", [])
    return file
  }

  /// Each row behind the number of its filter: none.
  private var filtered: [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      rows += pixels[row * width * 3..<(row + 1) * width * 3]
    }
    return rows
  }

  /// A zlib stream (RFC 1950) of blocks that are not compressed (RFC 1951, 3.2.4).
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      stream += [end == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8((~count >> 8) & 255)]
      stream += bytes[start..<end]
      start = end
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + big(b << 16 | a)
  }

  private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return big(contents.count) + body + big(Int(checksum(body)))
  }

  /// CRC-32 of PNG's own annex.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
