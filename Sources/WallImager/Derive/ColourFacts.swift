/// The colours that stand for a picture before it is loaded.
struct ColourFacts {
  /// `#rrggbb`
  var dominant: String
  /// `#rgb` of the upper, middle and lower third.
  var thirds: [String]

  /// The side of the picture, at most, that is looked at.
  static let side = 48

  init(_ picture: borrowing DecodedPicture) throws(VipsFailure) {
    let size = PixelSize(
      width: min(Self.side, picture.displayedSize.width),
      height: min(Self.side, picture.displayedSize.height))
    self.init(try picture.scaled(to: size).pixels(), size)
  }

  init(_ pixels: [Pixel], _ size: PixelSize) {
    dominant = Self.dominant(pixels).hexadecimal
    thirds = (0..<3).map { Self.third($0, pixels, size).shortHexadecimal }
  }

  /// The mean of a third's rows; a row on the border counts for both by its share.
  private static func third(_ index: Int, _ pixels: [Pixel], _ size: PixelSize) -> MeanColour {
    var mean = MeanColour()
    for row in 0..<size.height {
      // In thirds of a row.
      let share = max(
        0, min(3 * (row + 1), size.height * (index + 1)) - max(3 * row, size.height * index))
      if share == 0 { continue }
      for pixel in pixels[row * size.width..<(row + 1) * size.width] {
        mean.add(pixel, weight: share)
      }
    }
    return mean
  }

  /// The mean of the pixels in the fullest of 512 cells of a histogram; of equally full ones the
  /// darkest in red, then green, then blue.
  private static func dominant(_ pixels: [Pixel]) -> MeanColour {
    var cells = [Int](repeating: 0, count: 512)
    for pixel in pixels { cells[cell(pixel)] += Int(pixel.alpha) }
    let fullest = cells.indices.max { (cells[$0], $1) < (cells[$1], $0) } ?? 0
    var mean = MeanColour()
    for pixel in pixels where cell(pixel) == fullest { mean.add(pixel, weight: 1) }
    return mean
  }

  private static func cell(_ pixel: Pixel) -> Int {
    Int(pixel.red >> 5) << 6 | Int(pixel.green >> 5) << 3 | Int(pixel.blue >> 5)
  }
}

/// A weighed mean; what is transparent counts less.
struct MeanColour {
  private var sums = (red: 0, green: 0, blue: 0)
  private var weight = 0

  mutating func add(_ pixel: Pixel, weight share: Int) {
    let share = share * Int(pixel.alpha)
    sums.red += share * Int(pixel.red)
    sums.green += share * Int(pixel.green)
    sums.blue += share * Int(pixel.blue)
    weight += share
  }

  /// 0 to `largest`, rounded to the nearest; white where nothing is opaque.
  private func channels(upTo largest: Int) -> [Int] {
    if weight == 0 { return [largest, largest, largest] }
    return [sums.red, sums.green, sums.blue].map {
      (2 * $0 * largest + 255 * weight) / (2 * 255 * weight)
    }
  }

  var hexadecimal: String {
    "#"
      + channels(upTo: 255).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  var shortHexadecimal: String {
    "#" + channels(upTo: 15).map { String($0, radix: 16) }.joined()
  }
}
