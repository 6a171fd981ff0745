extension ValueType where Value == String {
  /// Words: any text that XML can hold.
  static let text = ValueType(
    read: { (value, _) throws(Complaint) in try plainText(value) }, write: { .text($0) })

  static let nonEmptyText = text.checked { text throws(Complaint) in
    if text.isEmpty { throw Complaint("is empty") }
  }

  /// `#rgb` or `#rrggbb`.
  static let color = text.checked { text throws(Complaint) in
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6,
      digits.allSatisfy({ $0.hexValue != nil })
    else {
      throw Complaint(
        "is not a colour", advice: "write #rgb or #rrggbb", example: "#8899aa", isText: true)
    }
  }

  /// Part of a file name: `[A-Za-z0-9][A-Za-z0-9_-]{0,63}`.
  static let word = text.checked { text throws(Complaint) in
    let bytes = Array(text.utf8)
    guard let first = bytes.first, bytes.count <= 64, first.isASCIIWordByte,
      first != UInt8(ascii: "_"),
      bytes.allSatisfy({ $0.isASCIIWordByte || $0 == UInt8(ascii: "-") })
    else {
      throw Complaint(
        "is not a word",
        advice: "it becomes part of a file name: up to 64 letters (a to z), digits, _ and -, "
          + "starting with a letter or digit")
    }
  }

  /// The shape of a BCP 47 tag: `en`, `pt-BR`, `zh-Hant-TW`.
  static let languageTag = text.checked { text throws(Complaint) in
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // Tags of private use (`x-…`) and old registered ones (`i-…`) start with a single letter.
    let isSingle = parts.count > 1 && ["x", "i"].contains(text.prefix(1).lowercased())
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 && !isSingle ? 2...8 : 1...8).contains(part.count)
        && part.allSatisfy {
          $0.isASCIIWordByte && $0 != UInt8(ascii: "_")
            && (index > 0 || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0))
        }
    }
    guard isTag else {
      throw Complaint("is not a language tag", example: "en", isText: true)
    }
  }

  static let date = text.checked { text throws(Complaint) in
    guard ManifestDate.isDate(text) else {
      throw Complaint(
        "is not a date", advice: "write YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm",
        example: "2026-05-01", isText: true)
    }
  }

  /// A URL reference to follow.
  static let reference = address(.reference)
  /// A path from the manifest's folder, a path of the site, or an http(s) address.
  static let source = address(.source)

  static let baseURL = ValueType(
    read: { (value, spelling) throws(Complaint) in
      let text = try plainText(value)
      try ManifestAddress.checkBase(text)
      return text.hasSuffix("/") ? text : text + "/"
    }, write: { .text($0) })

  private static func address(_ kind: ManifestAddress.Kind) -> ValueType {
    text.checked { text throws(Complaint) in try ManifestAddress.check(text, as: kind) }
  }

  /// The same values less those that `check` throws out.
  func checked(
    _ check: @escaping @Sendable (String) throws(Complaint) -> Void
  ) -> ValueType {
    ValueType(
      read: { (value, spelling) throws(Complaint) in
        let text = try read(value, spelling)
        try check(text)
        return text
      }, write: write)
  }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the enumeration's words.
  static var oneOf: ValueType { oneOf(orAlias: [:]) }

  /// One of the enumeration's words, or another spelling of one.
  static func oneOf(orAlias aliases: [String: Value]) -> ValueType {
    ValueType(
      read: { (value, _) throws(Complaint) in
        let text = try plainText(value)
        if let known = Value(rawValue: text) ?? aliases[text] { return known }
        let words = Value.allCases.map(\.rawValue)
        if let nearest = NearestWord.of(text, in: words) {
          throw Complaint("is unknown", advice: "did you mean \(nearest)?")
        }
        throw Complaint("is unknown", advice: "use " + words.joined(separator: ", "))
      }, write: { .text($0.rawValue) })
  }
}

extension ValueType where Value == LayoutOptions.LastRow {
  /// The American spelling counts too.
  static let lastRow = oneOf(orAlias: ["center": .centre])
}

/// A text without characters that XML cannot hold.
private func plainText(_ value: SourceNode.Value) throws(Complaint) -> String {
  guard case .text(let text) = value else {
    throw Complaint("is not a text", advice: "put it in quotes")
  }
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0a, 0x0d: continue
    case 0..<0x20, 0xfffe, 0xffff:
      throw Complaint("has a character that XML cannot hold", advice: "remove it")
    default: continue
    }
  }
  return text
}
