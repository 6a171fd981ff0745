/// Completions for three shells, made from the table.
enum ShellCompletions {
  static func text(for shell: String) -> String {
    switch shell {
    case "zsh": zsh()
    case "fish": fish()
    default: bash()
    }
  }

  private static var commandNames: String {
    CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
  }

  private static func words(_ command: CommandSpec) -> String {
    let options = command.allOptions.flatMap { option in
      (option.short.map { ["-\($0)"] } ?? []) + [option.long]
    }
    return (command.operands.flatMap(\.choices) + options).joined(separator: " ")
  }

  private static func bash() -> String {
    var text = """
      _photowall() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        if [ "$COMP_CWORD" -eq 1 ]; then
          mapfile -t COMPREPLY < <(compgen -W "\(commandNames) --help --version" -- "$word")
          return
        fi
        case ${COMP_WORDS[1]},$before in

      """
    for command in CommandTable.commands {
      for option in command.options where option.placeholder != nil {
        let names = ([option.long] + (option.short.map { ["-\($0)"] } ?? []))
          .map { "\(command.name.rawValue),\($0)" }.joined(separator: "|")
        text += "    \(names)) \(bashReply(option)); return ;;\n"
      }
    }
    text += "  esac\n  local words=\n  case ${COMP_WORDS[1]} in\n"
    for command in CommandTable.commands {
      text += "    \(command.name.rawValue)) words=\"\(words(command))\" ;;\n"
    }
    return text + """
        esac
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; compgen -f -- "$word")
      }
      complete -o filenames -F _photowall photowall

      """
  }

  private static func bashReply(_ option: OptionSpec) -> String {
    if option.placeholder == "DIR" { return "mapfile -t COMPREPLY < <(compgen -d -- \"$word\")" }
    let choices = option.choices.joined(separator: " ")
    return "mapfile -t COMPREPLY < <(compgen -W \"\(choices)\" -- \"$word\")"
  }

  private static func zsh() -> String {
    var text = """
      #compdef photowall
      _photowall() {
        local -a commands
        commands=(

      """
    for command in CommandTable.commands {
      text += "    \(quoted("\(command.name.rawValue):\(command.summary)"))\n"
    }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local chosen=$words[2]
        shift words
        (( CURRENT-- ))
        case $chosen in

      """
    for command in CommandTable.commands {
      let lines = command.allOptions.map(zshOption) + command.operands.map(zshOperand)
      text += "    \(command.name.rawValue)) _arguments \(lines.joined(separator: " ")) ;;\n"
    }
    return text + "  esac\n}\n_photowall \"$@\"\n"
  }

  private static func zshOption(_ option: OptionSpec) -> String {
    let words = option.summary.filter { !"[]:".contains($0) }
    let value = option.placeholder.map { ":\($0):\(zshAction(option.choices, $0))" } ?? ""
    return quoted("\(option.long)[\(words)]\(value)")
  }

  private static func zshOperand(_ operand: OperandSpec) -> String {
    quoted(":\(operand.name):\(zshAction(operand.choices, operand.name))")
  }

  private static func zshAction(_ choices: [String], _ placeholder: String) -> String {
    if !choices.isEmpty { return "(\(choices.joined(separator: " ")))" }
    switch placeholder {
    case "DIR": return "_directories"
    case "NAME", "W", "ID": return " "
    default: return "_files"
    }
  }

  private static func fish() -> String {
    var text = ""
    for command in CommandTable.commands {
      text += "complete -c photowall -n __fish_use_subcommand -f -a \(command.name.rawValue)"
      text += " -d \(quoted(command.summary))\n"
      let condition = "-n \"__fish_seen_subcommand_from \(command.name.rawValue)\""
      for option in command.allOptions {
        text += "complete -c photowall \(condition) -l \(option.key.rawValue)"
        if let short = option.short { text += " -s \(short)" }
        if option.placeholder != nil { text += " -r" }
        if !option.choices.isEmpty {
          text += " -f -a \(quoted(option.choices.joined(separator: " ")))"
        }
        text += " -d \(quoted(option.summary))\n"
      }
      for operand in command.operands where !operand.choices.isEmpty {
        text += "complete -c photowall \(condition) -f"
        text += " -a \(quoted(operand.choices.joined(separator: " ")))\n"
      }
    }
    return text
  }

  /// A word in single quotes, as all three shells take it.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
