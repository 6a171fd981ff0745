/// The two ways to write a manifest.
package enum Spelling: Hashable, Sendable {
  case json
  case xml

  /// A key's name in this spelling: JSON's camelCase, or the same words in kebab-case.
  package func key(_ camelCase: String) -> String {
    guard self == .xml else { return camelCase }
    var kebab = ""
    var wasLower = false
    for character in camelCase {
      if character.isUppercase && wasLower { kebab.append("-") }
      // A run of capitals, as in `baseURL`, is one word.
      wasLower = !character.isUppercase
      kebab.append(contentsOf: character.lowercased())
    }
    return kebab
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
