/// The addresses that a manifest may name.
package enum ManifestAddress {
  enum Kind {
    /// A picture: a path from the manifest's folder, a path of the site, or http(s).
    case source
    /// A link: any URL reference without a dangerous scheme.
    case reference
    /// http(s) only.
    case absolute
  }

  /// Whether the address is http or https, and so stays as written.
  package static func isRemote(_ text: String) -> Bool {
    guard let scheme = scheme(of: text)?.lowercased() else { return false }
    return scheme == "http" || scheme == "https"
  }

  /// Whether the address is a path of the web site, never read from disk.
  package static func isSitePath(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "/")
  }

  /// Why a path from the manifest's folder cannot stand in a manifest: `has a backslash`.
  ///
  /// - Parameter path: Its parts apart by `/`.
  /// - Returns: nil where it can.
  package static func fault(inPath path: String) -> String? {
    do {
      _ = try ValueType.source.read(.text(path), .json)
      return nil
    } catch {
      return error.text
    }
  }

  static func check(_ text: String, as kind: Kind) throws(Complaint) {
    guard !text.isEmpty else { throw Complaint("is empty") }
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        throw Complaint("has a control character", advice: "remove it")
      }
    }
    // Browsers strip outer spaces, so that " javascript:" would be a scheme after all.
    if kind != .source, text.utf8.first == 0x20 || text.utf8.last == 0x20 {
      throw Complaint("starts or ends with a space", advice: "remove it")
    }
    if text.utf8.contains(UInt8(ascii: "\\")) {
      throw Complaint("has a backslash", advice: "addresses use /")
    }
    if text.utf8.starts(with: "//".utf8) {
      throw Complaint("names a host without a scheme", advice: "write https: before it")
    }
    if let scheme = scheme(of: text) {
      guard isRemote(text) else {
        throw Complaint(
          "has the scheme \(scheme):", advice: "only http: and https: are allowed")
      }
      try checkHost(text, behind: scheme)
    } else if kind == .absolute {
      throw Complaint(
        "is no http: or https: address", example: "https://example.org/wall/", isText: true)
    } else if kind == .source, !isSitePath(text) {
      try checkPath(text)
    }
  }

  /// Checks the address that a site is published at, to which page names are added.
  static func checkBase(_ text: String) throws(Complaint) {
    try check(text, as: .absolute)
    let example = "https://example.org/wall/"
    func refuse(_ fault: String, _ advice: String) -> Complaint {
      Complaint(fault, advice: advice, example: example, isText: true)
    }
    if text.unicodeScalars.contains(where: \.properties.isWhitespace) {
      throw refuse("has a blank", "write %20 instead")
    }
    if text.utf8.contains(UInt8(ascii: "?")) {
      throw refuse("has a query", "leave out ? and what follows")
    }
    if text.utf8.contains(UInt8(ascii: "#")) {
      throw refuse("has a fragment", "leave out # and what follows")
    }
    let afterScheme = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
    if afterScheme.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: "@")) {
      throw refuse("names a user", "every reader would see it")
    }
  }

  private static func checkHost(_ text: String, behind scheme: String) throws(Complaint) {
    let rest = text.dropFirst(scheme.count + 1)
    let host = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard rest.hasPrefix("//"), !host.isEmpty, !host.contains(where: \.isWhitespace) else {
      throw Complaint("names no host", advice: "write \(scheme)://host/path")
    }
  }

  /// A path may not leave the manifest's folder once `.` and `..` are resolved.
  private static func checkPath(_ text: String) throws(Complaint) {
    var depth = 0
    var isFile = false
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      isFile = false
      if part.elementsEqual("..".utf8) {
        depth -= 1
        guard depth >= 0 else {
          throw Complaint(
            "leaves the manifest's folder", advice: "put the picture beside the manifest or below")
        }
      } else if !part.elementsEqual(".".utf8) {
        depth += 1
        isFile = true
      }
    }
    guard isFile, text.utf8.last != UInt8(ascii: "/") else {
      throw Complaint("names a folder, not a file")
    }
  }

  /// What stands before the first colon, where it has the shape of a scheme.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, first.isASCIIWordByte, first != UInt8(ascii: "_"),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      scheme.utf8.allSatisfy({
        ($0.isASCIIWordByte && $0 != UInt8(ascii: "_")) || "+-.".utf8.contains($0)
      })
    else { return nil }
    return String(scheme)
  }
}
