import WallImaging

/// What the derived files of one picture are called where they are published:
/// `harbour-0123456789ab-640.avif`.
///
/// A name tells the contents, so that it may be cached for ever: the digits are of the source and of
/// how its files are made. They are the same for all of them, since a page that names dozens of
/// files a picture compresses the better. It begins with the source's name, as far as that needs no
/// escapes.
struct DerivedName {
  /// Longest part of the source's own name; a name on disk has 255 bytes at the most.
  private static let stemLimit = 60

  private let start: String

  /// - Parameters:
  ///   - path: The source's.
  ///   - sha256: Of its bytes.
  ///   - encodings: All that its files are made in.
  init(path: String, sha256: String, encodings: [DerivativeRequest.Encoding]) {
    let recipe = encodings.map { " \($0.format.rawValue) \($0.quality)" }.joined()
    let digits = SHA256.hex(Array("\(DerivativeCache.recipeVersion) \(sha256)\(recipe)".utf8))
    start = "\(Self.stem(of: path))-\(digits.prefix(12))"
  }

  /// The name of one of the files.
  func name(of file: DerivedFile) -> String {
    "\(start)-\(file.width).\(file.path.split(separator: ".").last ?? "")"
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
