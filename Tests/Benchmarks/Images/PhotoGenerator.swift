/// Draws pictures that compress and scale like photos: a sky, ground, things in front of it, texture
/// that differs from place to place, and the noise of a sensor. The same number gives the same picture.
struct PhotoGenerator {
  /// 8-bit RGB of one picture.
  struct Pixels {
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  private static let tileSide = 1024
  /// Smooth noise, -64 to 63, that repeats every `tileSide` px.
  private let texture: [Int16]
  /// Noise of single px, about -8 to 8 and mostly near 0.
  private let grain: [Int16]

  init() {
    var random = NumberSequence(1)
    let side = Self.tileSide
    grain = (0..<side * side).map { _ in
      let sum = (0..<4).reduce(0) { sum, _ in sum + Int(random.next(9)) }
      return Int16(sum - 16) / 2
    }
    texture = Self.smoothed((0..<side * side).map { _ in Int16(random.next(256)) - 128 })
  }

  /// Octaves of one noise: each sampled coarser and counted more.
  private static func smoothed(_ noise: [Int16]) -> [Int16] {
    let (side, mask) = (tileSide, tileSide - 1)
    return (0..<side * side).map { index in
      let (x, y) = (index & mask, index >> 10)
      var sum = 0
      for octave in 1...5 {
        let (step, fraction) = (1 << octave, (1 << octave) - 1)
        let (fx, fy) = (x & fraction, y & fraction)
        let (left, top) = (x - fx, y - fy)
        func at(_ x: Int, _ y: Int) -> Int { Int(noise[(y & mask) << 10 | (x & mask)]) }
        let upper = at(left, top) * (step - fx) + at(left + step, top) * fx
        let lower = at(left, top + step) * (step - fx) + at(left + step, top + step) * fx
        sum += (upper * (step - fy) + lower * fy) / (step * step) * octave / 15
      }
      return Int16(max(-64, min(63, sum)))
    }
  }

  func picture(_ number: Int, width: Int, height: Int) -> Pixels {
    var random = NumberSequence(UInt64(number) &+ 7)
    let scene = Scene(&random, width: width, height: height)
    let (offsetX, offsetY) = (Int(random.next(1024)), Int(random.next(1024)))
    let mask = Self.tileSide - 1
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      var row = [Int16](repeating: 0, count: width * 3)
      for y in 0..<height {
        let roughness = scene.draw(row: y, into: &row)
        let line = ((y + offsetY) & mask) << 10
        for x in 0..<width {
          let place = line | ((x + offsetX) & mask)
          // Rough where the coarse noise is high: parts of a photo are smooth.
          let coarse = texture[((y / 8) & mask) << 10 | ((x / 8 + offsetY) & mask)]
          let detail = texture[place] &* (coarse > 0 ? roughness : 1) / 4
          for band in 0..<3 {
            let value = row[3 * x + band] &+ detail &+ grain[(place &+ band &* 331) & 0xf_ffff]
            buffer[3 * (y * width + x) + band] = UInt8(max(0, min(255, value)))
          }
        }
      }
      count = width * height * 3
    }
    return Pixels(width: width, height: height, bytes: bytes)
  }
}

/// Numbers that only look random.
struct NumberSequence {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
}
