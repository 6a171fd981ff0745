internal import WallImaging
internal import WallManual

/// The manual page in the language of `man`, made from the table.
enum ManualPage {
  static func text() -> String {
    var page = """
      .TH PHOTOWALL 1 "" "photowall \(escaped(ToolVersion.number))" "User Commands"
      .SH NAME
      photowall \\- turn a manifest of images into a static photo wall
      .SH SYNOPSIS

      """
    for command in CommandTable.commands { page += ".B \(escaped(command.usage))\n.br\n" }
    page += """
      .SH DESCRIPTION
      Reads a manifest (XML or JSON) that says where each image is and how large, and writes pages
      whose tiles are placed by geometry computed beforehand, one layout for each breakpoint.
      .SH COMMANDS

      """
    for command in CommandTable.commands { page += section(command) }
    page += ".SH EXIT STATUS\n"
    for line in CommandTable.exitStatus {
      let number = line.prefix { $0 != " " }
      page += ".TP\n.B \(number)\n\(escaped(line.dropFirst(4)))\n"
    }
    page += ".SH TOPICS\nPrinted by\n.BR \"photowall help\" .\n"
    for topic in ManualTopic.allCases {
      page += ".TP\n.B \(escaped(topic.rawValue))\n\(escaped(topic.summary))\n"
    }
    page += """
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      If set and not empty, nothing is coloured.
      .TP
      .B TERM
      If
      .IR dumb ,
      nothing is coloured.

      """
    return page
  }

  private static func section(_ command: CommandSpec) -> String {
    var text = ".SS \(escaped(command.name.rawValue))\n\(escaped(command.summary))\n"
    for operand in command.operands {
      text += ".TP\n.I \(escaped(operand.name))\n\(escaped(operand.summary))\n"
    }
    for option in command.allOptions {
      let names = (option.short.map { ["-\($0)"] } ?? []) + [option.long]
      let value = option.placeholder.map { " " + $0 } ?? ""
      text += ".TP\n.B \(escaped(names.joined(separator: ", ") + value))\n"
      text += escaped(option.summary) + "\n"
    }
    return text + command.details.map { ".PP\n\(escaped($0))\n" }.joined()
  }

  /// Words as roff takes them: a hyphen that is to be copied, and no line that looks like a request.
  private static func escaped(_ text: some StringProtocol) -> String {
    let plain = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
