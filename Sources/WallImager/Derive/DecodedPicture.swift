internal import WallImaging

/// A source's pixels in memory, as stored: all sizes are made of these.
struct DecodedPicture: ~Copyable {
  private let image: VipsImage
  private let orientation: Int
  let displayedSize: PixelSize
  /// Whether something shows through some pixel; an alpha band that hides nothing is dropped.
  let isTransparent: Bool

  /// Decodes a whole file; of a JPEG `shrink` by `shrink` pixels become one meanwhile, which is
  /// faster than to decode and to scale. Of a file that is cut off what there is of it.
  init(
    _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader, shrink: Int, isCutOff: Bool
  ) throws(VipsFailure) {
    var opening = VipsImage.Opening(shrink: shrink, page: header.primaryPage, isDecoded: true)
    opening.isCutOff = isCutOff
    if header.format == .svg { opening.scale = Self.drawingScale(header.size) }
    let decoded = try unsafe VipsImage(header.format, bytes: bytes, opening).decoded()
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
}

extension ImageHeader {
  /// All that `shrink(forWidth:)` may be. To shrink by 8 takes as long as by 4.
  static let shrinks = [4, 2, 1]

  /// By how much a JPEG is shrunk while it is decoded, for a file of that width (px, as displayed).
  ///
  /// At least half is left for the last and best step of scaling: blocks of pixels made one are
  /// sharper than they should be. It depends on nothing else that is asked for, so that a file has
  /// the same bytes whichever others are made with it.
  func shrink(forWidth width: Int) -> Int {
    guard format == .jpeg else { return 1 }
    let spare = Double(displayedSize.width) / Double(2 * width)
    return Self.shrinks.first { Double($0) <= spare } ?? 1
  }

  /// The same for the colours of the facts, which look at a small picture.
  var shrinkForColours: Int {
    format == .jpeg && min(size.width, size.height) >= 4 * 2 * ColourFacts.side ? 4 : 1
  }
}
