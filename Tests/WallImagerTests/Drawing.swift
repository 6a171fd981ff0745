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
    if orientation == 1 { return encoded }
    let directory = directory(orientation)
    return switch encoding {
    case .webp: withMetadata(directory, webP: encoded)
    default: withMetadata(directory, jpeg: encoded)
    }
  }

  /// A TIFF structure that says nothing but the orientation.
  private static func directory(_ orientation: Int) -> [UInt8] {
    [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0,
      0, 0, 0, 0, 0,
    ]
  }

  /// A JPEG with an EXIF segment after its first marker.
  private static func withMetadata(_ directory: [UInt8], jpeg: [UInt8]) -> [UInt8] {
    let block = Array("Exif".utf8) + [0, 0] + directory
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block + jpeg[2...]
  }

  /// A lossy WebP of sides up to 256 px with this EXIF block and no other.
  private static func withMetadata(_ directory: [UInt8], webP: [UInt8]) -> [UInt8] {
    let start = webP.firstRange(of: Array("VP8 ".utf8))?.lowerBound ?? 0
    let length = Int(webP[start + 4]) + Int(webP[start + 5]) << 8
    let picture = webP[start..<start + 8 + length + length % 2]
    // Behind the chunk's header, a frame tag and the sign of a key frame.
    let (width, height) = (webP[start + 14], webP[start + 16])
    let extended: [UInt8] = [10, 0, 0, 0, 8, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]
    let chunks =
      Array("WEBPVP8X".utf8) + extended + picture + Array("EXIF".utf8)
      + [UInt8(directory.count), 0, 0, 0] + directory
    return Array("RIFF".utf8) + [UInt8(chunks.count & 255), UInt8(chunks.count >> 8), 0, 0] + chunks
  }
}
