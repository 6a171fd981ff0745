import Glibc
import WallText

internal import WallImaging

/// The command line: words in, output and an exit status out.
package enum Command {
  /// Runs the tool once.
  ///
  /// A closed pipe at standard output is no error: what was asked is done, the rest of the result
  /// is dropped, and the status is what it would have been.
  package static func run(_ environment: CommandEnvironment) -> ExitStatus {
    let console = Console(environment)
    let status = run(environment, console)
    console.flush()
    guard let failure = console.outputFailure, failure != EPIPE else {
      return status
    }
    console.say("photowall: cannot write to standard output: \(SystemError.text(failure))\n")
    console.flush()
    return .environmentFailed
  }

  private static func run(_ environment: CommandEnvironment, _ console: Console) -> ExitStatus {
    do {
      switch try ArgumentParser.parse(environment.arguments) {
      case .version:
        console.write("photowall \(ToolVersion.number)\n")
      case .help(let name):
        console.write(
          name.map { HelpPage.command(CommandTable.command($0)) } ?? HelpPage.tool())
      case .run(let arguments):
        return perform(
          CommandRun(environment: environment, arguments: arguments, console: console))
      }
      return .done
    } catch {
      return refuse(error, console)
    }
  }

  private static func perform(_ run: CommandRun) -> ExitStatus {
    do {
      return try run.execute()
    } catch {
      switch error {
      case .problemsInInput: return .problemsInInput
      case .usage(let usage): return refuse(usage, run.console)
      case .environment(let message, let hint):
        let style = run.console.errorStyle
        let label = style.styled(.boldRed, "photowall:")
        run.console.say("\(label) \(DisplayText.safe(message))")
        run.console.say(hint.map { "; \(DisplayText.safe($0))\n" } ?? "\n")
        return .environmentFailed
      }
    }
  }

  private static func refuse(_ error: UsageError, _ console: Console) -> ExitStatus {
    for message in error.messages {
      console.say("photowall: \(DisplayText.safe(message))\n")
    }
    let words = error.command.map { "photowall \($0.rawValue)" } ?? "photowall"
    console.say("Help: \(words) --help\n")
    return .usage
  }
}
