internal import CVips

extension VipsImage {
  /// All pixels in memory.
  func decoded() throws(VipsFailure) -> VipsImage {
    try unsafe VipsImage(cvips_decode(handle))
  }

  /// Exactly that many pixels, as 8 bits of sRGB or grey.
  func scaled(to size: PixelSize) throws(VipsFailure) -> VipsImage {
    try unsafe VipsImage(cvips_scale(handle, Int32(size.width), Int32(size.height)))
  }

  /// Turned and mirrored as EXIF's orientation says.
  func turned(by orientation: Int) throws(VipsFailure) -> VipsImage {
    try unsafe VipsImage(cvips_turn(handle, Int32(orientation)))
  }

  func withoutAlpha() throws(VipsFailure) -> VipsImage {
    try unsafe VipsImage(cvips_without_alpha(handle))
  }

  /// Whether something shows through some pixel.
  func isTransparent() throws(VipsFailure) -> Bool {
    let answer = unsafe cvips_is_transparent(handle)
    guard answer >= 0 else { throw VipsFailure.last() }
    return answer > 0
  }

  /// The pixels in reading order.
  func pixels() throws(VipsFailure) -> [Pixel] {
    var count = 0
    guard let bytes = unsafe cvips_pixels(handle, &count) else { throw VipsFailure.last() }
    defer { unsafe cvips_free(bytes) }
    return (0..<count / 4).map {
      unsafe Pixel(
        red: bytes[4 * $0], green: bytes[4 * $0 + 1], blue: bytes[4 * $0 + 2],
        alpha: bytes[4 * $0 + 3])
    }
  }
}

/// 8 bits of sRGB, alpha not multiplied in.
struct Pixel: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8
}
