/// One pattern of a list of names to ignore, as gitignore(5) describes it.
///
/// It works on bytes, as git does: `?` stands for one byte, and letters match in their own case.
struct GlobPattern {
  /// Whether what it matches is taken in again: `!keep.jpg`.
  let isNegated: Bool
  /// Whether it matches folders alone: `raw/`.
  let isForFolders: Bool
  /// Whether it matches whole paths from the list's folder, and not names in any folder.
  let isAnchored: Bool
  /// nil for a pattern that matches nothing, such as an unclosed `[`.
  private let tokens: [Token]?

  private enum Token {
    case byte(UInt8)
    /// `?`
    case anyByte
    case set(ByteSet)
    /// `*`: any bytes but `/`.
    case star
    /// `**` between slashes or ends, without the slash that follows: any bytes.
    case anyPath
    /// `**/`: nothing, or any folders with a slash behind them.
    case anyFolders
  }

  /// Reads a line of a list; a comment and an empty line are no pattern.
  ///
  /// - Parameter line: Without its end.
  init?(line: some Collection<UInt8>) {
    var bytes = Self.withoutEndingBlanks(Array(line))[...]
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes = bytes.dropFirst() }
    isForFolders = bytes.last == UInt8(ascii: "/")
    if isForFolders { bytes = bytes.dropLast() }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
    tokens = bytes.isEmpty ? nil : Self.tokens(Array(bytes))
  }

  /// Blanks at the end count only behind a backslash.
  private static func withoutEndingBlanks(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        index += 2
        end = min(index, line.count)
      } else {
        index += 1
        if line[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return Array(line[..<end])
  }

  /// Whether the pattern matches an entry.
  ///
  /// - Parameters:
  ///   - path: From the list's folder.
  ///   - isFolder: Whether it is one.
  /// - Returns: Whether it matches, negated or not.
  /// - Complexity: O(pattern * path)
  func matches(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard let tokens, isFolder || !isForFolders else { return false }
    if isAnchored { return Self.matches(path[...], tokens) }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    return Self.matches(slash.map { path[($0 + 1)...] } ?? path[...], tokens)
  }

  /// Advances through the text with all places of the pattern that are reached so far: no pattern
  /// makes it slow.
  private static func matches(_ text: ArraySlice<UInt8>, _ tokens: [Token]) -> Bool {
    var reached = [Bool](repeating: false, count: tokens.count + 1)
    reach(0, &reached, tokens)
    for byte in text {
      let isSlash = byte == UInt8(ascii: "/")
      var next = [Bool](repeating: false, count: tokens.count + 1)
      for (index, token) in tokens.enumerated() where reached[index] {
        switch token {
        case .byte(let own): if own == byte { reach(index + 1, &next, tokens) }
        case .anyByte: if !isSlash { reach(index + 1, &next, tokens) }
        case .set(let set): if !isSlash, set.contains(byte) { reach(index + 1, &next, tokens) }
        case .star: if !isSlash { reach(index, &next, tokens) }
        case .anyPath: reach(index, &next, tokens)
        case .anyFolders:
          next[index] = true
          if isSlash { reach(index + 1, &next, tokens) }
        }
      }
      reached = next
    }
    return reached[tokens.count]
  }

  /// Adds a place, and those behind it as long as what stands between may match nothing.
  private static func reach(_ index: Int, _ reached: inout [Bool], _ tokens: [Token]) {
    reached[index] = true
    guard index < tokens.count else { return }
    switch tokens[index] {
    case .star, .anyPath, .anyFolders: reach(index + 1, &reached, tokens)
    case .byte, .anyByte, .set: break
    }
  }

  // MARK: Reading

  /// - Returns: nil for a pattern that can match nothing.
  private static func tokens(_ pattern: [UInt8]) -> [Token]? {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      switch byte {
      case UInt8(ascii: "*"):
        tokens.append(starToken(pattern, &index))
        continue
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = ByteSet(pattern, at: &index) else { return nil }
        tokens.append(.set(set))
        continue
      case UInt8(ascii: "\\"):
        index += 1
        guard index < pattern.count else { return nil }
        tokens.append(.byte(pattern[index]))
      default: tokens.append(.byte(byte))
      }
      index += 1
    }
    return tokens
  }

  /// Several stars are one, unless they are all there is between two slashes or ends. What comes
  /// before the first special sign is compared by itself, so that stars behind it are at a beginning:
  /// git takes `c**/x` for `c/**/x` or `cx`, whatever its manual says.
  private static func starToken(_ pattern: [UInt8], _ index: inout Int) -> Token {
    let slash = UInt8(ascii: "/")
    let start = index
    while index < pattern.count, pattern[index] == UInt8(ascii: "*") { index += 1 }
    let isFirst = !pattern[..<start].contains { "*?[\\".utf8.contains($0) }
    let isAlone =
      (isFirst || pattern[start - 1] == slash)
      && (index == pattern.count || pattern[index] == slash)
    // In a pattern of names, where there are no slashes, it makes no difference.
    guard index - start > 1, isAlone else { return .star }
    guard index < pattern.count else { return .anyPath }
    index += 1
    return .anyFolders
  }
}

/// The bytes that `[a-z]` stands for.
private struct ByteSet {
  private var members = [Bool](repeating: false, count: 256)

  /// Reads a set; one that does not end or names an unknown class is none.
  ///
  /// - Parameters:
  ///   - pattern: Has `[` at `index`.
  ///   - index: Moves behind the `]`.
  init?(_ pattern: [UInt8], at index: inout Int) {
    var next = index + 1
    let isNegated =
      next < pattern.count
      && (pattern[next] == UInt8(ascii: "!") || pattern[next] == UInt8(ascii: "^"))
    if isNegated { next += 1 }
    let start = next
    var before: UInt8?
    while true {
      guard next < pattern.count else { return nil }
      let byte = pattern[next]
      // The first may be `]` itself.
      if byte == UInt8(ascii: "]"), next > start { break }
      if byte == UInt8(ascii: "["), next + 1 < pattern.count,
        pattern[next + 1] == UInt8(ascii: ":"),
        let end = Self.endOfClass(pattern, from: next + 2)
      {
        guard let class_ = Self.classes[String(decoding: pattern[(next + 2)..<end], as: UTF8.self)]
        else { return nil }
        for byte in UInt8.min...UInt8.max where class_(byte) { members[Int(byte)] = true }
        before = nil
        next = end + 2
        continue
      }
      if byte == UInt8(ascii: "-"), let first = before, next + 1 < pattern.count,
        pattern[next + 1] != UInt8(ascii: "]")
      {
        next += 1
        guard let last = Self.byte(pattern, at: &next) else { return nil }
        if first <= last { for byte in first...last { members[Int(byte)] = true } }
        before = nil
        continue
      }
      guard let own = Self.byte(pattern, at: &next) else { return nil }
      members[Int(own)] = true
      before = own
    }
    if isNegated { for byte in members.indices { members[byte].toggle() } }
    index = next + 1
  }

  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }

  private static func byte(_ pattern: [UInt8], at index: inout Int) -> UInt8? {
    if pattern[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < pattern.count else { return nil }
    index += 1
    return pattern[index - 1]
  }

  /// Where `:]` begins, if the class ends before the set does.
  private static func endOfClass(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let end = pattern[start...].firstIndex(of: UInt8(ascii: "]")), end > start,
      pattern[end - 1] == UInt8(ascii: ":")
    else { return nil }
    return end - 1
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) }, "alpha": { isLetter($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 }, "cntrl": { $0 < 0x20 || $0 == 0x7f },
    "digit": { isDigit($0) }, "graph": { 0x21...0x7e ~= $0 },
    "lower": { 0x61...0x7a ~= $0 }, "print": { 0x20...0x7e ~= $0 },
    "punct": { 0x21...0x7e ~= $0 && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || 0x09...0x0d ~= $0 }, "upper": { 0x41...0x5a ~= $0 },
    "xdigit": { isDigit($0) || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0 },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= (byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
