internal import WallManual

/// Help pages, made from the table; at most 80 columns wide.
enum HelpPage {
  private static let width = 80

  /// The tool's own page.
  static func tool() -> String {
    var page = """
      Usage: photowall COMMAND [options]

      Turns a manifest of images into a static photo wall: pages that need no script,
      with a layout for each breakpoint that is exact at every width.

      Commands:

      """
    for command in CommandTable.commands {
      page += entry("  " + command.name.rawValue, command.summary, at: 12)
    }
    page += "\nTopics:\n"
    for topic in ManualTopic.allCases {
      page += entry("  " + topic.rawValue, topic.summary, at: 12)
    }
    page += "\nOptions:\n"
    for option in [OptionSpec.help, CommandTable.version] {
      page += entry("  " + option.spelling, option.summary, at: 24)
    }
    page += "\nExit status:\n" + CommandTable.exitStatus.map { "  \($0)\n" }.joined()
    return page + "\nHelp on a command or topic: photowall help TOPIC\n"
  }

  /// The page of one command.
  static func command(_ command: CommandSpec) -> String {
    var page = "Usage: \(command.usage)\n\n\(command.summary)\n"
    if !command.operands.isEmpty {
      page += "\nOperands:\n"
      for operand in command.operands {
        page += entry("  " + operand.name, operand.summary, at: 24)
      }
    }
    page += "\nOptions:\n"
    for option in command.allOptions {
      page += entry("  " + option.spelling, option.summary, at: 24)
    }
    for paragraph in command.details {
      page += "\n" + wrapped(paragraph, to: width).map { $0 + "\n" }.joined()
    }
    return page
  }

  /// A name with its words beside it, or below it where the name is too long.
  private static func entry(_ name: String, _ words: String, at column: Int) -> String {
    let lines = wrapped(words, to: width - column)
    let indent = String(repeating: " ", count: column)
    var result = ""
    for (index, line) in lines.enumerated() {
      if index > 0 {
        result += indent + line + "\n"
      } else if name.count + 2 > column {
        result += name + "\n" + indent + line + "\n"
      } else {
        result += DisplayText.padded(name, to: column) + line + "\n"
      }
    }
    return result
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
