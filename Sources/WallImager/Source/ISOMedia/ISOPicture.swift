/// How Chromium shows the picture of an AVIF or HEIC file: cut, then turned. It passes over the
/// shape of the pixels (`pasp`).
struct ISOPicture {
  /// px, cut and not yet turned.
  let size: PixelSize
  /// 1 to 8, as EXIF counts.
  let orientation: Int
  /// Where the types of boxes stand that libheif is not to see.
  private let hiddenTypes: [Range<Int>]

  /// - Returns: nil if the boxes do not say how large the picture is.
  init?(_ bytes: Span<UInt8>) {
    guard let properties = ISOProperties(bytes) else { return nil }
    func number(_ type: StaticString) -> Int? {
      properties.first(type, bytes).flatMap { bytes.number(at: $0.content.lowerBound, bytes: 1) }
    }
    orientation = Self.orientation(turns: number("irot") ?? 0, mirror: number("imir"))
    let cut = properties.first("clap", bytes).flatMap {
      Self.size(cutBy: $0, bytes, properties.size)
    }
    size = cut ?? properties.size
    let types: [StaticString] = cut == nil ? ["irot", "imir", "clap"] : ["irot", "imir"]
    hiddenTypes = types.flatMap { properties.ofAllItems($0, bytes) }.map {
      $0.typePlace..<$0.typePlace + 4
    }
  }

  /// The file without its turns, which libheif does not do for all depths, and without a cut that
  /// Chromium passes over.
  func bare(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    // A type that readers pass over, so that all others keep their places.
    for place in hiddenTypes { bytes.replaceSubrange(place, with: "skip".utf8) }
    return bytes
  }

  /// - Parameters:
  ///   - turns: Quarters, anticlockwise; only the lower two bits count.
  ///   - mirror: What is exchanged after the turns: 0 top and bottom, 1 left and right.
  /// - Returns: 1 to 8.
  private static func orientation(turns: Int, mirror: Int?) -> Int {
    let turned = [1, 8, 3, 6]
    let upsideDown = [4, 5, 2, 7]
    guard let mirror else { return turned[turns & 3] }
    return upsideDown[(turns + (mirror & 1 == 0 ? 0 : 2)) & 3]
  }

  /// What the clean aperture leaves, if it starts in the upper left corner: Chromium passes any
  /// other over. libavif also refuses one that is not of whole pixels or reaches beyond the picture.
  private static func size(
    cutBy box: ISOBox, _ bytes: Span<UInt8>, _ size: PixelSize
  ) -> PixelSize? {
    var fields: [Int] = []
    for index in 0..<8 {
      guard let bits = bytes.number(at: box.content.lowerBound + 4 * index, bytes: 4) else {
        return nil
      }
      fields.append(Int(Int32(truncatingIfNeeded: bits)))
    }
    guard let width = length(fields[0], fields[1], fields[4], fields[5], of: size.width),
      let height = length(fields[2], fields[3], fields[6], fields[7], of: size.height)
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// One side of the aperture: `length` / `divisor` px, whose middle is `offset` / `offsetDivisor`
  /// px behind that of the whole side; nil if it does not start at 0.
  private static func length(
    _ length: Int, _ divisor: Int, _ offset: Int, _ offsetDivisor: Int, of whole: Int
  ) -> Int? {
    guard length > 0, divisor > 0, offsetDivisor > 0, length % divisor == 0 else { return nil }
    let side = length / divisor
    // The start, (whole - side) / 2 + offset / offsetDivisor, is 0.
    guard side <= whole, (whole - side) * offsetDivisor + 2 * offset == 0 else { return nil }
    return side
  }
}
