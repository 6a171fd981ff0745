import WallImaging

/// What a derived file is called where it is published: `harbour-640-0123456789ab.avif`.
enum DerivedName {
  /// Longest part of the source's own name; a name on disk has 255 bytes at the most.
  private static let stemLimit = 60

  /// A name that tells the contents, so that it may be cached for ever: the digits are of source and
  /// recipe. It begins with the source's name, as far as that needs no escapes.
  static func name(of file: DerivedFile, from path: String) -> String {
    let ending = file.path.split(separator: ".").last ?? ""
    let digits = SHA256.hex(Array(file.path.utf8)).prefix(12)
    return "\(stem(of: path))-\(file.width)-\(digits).\(ending)"
  }

  private static func stem(of path: String) -> String {
    var name = Array((URLPath.parts(of: path).last ?? "").utf8)
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 { name.removeSubrange(dot...) }
    var stem: [UInt8] = []
    for byte in name where stem.count < stemLimit {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        stem.append(byte)
      default:
        if stem.last.map({ $0 != UInt8(ascii: "-") }) ?? false { stem.append(UInt8(ascii: "-")) }
      }
    }
    while stem.last == UInt8(ascii: "-") { stem.removeLast() }
    return stem.isEmpty ? "picture" : String(decoding: stem, as: UTF8.self)
  }
}
