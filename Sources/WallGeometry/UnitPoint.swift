/// A point of the circle of radius 1: sine and cosine of a share of a full turn.
///
/// Without the C library, so that the same share gives the same bits on every machine.
public struct UnitPoint: Hashable, Sendable {
  public var sine: Double
  public var cosine: Double

  /// The point at `part / parts` of a turn.
  ///
  /// Points that mirror each other do so exactly, and quarters of a turn are exact.
  /// - Parameters:
  ///   - part: 0 or more.
  ///   - parts: At least 1, at most 2^59.
  public init(part: Int, of parts: Int) {
    // In eighths of a turn the angle is 8 part / parts; the rest of that is below one eighth.
    let eighths = (part % parts) * 8
    let (octant, rest) = eighths.quotientAndRemainder(dividingBy: parts)
    // Odd octants are measured back from their end, so that every angle is at most an eighth.
    let share = Double(octant % 2 == 0 ? rest : parts - rest) / Double(parts)
    let angle = share * (.pi / 4)
    let diagonal = 0.5.squareRoot()
    let (low, high) =
      share == 1 ? (diagonal, diagonal) : (Self.sine(angle), Self.cosine(angle))
    (sine, cosine) =
      switch octant {
      case 0: (low, high)
      case 1: (high, low)
      case 2: (high, -low)
      case 3: (low, -high)
      case 4: (-low, -high)
      case 5: (-high, -low)
      case 6: (-high, low)
      default: (-low, high)
      }
  }

  // Taylor's series; on an eighth of a turn the first term left out is below 1e-17.

  private static func sine(_ x: Double) -> Double {
    let square = x * x
    return stride(from: 16.0, through: 2, by: -2).reduce(1) { 1 - $0 * square / ($1 * ($1 + 1)) }
      * x
  }

  private static func cosine(_ x: Double) -> Double {
    let square = x * x
    return stride(from: 18.0, through: 2, by: -2).reduce(1) { 1 - $0 * square / ($1 * ($1 - 1)) }
  }
}
