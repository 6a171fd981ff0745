/// A start tag in the document's text, found by looking back from its end.
struct XMLStartTag {
  /// The place of `<` (or of the `&` of an entity reference that stands for the tag).
  var offset: Int
  var nameLength: Int
  /// Bytes from `<` to the end; 0 where it is no tag of the document's own.
  var length = 0

  init(offset: Int, nameLength: Int) {
    self.offset = offset
    self.nameLength = nameLength
  }

  /// - Parameters:
  ///   - end: Where the `>` or `/>` of a well-formed tag stands.
  ///   - bytes: The document.
  /// - Complexity: O(bytes of the tag)
  init(endingAt end: Int, in bytes: [UInt8]) {
    let end = min(end, bytes.count)
    // No attribute of a well-formed tag holds a bare `<`.
    offset = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let name = bytes[min(offset + 1, end)..<end].prefix {
      !$0.isXMLSpace && $0 != UInt8(ascii: "/")
    }
    nameLength = name.count
    length = end - offset
  }

  /// An attribute's name and its value with quotes, as ranges of the document.
  struct AttributePlace {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// The attributes in the order of the tag, without declarations of namespaces.
  ///
  /// - Parameter bytes: The document.
  /// - Returns: Empty for a tag that stands in an entity.
  func attributes(in bytes: [UInt8]) -> [AttributePlace] {
    var places: [AttributePlace] = []
    var index = offset + 1 + nameLength
    let end = offset + length
    while index < end {
      while index < end, bytes[index].isXMLSpace { index += 1 }
      let nameStart = index
      while index < end, bytes[index] != UInt8(ascii: "="), !bytes[index].isXMLSpace { index += 1 }
      let name = nameStart..<index
      while index < end, bytes[index] == UInt8(ascii: "=") || bytes[index].isXMLSpace { index += 1 }
      guard index < end else { break }
      let quote = bytes[index]
      let valueStart = index
      index += 1
      while index < end, bytes[index] != quote { index += 1 }
      index = min(index + 1, end)
      if !Self.declaresNamespace(bytes[name]) {
        places.append(AttributePlace(name: name, value: valueStart..<index))
      }
    }
    return places
  }

  private static func declaresNamespace(_ name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "xmlns".utf8)
      && (name.count == 5 || name[name.startIndex + 5] == UInt8(ascii: ":"))
  }

  /// The last place of a word that ends before `end`.
  static func last(_ word: String, before end: Int, in bytes: [UInt8]) -> Int? {
    let word = Array(word.utf8)
    var start = min(end, bytes.count) - word.count
    while start >= 0 {
      if bytes[start...].starts(with: word) { return start }
      start -= 1
    }
    return nil
  }

  /// Behind the next place of a word; the text's end where there is none.
  static func next(_ word: String, from start: Int, in bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    var index = start
    while index + word.count <= bytes.count {
      if bytes[index...].starts(with: word) { return index + word.count }
      index += 1
    }
    return bytes.count
  }
}

/// White space of XML.
enum XMLSpace {
  /// The text without white space at both ends.
  static func trimmed(_ bytes: [UInt8]) -> String {
    guard let first = bytes.firstIndex(where: { !$0.isXMLSpace }),
      let last = bytes.lastIndex(where: { !$0.isXMLSpace })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

extension UInt8 {
  /// Space, tab, LF or CR.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0a || self == 0x0d }
}
