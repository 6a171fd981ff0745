/// A box of the ISO base media file format (ISO/IEC 14496-12, 4.2), which AVIF and HEIC are made of.
struct ISOBox {
  /// Where its four letters stand.
  let typePlace: Int
  /// What follows its header.
  let content: Range<Int>

  /// More boxes side by side than any honest picture has; the others are passed over.
  private static let mostBoxes = 4096

  /// The boxes that follow each other in a range, up to the first that is not whole.
  ///
  /// - Complexity: O(boxes)
  static func all(_ bytes: Span<UInt8>, in range: Range<Int>) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var place = range.lowerBound
    while place + 8 <= range.upperBound, boxes.count < mostBoxes,
      var length = bytes.number(at: place, bytes: 4)
    {
      var header = 8
      if length == 0 { length = range.upperBound - place }
      if length == 1 {
        guard bytes.number(at: place + 8, bytes: 1) == 0,
          let long = bytes.number(at: place + 9, bytes: 7)
        else { break }
        length = long
        header = 16
      }
      guard length >= header, length <= range.upperBound - place else { break }
      boxes.append(
        ISOBox(typePlace: place + 4, content: place + header..<place + length))
      place += length
    }
    return boxes
  }

  func isOf(_ type: StaticString, _ bytes: Span<UInt8>) -> Bool { bytes.has(type, at: typePlace) }

  /// The first box of that type in a range; nil if there is none.
  static func first(_ type: StaticString, _ bytes: Span<UInt8>, in range: Range<Int>) -> ISOBox? {
    all(bytes, in: range).first { $0.isOf(type, bytes) }
  }

  /// The box at the end of a path of types; nil if there is none.
  static func first(
    at path: StaticString..., of bytes: Span<UInt8>, in range: Range<Int>
  ) -> ISOBox? {
    var range = range
    var box: ISOBox?
    for type in path {
      box = first(type, bytes, in: range)
      guard let content = box?.content else { return nil }
      range = content
    }
    return box
  }
}
