import WallImaging

@testable import WallImager

/// Test pictures, drawn by libvips from SVG.
enum Drawing {
  /// Red, green and blue thirds from top to bottom.
  static func thirds(width: Int, height: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 1 3" preserveAspectRatio="none" shape-rendering="crispEdges">\
    <path fill="#f00" d="M0 0h1v1H0z"/><path fill="#0f0" d="M0 1h1v1H0z"/>\
    <path fill="#00f" d="M0 2h1v1H0z"/></svg>
    """
  }

  /// The drawing as a file of another format, turned and mirrored as a camera would have stored it
  /// that notes this EXIF orientation.
  static func encode(
    _ svg: String, _ encoding: VipsImage.Encoding, orientation: Int = 1
  ) throws -> [UInt8] {
    let bytes = Array(svg.utf8)
    let encoded = try unsafe bytes.withUnsafeBytes { buffer in
      let image = try unsafe VipsImage(.svg, bytes: buffer)
      let size = PixelSize(width: image.width, height: image.height)
      let stored = [6: 8, 8: 6][orientation] ?? orientation
      return try image.scaled(to: size).withoutAlpha().turned(by: stored)
        .encoded(encoding, hasMetadata: false)
    }
    return orientation == 1 ? encoded : withOrientation(orientation, encoded)
  }

  /// A JPEG with an EXIF segment after its first marker.
  private static func withOrientation(_ orientation: Int, _ jpeg: [UInt8]) -> [UInt8] {
    let directory: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0,
      0, 0, 0, 0, 0,
    ]
    let block = Array("Exif".utf8) + [0, 0] + directory
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block + jpeg[2...]
  }
}
