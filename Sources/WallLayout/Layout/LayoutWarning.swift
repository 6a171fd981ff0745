/// Geometry that can be, but is perhaps not what was meant: what was noticed, with the numbers.
public enum LayoutWarning: Hashable, Sendable {
  /// The items of these indices were wider than a line of `room` px and are scaled down to it; the
  /// container is `extent` px wide.
  case itemsScaledDown([Int], room: Double, extent: Double)
  /// On a circle of `radius` px neighbours overlap at their corners; from `least` px they do not.
  case cornersOverlap(radius: Double, least: Double)
  /// Items stand out of a container `extent` px wide: they take `width` px.
  case contentWiderThanContainer(width: Double, extent: Double)
  /// Items stand out of a wall of `height` px, above or below: they take `extent` px.
  case contentHigherThanWall(extent: Double, height: Double)
}
