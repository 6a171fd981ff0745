/// Where a picture was taken.
struct GPSPosition {
  /// Degrees, -90 to 90, north positive, to the sixth place: a tenth of a metre.
  let latitude: Double
  /// Degrees, -180 to 180, east positive.
  let longitude: Double

  /// XMP's position, else EXIF's; nil where there is none, or one that is none on Earth.
  init?(_ metadata: borrowing EmbeddedMetadata) {
    let pair =
      Self.xmp(metadata) ?? Self.exif(metadata)
    guard let (latitude, longitude) = pair, abs(latitude) <= 90, abs(longitude) <= 180,
      // Receivers without a fix leave zeros, and nobody photographs in the Gulf of Guinea.
      latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = (latitude * 1e6).rounded() / 1e6
    self.longitude = (longitude * 1e6).rounded() / 1e6
  }

  private static func exif(_ metadata: borrowing EmbeddedMetadata) -> (Double, Double)? {
    guard let latitude = exif("Latitude", "S", metadata),
      let longitude = exif("Longitude", "W", metadata)
    else { return nil }
    return (latitude, longitude)
  }

  /// Degrees, minutes and seconds, of which the last may be absent.
  private static func exif(
    _ name: String, _ negative: Unicode.Scalar, _ metadata: borrowing EmbeddedMetadata
  ) -> Double? {
    let parts = metadata.numbers("Exif.GPSInfo.GPS" + name, atMost: 3)
    guard !parts.isEmpty else { return nil }
    let degrees = zip(parts, [1.0, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
    let reference = metadata.texts("Exif.GPSInfo.GPS\(name)Ref").first?.first
    return reference == UInt8(ascii: negative) ? -degrees : degrees
  }

  private static func xmp(_ metadata: borrowing EmbeddedMetadata) -> (Double, Double)? {
    guard let latitude = metadata.texts("Xmp.exif.GPSLatitude").first.flatMap({ xmp($0) }),
      let longitude = metadata.texts("Xmp.exif.GPSLongitude").first.flatMap({ xmp($0) })
    else { return nil }
    return (latitude, longitude)
  }

  /// `52,31.25N` or `52,31,15N`.
  private static func xmp(_ bytes: [UInt8]) -> Double? {
    guard let end = bytes.last, "NSEW".utf8.contains(end) else { return nil }
    let parts = bytes.dropLast().split(separator: UInt8(ascii: ",")).map {
      Double(String(decoding: $0, as: UTF8.self))
    }
    let numbers = parts.compactMap(\.self)
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    let degrees = zip(numbers, [1.0, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
    return "SW".utf8.contains(end) ? -degrees : degrees
  }
}
