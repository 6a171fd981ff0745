import Testing

@testable import WallCommand

/// Command lines that follow the table, in every way they can be written.
struct ArgumentParserTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    let outcome = try ArgumentParser.parse(words)
    guard case .run(let arguments) = outcome else {
      Issue.record("\(words) asks for no run")
      return ParsedArguments(command: .help)
    }
    return arguments
  }

  @Test(arguments: [
    ["-o", "out"], ["-oout"], ["-o=out"], ["--output", "out"], ["--output=out"],
    ["-o", "first", "-o", "out"],
  ])
  func aValueCanBeWrittenInFiveWaysAndTheLastCounts(words: [String]) throws {
    guard case .run(let before) = try ArgumentParser.parse(["build"] + words + ["a.xml"]),
      case .run(let after) = try ArgumentParser.parse(["build", "a.xml"] + words)
    else {
      Issue.record("no run")
      return
    }
    #expect(before[.output] == "out")
    #expect(before.operands == ["a.xml"])
    #expect(after[.output] == "out")
    #expect(after.operands == ["a.xml"])
  }

  @Test func shortOptionsCanBeJoined() throws {
    let arguments = try parse("build", "-qo", "out", "a.xml")
    #expect(arguments.has(.quiet))
    #expect(arguments[.output] == "out")
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("check", "--", "--strict").operands == ["--strict"])
  }

  @Test func oneDashIsAnOperandAndAValue() throws {
    #expect(try parse("check", "-").operands == ["-"])
    #expect(try parse("build", "a", "-o", "-")[.output] == "-")
  }

  @Test(arguments: [
    ["--overlay", "order,holes"], ["--overlay=order", "--overlay", "holes"],
  ])
  func someOptionsTakeSeveralValues(words: [String]) throws {
    guard case .run(let arguments) = try ArgumentParser.parse(["preview", "a"] + words) else {
      Issue.record("no run")
      return
    }
    #expect(arguments.all(.overlay) == ["order", "holes"])
    #expect(arguments.all(.templates) == [])
  }

  @Test(arguments: [["-o=-q"], ["--output=-q"], ["-o-q"]])
  func aValueThatBeginsWithADashIsJoinedToItsOption(words: [String]) throws {
    guard case .run(let arguments) = try ArgumentParser.parse(["build", "a"] + words) else {
      Issue.record("no run")
      return
    }
    #expect(arguments[.output] == "-q")
    #expect(!arguments.has(.quiet))
  }

  @Test func aValueMayHoldAnEqualsSign() throws {
    #expect(try parse("build", "a", "--output=x=y")[.output] == "x=y")
  }

  @Test func helpWinsOverMistakes() throws {
    guard case .help(.build) = try ArgumentParser.parse(["build", "--nonsense", "-h"]) else {
      Issue.record("no help")
      return
    }
  }

  @Test func lengthsAreRead() throws {
    #expect(try parse("layout", "a", "--width", "811.5").length(.width) == 811.5)
  }
}
