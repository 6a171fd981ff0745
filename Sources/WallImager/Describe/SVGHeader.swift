internal import CVips
internal import WallImaging

/// The size that an SVG says it has.
enum SVGHeader {
  /// CSS px, rounded. No file outside of the bytes is looked at.
  ///
  /// - Throws: `damaged`.
  static func size(_ bytes: UnsafeRawBufferPointer) throws(ImageFault) -> PixelSize {
    var (width, height) = (0.0, 0.0)
    guard let start = bytes.baseAddress,
      unsafe cvips_svg_size(start, bytes.count, &width, &height)
    else { throw ImageFault(VipsFailure.last(), .svg) }
    guard let width = pixels(width), let height = pixels(height) else {
      throw ImageFault(
        .damaged, "the SVG does not say how large it is",
        hint: "give its svg element a viewBox, or a width and a height")
    }
    return PixelSize(width: width, height: height)
  }

  /// Nil where it is no length that a page could give it.
  private static func pixels(_ length: Double) -> Int? {
    guard length > 0, length <= 10_000_000 else { return nil }
    return max(1, Int(length.rounded()))
  }
}
