/// A command line that follows the table.
struct ParsedArguments {
  var command: CommandName
  var operands: [String] = []
  var flags: Set<OptionKey> = []
  /// All values of each option, in their order.
  var values: [OptionKey: [String]] = [:]

  func has(_ key: OptionKey) -> Bool { flags.contains(key) }

  /// The value of an option of which one counts: the last.
  subscript(_ key: OptionKey) -> String? { values[key]?.last }

  /// The values of an option of which all count.
  func all(_ key: OptionKey) -> [String] { values[key] ?? [] }

  /// The value of an option that the parser has checked to be a whole number.
  func count(_ key: OptionKey) -> Int? { self[key].flatMap { Int($0) } }

  /// The value of an option that the parser has checked to be a length.
  func length(_ key: OptionKey) -> Double? { self[key].flatMap { Double($0) } }
}

/// What is wrong with a command line, all of it.
struct UsageError: Error, Hashable {
  /// Each lower case, no full stop.
  var messages: [String]
  /// Whose help page helps; nil for the tool's.
  var command: CommandName?
}
