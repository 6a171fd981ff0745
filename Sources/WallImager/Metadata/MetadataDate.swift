/// A date as cameras and editors write it, and as manifests do.
enum MetadataDate {
  /// Reads a date of EXIF (`2026:05:01 17:40:12`), XMP (ISO 8601) or IPTC (`20260501`).
  ///
  /// - Parameters:
  ///   - bytes: The field's text.
  ///   - time: The text of a field that holds the time: `174012+0200`, `17:40:12`. nil if `bytes`
  ///     holds it.
  ///   - zone: The text of a field that holds the zone: `+02:00`. A zone in the time itself wins.
  /// - Returns: `2026-05-01T17:40:12+02:00`, or as much of it as is given and exists. nil if the
  ///   field has no year, or holds what a clock shows that nobody has set: year 0, year 1 or the
  ///   first second of 1970.
  static func manifestDate(
    _ bytes: some Collection<UInt8>, time: [UInt8]? = nil, zone: [UInt8]? = nil
  ) -> String? {
    var reader = DateReader(bytes)
    guard let year = reader.year(), year > 1 else { return nil }
    var date = reader.digits
    guard let month = reader.month(), (1...12).contains(month) else { return date }
    date += "-" + reader.digits
    guard let day = reader.day(), (1...days(in: month, year: year)).contains(day) else {
      return date
    }
    date += "-" + reader.digits
    if let time { reader = DateReader(time) }
    guard let clock = reader.clock() else { return date }
    let ownZone = reader.zone() ?? zone.flatMap(Self.zone)
    guard !isEpoch(date, clock, ownZone) else { return nil }
    return date + "T" + clock + (ownZone ?? "")
  }

  private static func zone(_ bytes: [UInt8]) -> String? {
    var reader = DateReader(bytes)
    return reader.zone()
  }

  /// Whether this is the first second of 1970, in the date's own zone or in UTC.
  private static func isEpoch(_ date: String, _ clock: String, _ zone: String?) -> Bool {
    guard clock.utf8.count < 6 || clock.hasSuffix(":00"), let time = minutes(clock) else {
      return false
    }
    let zone = zone ?? "Z"
    let offset = zone == "Z" ? 0 : minutes(zone.dropFirst()) ?? 0
    switch date {
    case "1970-01-01": return time == 0 || (time == offset && zone.hasPrefix("+"))
    case "1969-12-31": return 24 * 60 - time == offset && zone.hasPrefix("-")
    default: return false
    }
  }

  /// The minutes since midnight of `17:40`.
  private static func minutes(_ clock: some StringProtocol) -> Int? {
    guard let hours = Int(clock.prefix(2)), let minutes = Int(clock.dropFirst(3).prefix(2)) else {
      return nil
    }
    return hours * 60 + minutes
  }

  private static func days(in month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
