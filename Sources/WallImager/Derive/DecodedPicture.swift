internal import WallImaging

/// A source's pixels in memory, as stored: all sizes are made of these.
struct DecodedPicture: ~Copyable {
  private let image: VipsImage
  private let orientation: Int
  let displayedSize: PixelSize
  /// Whether something shows through some pixel; an alpha band that hides nothing is dropped.
  let isTransparent: Bool

  /// Decodes a whole file, at a smaller size where that leaves enough for the needed width (px, as
  /// displayed).
  init(
    _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader, neededWidth: Int
  ) throws(VipsFailure) {
    let spare = Double(header.displayedSize.width) / Double(max(1, neededWidth)) / Self.finalShrink
    var opening = VipsImage.Opening(page: header.primaryPage, isDecoded: true)
    switch header.format {
    case .jpeg: opening.shrink = spare >= 8 ? 8 : spare >= 4 ? 4 : spare >= 2 ? 2 : 1
    case .webp where spare > 1: opening.scale = 1 / spare
    case .svg: opening.scale = Self.drawingScale(header.size)
    default: break
    }
    let opened = try unsafe VipsImage(header.format, bytes: bytes, opening)
    let decoded = try opened.decoded(shrunkBy: 1)
    if decoded.hasAlpha, try !decoded.isTransparent() {
      self.init(try decoded.withoutAlpha(), header)
    } else {
      self.init(decoded, header)
    }
  }

  private init(_ image: consuming VipsImage, _ header: ImageHeader) {
    orientation = header.orientation
    displayedSize = header.displayedSize
    isTransparent = image.hasAlpha
    self.image = image
  }

  /// Vectors are drawn at most about 1000 px large for their colours, and no side less than a pixel;
  /// smaller ones at their size, so that edges on whole pixels stay sharp.
  private static func drawingScale(_ size: PixelSize) -> Double {
    let sides = (Double(size.width), Double(size.height))
    return max(1 / min(sides.0, sides.1), min(1, 1000 / max(sides.0, sides.1)))
  }

  /// As displayed, of that size.
  func scaled(to size: PixelSize) throws(VipsFailure) -> VipsImage {
    let scaled = try image.scaled(to: size.turned(by: orientation))
    return orientation == 1 ? scaled : try scaled.turned(by: orientation)
  }

  /// What is left for the last and best step of scaling: blocks of pixels made one are sharper
  /// than they should be.
  private static let finalShrink = 2.0
}
