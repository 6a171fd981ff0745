public import WallGeometry

/// The width at which a picture covers its tile, before what hangs over is cut off: the larger of
/// two lines in the container's width.
public struct DrawnWidth: Hashable, Sendable {
  /// The tile's width: what a picture takes that is whole, or loses something above and below.
  public let byWidth: AffineLength
  /// The width of a picture as high as the tile's: what one takes that loses its sides.
  public let byHeight: AffineLength

  /// Widths nearer than this, in CSS px, are one: frames are rounded in their last bits.
  private static let tolerance = 0.01

  /// - Parameters:
  ///   - frame: The tile's.
  ///   - captionHeight: CSS px of the tile's height that are not the picture's.
  ///   - aspectRatio: The picture's width for its height.
  @inlinable
  public init(in frame: AffineFrame, captionHeight: Double, aspectRatio: Double) {
    byWidth = frame.width
    byHeight = (frame.height - captionHeight) * aspectRatio
  }

  /// The width in CSS px where the container is `width` px wide.
  @inlinable
  public func at(_ width: Double) -> Double { max(byWidth.at(width), byHeight.at(width)) }

  /// The lines whose maximum it is in a range: one where the same one is larger at both ends.
  ///
  /// - Parameter widths: Of the container, in CSS px.
  /// - Returns: One or two lines, within 0.01 px.
  public func lines(in widths: ClosedRange<Double>) -> [AffineLength] {
    // The difference of two lines is a line: what holds at both ends holds between.
    let over = [widths.lowerBound, widths.upperBound].map { byHeight.at($0) - byWidth.at($0) }
    if over.allSatisfy({ $0 <= Self.tolerance }) { return [byWidth] }
    return over.allSatisfy { $0 >= -Self.tolerance } ? [byHeight] : [byWidth, byHeight]
  }
}

extension SectionPlacement {
  /// The width at which the picture of tile `index` is drawn.
  ///
  /// - Parameters:
  ///   - index: Of the tile, in the section.
  ///   - aspectRatio: The picture's width for its height.
  /// - Returns: The larger of two lines in the container's width.
  public func drawnWidth(of index: Int, aspectRatio: Double) -> DrawnWidth {
    DrawnWidth(
      in: result.frames[index], captionHeight: spacing.captionHeight, aspectRatio: aspectRatio)
  }
}
