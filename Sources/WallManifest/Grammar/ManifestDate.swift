/// The dates a manifest may hold.
enum ManifestDate {
  /// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or with `Thh:mm[:ss[.s]][Z|±hh:mm]`; real days and times.
  static func isDate(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    guard let year = number(&rest, digits: 4) else { return false }
    if rest.isEmpty { return true }
    guard take(&rest, "-"), let month = number(&rest, digits: 2), (1...12).contains(month) else {
      return false
    }
    if rest.isEmpty { return true }
    guard take(&rest, "-"), let day = number(&rest, digits: 2),
      (1...days(in: month, year: year)).contains(day)
    else { return false }
    return rest.isEmpty || (take(&rest, "T") && isTime(&rest))
  }

  private static func isTime(_ rest: inout Substring.UTF8View) -> Bool {
    guard isClock(&rest) else { return false }
    if take(&rest, ":") {
      guard let second = number(&rest, digits: 2), second < 60 else { return false }
      if take(&rest, ".") {
        let digits = rest.prefix { $0.isASCIIDigit }
        guard !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
      }
    }
    if rest.isEmpty || rest.elementsEqual("Z".utf8) { return true }
    guard take(&rest, "+") || take(&rest, "-") else { return false }
    return isClock(&rest) && rest.isEmpty
  }

  /// `hh:mm`
  private static func isClock(_ rest: inout Substring.UTF8View) -> Bool {
    guard let hour = number(&rest, digits: 2), hour < 24, take(&rest, ":"),
      let minute = number(&rest, digits: 2), minute < 60
    else { return false }
    return true
  }

  private static func number(_ rest: inout Substring.UTF8View, digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func take(_ rest: inout Substring.UTF8View, _ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  private static func days(in month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
