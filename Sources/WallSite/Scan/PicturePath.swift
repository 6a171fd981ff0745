import WallManifest

/// A path by its bytes: names that differ only in Unicode normalisation are different files, and
/// Swift's strings would be equal.
struct PicturePath: Hashable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  /// The file that an image's address means; nil for an address on the web or of the site.
  init?(source: String?) {
    guard let source, !ManifestAddress.isRemote(source), !ManifestAddress.isSitePath(source) else {
      return nil
    }
    self.init(URLPath.resolved(source))
  }

  /// The path from a folder as an image's address: with `./` before a name that would be taken for
  /// a scheme, as in `Monday: sea.jpg`.
  static func source(_ path: String) -> String {
    let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    return first.contains(UInt8(ascii: ":")) ? "./" + path : path
  }

  /// The path without `.` and `..`.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder it is in; empty where it has none.
  var folder: PicturePath { PicturePath(URLPath.folder(of: text)) }
}
