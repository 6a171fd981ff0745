/// Numbers as text, the same on every machine and in every locale.
package enum NumberText {
  /// Returns the shortest text that reads back as the same `Double`.
  ///
  /// Whole numbers have no decimal point, and -0 is `0`.
  /// - Parameter number: A finite number.
  /// - Returns: A JSON number.
  package static func shortest(_ number: Double) -> String {
    if number == number.rounded(), abs(number) <= 9_007_199_254_740_991 {
      return String(Int(number))
    }
    return "\(number)"
  }

  // MARK: Decimals

  /// Returns a number with at most `places` decimals: `12`, `12.5`, `-0.25`.
  ///
  /// Halves round away from zero. The text has no trailing zeros and no exponent.
  /// - Parameters:
  ///   - value: The number. NaN is written as `0`, and numbers beyond ±9e17 / 10^places are clamped.
  ///   - places: From 0 to 6.
  /// - Returns: A decimal number within 0.5 / 10^places of the value.
  package static func decimal(_ value: Double, places: Int = 2) -> String {
    decimal(count: count(value * Double(power(places))), places: places)
  }

  /// Returns `count / 10^places` as a decimal number: 1250 with four places is `0.125`.
  package static func decimal(count: Int, places: Int) -> String {
    let (whole, remainder) = count.magnitude.quotientAndRemainder(dividingBy: UInt(power(places)))
    let text = count < 0 ? "-\(whole)" : "\(whole)"
    guard remainder > 0 else { return text }
    var (rest, length) = (remainder, places)
    while rest.isMultiple(of: 10) {
      rest /= 10
      length -= 1
    }
    let digits = String(rest)
    return text + "." + String(repeating: "0", count: length - digits.utf8.count) + digits
  }

  /// Returns the nearest whole number, clamped to ±9e17, or 0 for NaN.
  package static func count(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(max(-9e17, min(9e17, value.rounded())))
  }

  /// Returns a number with exactly `places` decimals: `1.3`, `12.000`.
  ///
  /// Halves round away from zero.
  package static func fixed(_ number: Double, places: Int) -> String {
    let scale = Double(power(places))
    guard number.isFinite, number.magnitude * scale < 9e15 else { return "\(number)" }
    let scaled = Int((number.magnitude * scale).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + String(scaled) }
    let digits = String(scaled)
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(filled.dropLast(places)).\(filled.suffix(places))"
  }

  private static func power(_ places: Int) -> Int {
    var power = 1
    for _ in 0..<places { power *= 10 }
    return power
  }

  // MARK: For people

  /// Returns a whole number with its digits in groups of three: `1,204`.
  package static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// Returns a length rounded to whole px: `4,482`.
  package static func whole(_ number: Double) -> String { grouped(count(number)) }

  /// Returns a number and its noun, in the plural unless the number is 1: `1 error`,
  /// `1,204 pictures`.
  ///
  /// - Parameters:
  ///   - number: How many there are.
  ///   - noun: The singular. Its plural must end in an added "s".
  /// - Returns: The text.
  package static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
