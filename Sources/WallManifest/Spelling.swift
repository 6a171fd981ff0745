/// The two ways to write a manifest.
package enum Spelling: Hashable, Sendable {
  case json
  case xml

  /// A key's name in this spelling: JSON's camelCase, or the same words in kebab-case.
  package func key(_ camelCase: String) -> String {
    guard self == .xml else { return camelCase }
    // By bytes, since every key of every image is written through here; names of keys are ASCII.
    var kebab: [UInt8] = []
    var wasLower = false
    for byte in camelCase.utf8 {
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isUpper && wasLower { kebab.append(UInt8(ascii: "-")) }
      // A run of capitals, as in `baseURL`, is one word.
      wasLower = !isUpper
      kebab.append(isUpper ? byte | 0x20 : byte)
    }
    return String(decoding: kebab, as: UTF8.self)
  }

  /// How an author writes a key with a value: `"width": 4032` or `width="4032"`.
  ///
  /// - Parameters:
  ///   - camelCase: The key's name in the model.
  ///   - value: As JSON has it without quotes.
  ///   - isText: Whether JSON puts the value in quotes.
  /// - Returns: One line.
  func assignment(_ camelCase: String, _ value: String, isText: Bool) -> String {
    switch self {
    case .json: "\"\(camelCase)\": " + (isText ? "\"\(value)\"" : value)
    case .xml: "\(key(camelCase))=\"\(value)\""
    }
  }
}
