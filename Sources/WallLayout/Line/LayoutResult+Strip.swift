public import WallGeometry

extension LayoutResult {
  /// How far a strip is scrolled, in CSS px from its inline start, when an item is in the middle of
  /// its container; the same at every width.
  ///
  /// - Parameter index: Of the item.
  /// - Returns: nil where there is no such item, or no strip.
  public func snapOffset(of index: Int) -> Double? {
    guard isStrip, frames.indices.contains(index) else { return nil }
    let frame = frames[index]
    let fromMiddle = frame.x + frame.width / 2 - AffineLength.containerWidth / 2
    return isReversed ? -fromMiddle.intercept : fromMiddle.intercept
  }

  /// The scale that an item is drawn at, about its own centre: max(0, 1 - d / W) where d is the
  /// distance of its centre from the middle of the container; 1 where there is no strip.
  ///
  /// - Parameters:
  ///   - index: Of the item.
  ///   - offset: How far the strip is scrolled, in CSS px from its inline start.
  ///   - width: The container's, W.
  /// - Returns: 0 to 1.
  public func scale(of index: Int, scrolledBy offset: Double, at width: Double) -> Double {
    guard let middle = snapOffset(of: index) else { return 1 }
    return max(0, 1 - abs(middle - offset) / width)
  }

  /// The rectangle that an item of a scrolled strip is drawn in, in CSS px from the corner of the
  /// content where it is not scrolled; its frame where there is no strip.
  ///
  /// - Parameters:
  ///   - index: Of the item.
  ///   - offset: How far the strip is scrolled, in CSS px from its inline start.
  ///   - width: The container's.
  /// - Returns: nil where there is no such item.
  public func drawnFrame(of index: Int, scrolledBy offset: Double, at width: Double) -> Rect? {
    guard let frame = frame(of: index, at: width) else { return nil }
    let scale = scale(of: index, scrolledBy: offset, at: width)
    let size = Size(width: frame.width * scale, height: frame.height * scale)
    return Rect(
      x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
