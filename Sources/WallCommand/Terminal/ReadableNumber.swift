/// Numbers for people, the same in every locale.
enum ReadableNumber {
  /// A whole number in groups of three: `1,204`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// A length rounded to whole px: `4,482`.
  static func whole(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    return grouped(Int(number.rounded()))
  }

  /// A number with so many decimals, half away from zero: `1.3`.
  static func fixed(_ number: Double, decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    guard number.isFinite, number.magnitude * power < 9e15 else { return "\(number)" }
    let scaled = Int((number.magnitude * power).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled) }
    let digits = String(scaled)
    let filled = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(sign)\(filled.dropLast(decimals)).\(filled.suffix(decimals))"
  }

  /// A number as it would be written by hand: `1312`, `811.5`.
  static func plain(_ number: Double) -> String {
    guard number == number.rounded(), number.magnitude < 1e15 else { return "\(number)" }
    return String(Int(number))
  }

  /// A number with its noun: `1 error`, `2 errors`.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}
