/// The dates a manifest may hold.
enum ManifestDate {
  /// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or with `Thh:mm[:ss[.s]][Z|±hh:mm]`; real days and times.
  static func isDate(_ text: String) -> Bool {
    var rest = Substring(text)
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

  private static func isTime(_ rest: inout Substring) -> Bool {
    guard isClock(&rest) else { return false }
    if take(&rest, ":") {
      guard let second = number(&rest, digits: 2), second < 60 else { return false }
      if take(&rest, ".") {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
      }
    }
    if rest.isEmpty || rest == "Z" { return true }
    guard take(&rest, "+") || take(&rest, "-") else { return false }
    return isClock(&rest) && rest.isEmpty
  }

  /// `hh:mm`
  private static func isClock(_ rest: inout Substring) -> Bool {
    guard let hour = number(&rest, digits: 2), hour < 24, take(&rest, ":"),
      let minute = number(&rest, digits: 2), minute < 60
    else { return false }
    return true
  }

  private static func number(_ rest: inout Substring, digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(text)
  }

  private static func take(_ rest: inout Substring, _ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
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
