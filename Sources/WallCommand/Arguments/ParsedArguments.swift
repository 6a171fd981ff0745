/// A command line that follows the table.
struct ParsedArguments {
  var command: CommandName
  var operands: [String] = []
  var flags: Set<OptionKey> = []
  /// Where an option is given more than once the last value counts.
  var values: [OptionKey: String] = [:]

  func has(_ key: OptionKey) -> Bool { flags.contains(key) }

  subscript(_ key: OptionKey) -> String? { values[key] }

  /// The value of an option that the parser has checked to be a length.
  func length(_ key: OptionKey) -> Double? { values[key].flatMap { Double($0) } }
}

/// What is wrong with a command line, all of it.
struct UsageError: Error, Hashable {
  /// Each lower case, no full stop.
  var messages: [String]
  /// Whose help page helps; nil for the tool's.
  var command: CommandName?
}
