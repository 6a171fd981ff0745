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

  /// The drawing as a file of another format.
  static func encode(
    _ svg: String, _ encoding: VipsImage.Encoding, label: RightsLabel = RightsLabel(),
    hidesAlpha: Bool = true
  ) throws -> [UInt8] {
    let bytes = Array(svg.utf8)
    return try unsafe bytes.withUnsafeBytes { buffer in
      let image = try unsafe VipsImage(.svg, bytes: buffer)
      let size = PixelSize(width: image.width, height: image.height)
      let drawn = try image.scaled(to: size)
      let picture = hidesAlpha ? try drawn.withoutAlpha() : drawn
      return try picture.labelled(label).encoded(encoding, hasMetadata: !label.isEmpty)
    }
  }
}
