import Foundation

/// The rules of generated style sheets, as far as they are used: a selector of one or two simple
/// ones, lengths of percent and px.
struct StyleRules {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  private struct Rule {
    let declarations: [String: String]
    let weight: Int
    let order: Int
  }

  private var rules: [String: [Rule]] = [:]
  private var count = 0

  /// - Parameter sheets: In the order of the cascade; one rule a line.
  /// - Throws: `Malformed` at a rule that no sheet of ours has.
  init(_ sheets: [[UInt8]]) throws {
    for sheet in sheets {
      for line in String(decoding: sheet, as: UTF8.self).split(separator: "\n") {
        try add(line)
      }
    }
  }

  private mutating func add(_ line: Substring) throws {
    guard let open = line.firstIndex(of: "{"), line.last == "}", line.first != "{" else {
      throw Malformed(description: "no rule: \(line)")
    }
    let selector = String(line[..<open])
    var declarations: [String: String] = [:]
    for declaration in line[line.index(after: open)...].dropLast().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, declarations[String(parts[0])] == nil else {
        throw Malformed(description: "no declaration: \(declaration)")
      }
      declarations[String(parts[0])] = String(parts[1])
    }
    guard !declarations.isEmpty else { throw Malformed(description: "empty rule: \(line)") }
    let weight = selector.prefix { $0 != "," }.reduce(0) {
      $0 + ($1 == "#" ? 1000 : $1 == "." ? 1 : 0)
    }
    for one in selector.split(separator: ",").map(String.init) {
      rules[one, default: []].append(
        Rule(declarations: declarations, weight: weight, order: count))
    }
    count += 1
  }

  /// What the cascade leaves of the rules with these selectors.
  func declarations(_ selectors: [String]) -> [String: String] {
    let matching = selectors.flatMap { rules[$0] ?? [] }
      .sorted { ($0.weight, $0.order) < ($1.weight, $1.order) }
    return matching.reduce(into: [:]) { result, rule in
      result.merge(rule.declarations) { $1 }
    }
  }

  /// A length in px, by hand: `0`, `12px`, `3%`, `calc(3% - 12px)`, `max(3% + 1px,4px)`.
  ///
  /// - Parameters:
  ///   - value: nil is 0, as for every property asked here.
  ///   - base: What 100 % are.
  /// - Returns: CSS px.
  /// - Throws: `Malformed` where it is none of these.
  static func length(_ value: String?, of base: Double) throws -> Double {
    guard var value = value, value != "0" else { return 0 }
    if value.hasPrefix("max("), value.hasSuffix(")") {
      let lengths = try value.dropFirst(4).dropLast().split(separator: ",").map {
        try sum($0, of: base)
      }
      guard let largest = lengths.max() else { throw Malformed(description: value) }
      return largest
    }
    if value.hasPrefix("calc("), value.hasSuffix(")") {
      value = String(value.dropFirst(5).dropLast())
    } else if value.contains(" ") {
      throw Malformed(description: "a sum without calc(): \(value)")
    }
    return try sum(value[...], of: base)
  }

  private static func sum(_ text: Substring, of base: Double) throws -> Double {
    var (total, sign) = (0.0, 1.0)
    for (index, word) in text.split(separator: " ").enumerated() {
      if index % 2 == 1 {
        guard word == "+" || word == "-" else { throw Malformed(description: String(text)) }
        sign = word == "-" ? -1 : 1
      } else if word.hasSuffix("%"), let percent = Double(word.dropLast()) {
        total += sign * percent / 100 * base
      } else if word.hasSuffix("px"), let px = Double(word.dropLast(2)) {
        total += sign * px
      } else {
        throw Malformed(description: String(text))
      }
    }
    return total
  }
}
