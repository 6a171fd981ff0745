/// Comparison of lengths to the nearest 1/64 px, the unit that browsers lay out in.
public enum LayoutUnit {
  /// How many 1/64 px a length has: `floor(64 length + 0.5 + 1e-6)`.
  ///
  /// The 1e-6 keeps sums that differ only in floating point together. The result is a whole number
  /// kept as a `Double`, so that no length, however large, can trap.
  @inlinable
  public static func count(_ length: Double) -> Double {
    (length * 64 + (0.5 + 1e-6)).rounded(.down)
  }

  /// The same as an `Int`, for a length between -1e17 and 1e17 CSS px.
  @inlinable
  public static func whole(_ length: Double) -> Int {
    let units = length * 64 + (0.5 + 1e-6)
    // Cutting off is an instruction, rounding down a call.
    let whole = Int(units)
    return whole - (Double(whole) > units ? 1 : 0)
  }
}
