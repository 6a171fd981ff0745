/// Numbers as text, the same on every machine.
package enum NumberText {
  /// The shortest text that reads back as the same `Double`; whole numbers without a point.
  ///
  /// - Parameter number: Finite.
  /// - Returns: A JSON number; -0 is `0`.
  package static func shortest(_ number: Double) -> String {
    if number == number.rounded(), abs(number) <= 9_007_199_254_740_991 {
      return String(Int(number))
    }
    return "\(number)"
  }
}
