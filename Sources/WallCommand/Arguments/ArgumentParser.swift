import WallManifest

/// Reads a command line by the table.
///
/// Options may stand anywhere after the command: `-o DIR`, `-oDIR`, `-o=DIR`, `--output DIR`,
/// `--output=DIR`, `-qo DIR`. A value that begins with `-` needs the `=`. `--` ends the options;
/// `-` alone is an operand or a value.
struct ArgumentParser {
  enum Outcome {
    case run(ParsedArguments)
    /// Help was asked for, on a command or (nil) on the tool.
    case help(CommandName?)
    case version
  }

  private let spec: CommandSpec
  private var rest: ArraySlice<String>
  private var result: ParsedArguments
  private var problems: [String] = []

  /// - Throws: `UsageError` with everything that is wrong, not only the first.
  static func parse(_ arguments: [String]) throws(UsageError) -> Outcome {
    guard let first = arguments.first else {
      throw UsageError(messages: ["no command given"], command: nil)
    }
    if first == OptionSpec.help.long || first == "-h" { return .help(nil) }
    if first == CommandTable.version.long || first == "-V" { return .version }
    guard let name = CommandName(rawValue: first) else {
      throw UsageError(messages: [unknownCommand(first)], command: nil)
    }
    var parser = ArgumentParser(
      spec: CommandTable.command(name), rest: arguments.dropFirst(),
      result: ParsedArguments(command: name))
    return try parser.parse()
  }

  private init(spec: CommandSpec, rest: ArraySlice<String>, result: ParsedArguments) {
    self.spec = spec
    self.rest = rest
    self.result = result
  }

  private static func unknownCommand(_ word: String) -> String {
    let isOption = word.hasPrefix("-") && word.count > 1
    let nearest = NearestWord.of(word, in: CommandName.allCases.map(\.rawValue))
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    return isOption
      ? "the command comes first, before \"\(word)\""
      : "unknown command \"\(word)\"\(hint)"
  }

  private mutating func parse() throws(UsageError) -> Outcome {
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        result.operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        takeLong(word)
      } else {
        takeShort(word)
      }
    }
    if result.has(.help) { return .help(spec.name) }
    checkOperands()
    guard problems.isEmpty else { throw UsageError(messages: problems, command: spec.name) }
    return .run(result)
  }

  private mutating func takeLong(_ word: String) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = spec.allOptions.first(where: { $0.isNamed(name) }) else {
      problems.append(unknownOption("--\(name)"))
      return
    }
    let value = parts.count == 2 ? String(parts[1]) : nil
    guard option.placeholder != nil else {
      if value != nil { problems.append("\(option.long) takes no value") }
      result.flags.insert(option.key)
      return
    }
    if let value { take(option, value) } else { takeNextWord(option) }
  }

  /// Takes the next word as the option's value, unless it looks like another option: `-o -q` lacks
  /// a folder.
  private mutating func takeNextWord(_ option: OptionSpec) {
    guard let word = rest.first, word.hasPrefix("-"), word != "-" else {
      return take(option, rest.popFirst())
    }
    let isOption = spec.allOptions.contains { known in
      word == known.long || word.hasPrefix(known.long + "=")
        || known.short.map { word.hasPrefix("-\($0)") } ?? false
    }
    if !isOption { rest.removeFirst() }
    if option.quantity != nil && !isOption { return take(option, word) }
    problems.append(
      "\(option.long) needs a value: \(option.long) \(option.placeholder ?? ""), or "
        + "\(option.long)=\(word) if \"\(word)\" is the value")
  }

  private mutating func takeShort(_ word: String) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = spec.allOptions.first(where: { $0.short == letter }) else {
        problems.append(unknownOption("-\(letter)"))
        return
      }
      guard option.placeholder != nil else {
        result.flags.insert(option.key)
        continue
      }
      guard let next = letters.first else { return takeNextWord(option) }
      return take(option, String(next == "=" ? letters.dropFirst() : letters))
    }
  }

  private mutating func take(_ option: OptionSpec, _ value: String?) {
    guard let value, !value.isEmpty else {
      problems.append("\(option.long) needs a value: \(option.long) \(option.placeholder ?? "")")
      return
    }
    let words =
      option.isList
      ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    if !option.choices.isEmpty,
      let wrong = words.first(where: { !option.choices.contains($0) })
    {
      problems.append("\(option.long) \"\(wrong)\" is not \(Self.list(option.choices))")
      return
    }
    if let quantity = option.quantity, !quantity.allows(value) {
      problems.append(
        "\(option.long) \"\(value)\" is not a \(quantity.noun); write it without a unit: "
          + "\(option.long) \(quantity.example)")
      return
    }
    result.values[option.key, default: []] += words
  }

  private func unknownOption(_ word: String) -> String {
    let nearest = NearestWord.of(word, in: spec.allOptions.map(\.long))
    return "\(spec.name.rawValue) has no option \(word)"
      + (nearest.map { "; did you mean \($0)?" } ?? "")
  }

  private mutating func checkOperands() {
    for operand in spec.operands.dropFirst(result.operands.count) where !operand.isOptional {
      problems.append("\(spec.name.rawValue) needs \(operand.name)")
    }
    for word in result.operands.dropFirst(spec.operands.count) {
      problems.append("\"\(word)\" is one word too many for \(spec.name.rawValue)")
    }
    for (operand, word) in zip(spec.operands, result.operands) {
      if word.isEmpty {
        problems.append("\(operand.name) is empty")
      } else if !operand.choices.isEmpty, !operand.choices.contains(word) {
        let hint = NearestWord.of(word, in: operand.choices).map { "; did you mean \($0)?" } ?? ""
        problems.append("\(operand.name) \"\(word)\" is not \(Self.list(operand.choices))\(hint)")
      }
    }
  }

  /// `table, tsv or json`
  private static func list(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}
