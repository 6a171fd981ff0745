/// The record's form: JSON with one file a line, written and read here, since a wall of many pictures
/// has hundreds of thousands of files. Paths are percent-encoded and marks are digits and letters, so
/// nothing in them needs an escape.
extension PublishedFiles {
  private static let start = "{\n  \"version\": 1,\n  \"files\": {\n"
  private static let end = "  }\n}\n"

  var json: [UInt8] {
    var json = Array(Self.start.utf8)
    let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, path) in paths.enumerated() {
      json += "    \"".utf8
      json += path.utf8
      json += "\": [\"".utf8
      json += (files[path] ?? []).joined(separator: "\", \"").utf8
      json += (index + 1 < paths.count ? "\"],\n" : "\"]\n").utf8
    }
    return json + Array(Self.end.utf8)
  }

  /// The files of a record that was written in this form; nil for any other.
  static func files(inLines bytes: [UInt8]) -> [String: [String]]? {
    guard bytes.starts(with: start.utf8), bytes.reversed().starts(with: end.utf8.reversed()) else {
      return nil
    }
    let lines = bytes[start.utf8.count..<(bytes.count - end.utf8.count)]
    var files: [String: [String]] = [:]
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      // `    "PATH": ["MARK", "MARK"],`: every other part stands between quotes.
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count >= 5, parts.count % 2 == 1, !line.contains(UInt8(ascii: "\\")) else {
        return nil
      }
      let texts = stride(from: 1, to: parts.count, by: 2).map {
        String(decoding: parts[$0], as: UTF8.self)
      }
      files[texts[0]] = Array(texts.dropFirst())
    }
    return files
  }
}
