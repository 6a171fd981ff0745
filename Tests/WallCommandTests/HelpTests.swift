import Testing
import WallImaging

@testable import WallCommand

/// What is made from the table.
struct HelpTests {
  @Test func helpGoesToStandardOutput() {
    let outcome = Recorder().run("--help")
    #expect(outcome.status == .done)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output == HelpPage.tool())
    for command in CommandName.allCases {
      #expect(outcome.output.contains("\n  \(command.rawValue) "))
    }
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandHasHelpThatNamesAllItsOptions(name: CommandName) {
    let outcome = Recorder().run(name.rawValue, "--help")
    #expect(outcome.status == .done)
    #expect(outcome.output == Recorder().run("help", name.rawValue).output)
    #expect(outcome.output.hasPrefix("Usage: photowall \(name.rawValue)"))
    for option in CommandTable.command(name).allOptions {
      #expect(outcome.output.contains(option.spelling))
    }
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func theTableHoldsEachCommandOnce() {
    #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    for name in CommandName.allCases { #expect(CommandTable.command(name).name == name) }
  }

  @Test(arguments: CommandName.allCases)
  func noTwoOptionsOfACommandShareAName(name: CommandName) {
    let options = CommandTable.command(name).allOptions
    let shorts = options.compactMap(\.short)
    #expect(Set(options.map(\.key)).count == options.count)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func theVersionIsOneLine() {
    let outcome = Recorder().run("--version")
    #expect(outcome.output == "photowall \(ToolVersion.number)\n")
    #expect(outcome.status == .done)
  }

  @Test func theManualAndTheCompletionsNameEveryOption() {
    let outputs = [
      Recorder().run("help", "--man").output.filter { $0 != "\\" },
      Recorder().run("help", "--completions", "bash").output,
      Recorder().run("help", "--completions", "zsh").output,
      Recorder().run("help", "--completions", "fish").output,
    ]
    for option in CommandTable.commands.flatMap(\.options) {
      for output in outputs { #expect(output.contains(option.key.rawValue)) }
    }
  }
}
