/// Reads the numbers, the clock and the zone of a date from the bytes of one metadata field.
struct DateReader {
  private var rest: ArraySlice<UInt8>
  /// The number that was read last, with a leading zero if the field left it out.
  private(set) var digits = ""

  init(_ bytes: some Collection<UInt8>) {
    // A longer text is not a date.
    rest = Array(bytes.prefix(64))[...]
    skipBlanks()
  }

  mutating func year() -> Int? { number(4) }

  /// Reads two digits, or one if a separator or a blank was read before it: `2024: 1:15`.
  mutating func month() -> Int? { part() }
  mutating func day() -> Int? { part() }

  private mutating func part() -> Int? {
    let isSeparated = skip("-:/. ") != nil
    skipBlanks()
    return isSeparated ? shortNumber() : number(2)
  }

  /// Reads `17:40`, `17:40:12`, `174012` or `5:40:12 PM`.
  ///
  /// - Returns: 24 hours and minutes, and seconds if the field has them. nil if it is not a time of
  ///   day.
  mutating func clock() -> String? {
    _ = skip("T")
    skipBlanks()
    guard let hour = shortNumber() else { return nil }
    guard let minute = sixty() else { return nil }
    var clock = ":" + minute
    let beforeSeconds = self
    if let second = sixty() {
      clock += ":" + second
      // Nothing that photowall writes needs fractions of a second.
      if skip(".,") != nil { rest = rest.drop { Self.isDigit($0) } }
    } else {
      guard beforeSeconds.isAtEndOfClock else { return nil }
      self = beforeSeconds
    }
    guard let hour = hourOfDay(hour) else { return nil }
    return (hour < 10 ? "0" : "") + String(hour) + clock
  }

  /// Reads `Z`, `UTC`, `+02:00`, `+0200`, `+9:00` or `+9`.
  ///
  /// - Returns: `Z` or hours and minutes with a sign. nil if the field has no zone.
  mutating func zone() -> String? {
    skipBlanks()
    let name = String(decoding: rest.prefix { $0 > 0x20 }, as: UTF8.self).uppercased()
    if ["Z", "UTC", "GMT"].contains(name) { return "Z" }
    guard let sign = skip("+-"), let hour = shortNumber(), hour < 24 else { return nil }
    let hours = digits
    skip(":")
    let minutes = rest.first.map(Self.isDigit) == true ? number(2) : 0
    guard let minutes, minutes < 60 else { return nil }
    return String(Unicode.Scalar(sign)) + hours + (minutes < 10 ? ":0" : ":") + String(minutes)
  }

  // MARK: Parts of a clock

  private mutating func sixty() -> String? {
    let isSeparated = skip(":") != nil
    skipBlanks()
    guard let number = isSeparated ? shortNumber() : number(2), number < 60 else { return nil }
    return digits
  }

  /// Whether what follows a minute can follow the end of a clock.
  private var isAtEndOfClock: Bool {
    guard let first = rest.first else { return true }
    return !(Self.isDigit(first) || first == UInt8(ascii: ":"))
      || !rest.dropFirst().contains(where: Self.isDigit)
  }

  /// The hour after the marker of a 12-hour clock, if there is one.
  private mutating func hourOfDay(_ hour: Int) -> Int? {
    guard hour < 24 else { return nil }
    let before = rest
    skipBlanks()
    guard let half = skip("AaPp") else {
      rest = before
      return hour
    }
    skip(".")
    guard skip("Mm") != nil else {
      rest = before
      return hour
    }
    skip(".")
    guard (1...12).contains(hour) else { return hour }
    return hour % 12 + ("Pp".utf8.contains(half) ? 12 : 0)
  }

  // MARK: Digits and blanks

  private mutating func number(_ count: Int) -> Int? {
    let text = rest.prefix(count)
    guard text.count == count, text.allSatisfy(Self.isDigit) else { return nil }
    return take(text)
  }

  /// Reads one or two digits.
  private mutating func shortNumber() -> Int? {
    let text = rest.prefix(2).prefix { Self.isDigit($0) }
    return text.isEmpty ? nil : take(text)
  }

  private mutating func take(_ text: ArraySlice<UInt8>) -> Int {
    rest = rest.dropFirst(text.count)
    digits = (text.count == 1 ? "0" : "") + String(decoding: text, as: UTF8.self)
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Passes over one of these characters.
  @discardableResult
  private mutating func skip(_ characters: String) -> UInt8? {
    guard let first = rest.first, characters.utf8.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
