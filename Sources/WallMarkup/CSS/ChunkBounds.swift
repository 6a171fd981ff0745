import WallGeometry

/// The box of a chunk: a line above all its tiles and a line below them, at every width of a range.
///
/// The least of several lines is concave, so its chord lies below it; the largest is convex, so its
/// chord lies above. Paint containment clips at the box, so it must hold every tile at every width.
struct ChunkBounds {
  let top: AffineLength
  let bottom: AffineLength

  /// - Parameters:
  ///   - frames: At least one, none horizontal.
  ///   - widths: The container's, in CSS px.
  init(of frames: some Collection<AffineFrame>, in widths: ClosedRange<Double>) {
    var (lowTop, highTop) = (Double.infinity, Double.infinity)
    var (lowBottom, highBottom) = (-Double.infinity, -Double.infinity)
    for frame in frames {
      lowTop = min(lowTop, frame.y.at(widths.lowerBound))
      highTop = min(highTop, frame.y.at(widths.upperBound))
      lowBottom = max(lowBottom, frame.maxY.at(widths.lowerBound))
      highBottom = max(highBottom, frame.maxY.at(widths.upperBound))
    }
    top = .line(through: (widths.lowerBound, lowTop), and: (widths.upperBound, highTop))
    bottom = .line(through: (widths.lowerBound, lowBottom), and: (widths.upperBound, highBottom))
  }
}
