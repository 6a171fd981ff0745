/// Whole pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  /// How many pixels that is; `Int.max` where it is more.
  var area: Int {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : area
  }

  /// The size after a turn by EXIF's orientation, or before it: it is its own inverse.
  func turned(by orientation: Int) -> PixelSize {
    orientation < 5 ? self : PixelSize(width: height, height: width)
  }

  /// The same shape at another width, at least one pixel high.
  func scaled(toWidth newWidth: Int) -> PixelSize {
    let exact = Double(newWidth) * Double(height) / Double(width)
    return PixelSize(width: newWidth, height: max(1, Int(exact.rounded())))
  }
}
