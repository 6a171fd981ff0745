import Foundation

/// The order of names that people expect: `img2` before `img10`, whatever the case.
enum NaturalOrder {
  /// Names in the order of their keys' bytes are in natural order.
  ///
  /// A run of ASCII digits counts as the number it writes; letters count decomposed and without
  /// their case, by Unicode scalars, so that no locale has a say. Names that are alike in all that
  /// stand in the order of their bytes.
  /// - Complexity: O(bytes)
  static func key(of name: String) -> [UInt8] {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let folded = isASCII ? name : name.decomposedStringWithCanonicalMapping.lowercased()
    var key: [UInt8] = []
    key.reserveCapacity(2 * name.utf8.count + 4)
    var rest = Array(folded.utf8)[...]
    while let byte = rest.first {
      guard isDigit(byte) else {
        key.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
        rest.removeFirst()
        continue
      }
      let run = rest.prefix(while: isDigit)
      rest = rest.dropFirst(run.count)
      let digits = run.drop { $0 == UInt8(ascii: "0") }
      // Of two numbers the one with more digits is larger. Digits stand where 0 does among
      // characters; a file's name has 255 bytes at most.
      key += [UInt8(ascii: "0"), UInt8(clamping: digits.count + 1)] + digits
    }
    // No name holds a NUL, so that a name comes before all that start with it.
    return key + [0] + Array(name.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The elements in the natural order of their names.
  static func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
    elements.map { (key(of: name($0)), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}
