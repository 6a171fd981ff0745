/// A date as cameras and editors write it, and as manifests do.
enum MetadataDate {
  /// Reads a date of EXIF (`2026:05:01 17:40:12`), XMP (ISO 8601) or IPTC (`20260501`).
  ///
  /// - Parameters:
  ///   - bytes: The field's text.
  ///   - time: A time that another field holds: `174012+0200`, `17:40:12`.
  ///   - zone: A zone that another field holds: `+02:00`.
  /// - Returns: `2026-05-01T17:40:12+02:00`, or as much of it as is told and real; nil where not
  ///   even the year is: `0000:00:00`.
  static func manifestDate(
    _ bytes: some Collection<UInt8>, time: [UInt8]? = nil, zone: [UInt8]? = nil
  ) -> String? {
    var reader = Reader(bytes)
    guard let year = reader.number(4), year > 0 else { return nil }
    var date = reader.digits
    reader.skip("-:/.")
    guard let month = reader.number(2), (1...12).contains(month) else { return date }
    date += "-" + reader.digits
    reader.skip("-:/.")
    guard let day = reader.number(2), (1...days(in: month, year: year)).contains(day) else {
      return date
    }
    date += "-" + reader.digits
    reader.skip("T ")
    if let time { reader = Reader(time) }
    guard let clock = reader.clock(hasSeconds: true) else { return date }
    if let zone { reader = Reader(zone) }
    return date + "T" + clock + (reader.zone() ?? "")
  }

  private static func days(in month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// What is left to read of a field.
  private struct Reader {
    private var rest: ArraySlice<UInt8>
    /// What `number` read last.
    private(set) var digits = ""

    init(_ bytes: some Collection<UInt8>) {
      // Longer ones are no dates.
      rest = Array(bytes.prefix(64)).drop { $0 == UInt8(ascii: " ") }
    }

    mutating func number(_ count: Int) -> Int? {
      let text = rest.prefix(count)
      guard text.count == count, text.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest = rest.dropFirst(count)
      digits = String(decoding: text, as: UTF8.self)
      return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Passes over one of these signs.
    @discardableResult
    mutating func skip(_ signs: String) -> UInt8? {
      guard let first = rest.first, signs.utf8.contains(first) else { return nil }
      rest = rest.dropFirst()
      return first
    }

    /// `17:40`, or with seconds where there are; nil where that is no time of day.
    mutating func clock(hasSeconds: Bool) -> String? {
      guard let hour = number(2), hour < 24 else { return nil }
      var clock = digits
      skip(":")
      guard let minute = number(2), minute < 60 else { return nil }
      clock += ":" + digits
      guard hasSeconds else { return clock }
      let before = rest
      skip(":")
      guard let second = number(2) else {
        rest = before
        return clock
      }
      guard second < 60 else { return nil }
      clock += ":" + digits
      // Fractions sort shots of one second, and nobody reads them.
      if skip(".") != nil { rest = rest.drop { (0x30...0x39).contains($0) } }
      return clock
    }

    /// `Z` or `+02:00`; nil where there is none.
    mutating func zone() -> String? {
      guard let sign = skip("Z+-") else { return nil }
      if sign == UInt8(ascii: "Z") { return "Z" }
      return clock(hasSeconds: false).map { String(Unicode.Scalar(sign)) + $0 }
    }
  }
}
