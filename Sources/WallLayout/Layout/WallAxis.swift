/// Which way a wall grows.
public enum WallAxis: Hashable, Sendable {
  /// Downwards, in columns.
  case vertical
  /// Sideways, in lanes that share `height` CSS px, insets included.
  case horizontal(height: Double)

  /// CSS px of a horizontal wall that names no height.
  public static let defaultHeight = 480.0

  public var isHorizontal: Bool { self != .vertical }
}
