internal import WallManual

/// One run of one command: what it was asked, and where it may speak.
struct CommandRun {
  let environment: CommandEnvironment
  let arguments: ParsedArguments
  let console: Console

  /// - Throws: `CommandFailure` where the command could not be carried out.
  func execute() throws(CommandFailure) -> ExitStatus {
    switch arguments.command {
    case .scan: try scan()
    case .build: try build()
    case .preview: try preview()
    case .plan: try plan()
    case .check: try check()
    case .report: try report()
    case .layout: try layout()
    case .convert: try convert()
    case .schema: schema()
    case .help: help()
    }
  }

  private func help() -> ExitStatus {
    if arguments.has(.man) {
      console.write(ManualPage.text())
    } else if let shell = arguments[.completions] {
      console.write(ShellCompletions.text(for: shell))
    } else if let name = arguments.operands.first.flatMap({ CommandName(rawValue: $0) }) {
      console.write(HelpPage.command(CommandTable.command(name)))
    } else if let topic = arguments.operands.first.flatMap({ ManualTopic(rawValue: $0) }) {
      console.write(topic.text)
    } else {
      console.write(HelpPage.tool())
    }
    return .done
  }
}
