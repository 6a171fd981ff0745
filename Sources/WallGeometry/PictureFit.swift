/// A picture scaled until it covers a box; what hangs over the box's edges is cut off.
public struct PictureFit: Hashable, Sendable {
  /// The picture's own size, in any unit.
  public let picture: Size
  /// What it covers, in CSS px.
  public let box: Size

  /// - Parameters:
  ///   - picture: Both sides > 0.
  ///   - box: Without area it shows nothing of the picture.
  @inlinable
  public init(of picture: Size, in box: Size) {
    self.picture = picture
    self.box = box
  }

  /// Percent of the picture that the box does not show; 0 where rounding alone tells them apart.
  public var crop: Double {
    guard box.height > 0 else { return 100 }
    let ratio = picture.aspectRatio / box.aspectRatio
    let lost = 100 * (1 - min(ratio, 1 / ratio))
    return lost < 1e-9 ? 0 : lost
  }

  /// The whole picture's size in CSS px.
  public var drawn: Size {
    let scale = max(box.width / picture.width, box.height / picture.height)
    return Size(width: picture.width * scale, height: picture.height * scale)
  }

  /// What the box does not show, one strip at each side that loses something.
  ///
  /// - Parameter focus: The point that stays in sight, each share from the upper left, 0 to 1.
  /// - Returns: Parts of the picture, whose width and height count as 1; together as large as
  ///   `crop` says.
  public func hidden(about focus: (x: Double, y: Double)) -> [Rect] {
    let lost = crop / 100
    guard lost > 0 else { return [] }
    let losesSides = box.height > 0 && picture.aspectRatio > box.aspectRatio
    let first = lost * (losesSides ? focus.x : focus.y)
    return [(start: 0, length: first), (start: 1 - lost + first, length: lost - first)]
      .filter { $0.length > 0 }
      .map {
        losesSides
          ? Rect(x: $0.start, y: 0, width: $0.length, height: 1)
          : Rect(x: 0, y: $0.start, width: 1, height: $0.length)
      }
  }
}
