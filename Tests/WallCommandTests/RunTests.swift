import Testing

@testable import WallCommand

/// Whole runs: a manifest at standard input, and all that comes of it.
struct RunTests {
  private static let good = """
    { "title": "Pier", "layout": { "columns": 2 }, "images": [
      { "src": "https://example.org/a.jpg", "width": 4, "height": 2, "alt": "A" },
      { "src": "https://example.org/b.jpg", "width": 2, "height": 2, "alt": "B" } ] }
    """
  private static let broken = """
    <wall>
      <image src="a.jpg" width="4" heigth="2" alt=""/>
      <image src="b.jpg" width="4" height="2"/>
      <image src="c.jpg" width="4" height="2" alt=""/>
    </wall>
    """
  private static let problems = """
    <stdin>:2:3: error: image "a.jpg" has no height
    <stdin>:2:32: warning: unknown attribute "heigth"; did you mean height?
    <stdin>:3:3: warning: image "b.jpg" has no alt text; say what is to be seen, or write alt="" \
    for a mere decoration

    """

  private func run(_ manifest: String, _ words: String..., isTerminal: Bool = false)
    -> Recorder.Outcome
  {
    let recorder = Recorder()
    recorder.input = Array(manifest.utf8)
    recorder.isTerminal = isTerminal
    recorder.variables = [:]
    return recorder.run(words)
  }

  @Test func aGoodManifestIsSaidToBe() {
    #expect(
      run(Self.good, "check", "-")
        == Recorder.Outcome(status: .done, output: "2 pictures read: all good.\n", error: ""))
  }

  @Test func problemsGoToStandardErrorAndTheVerdictToStandardOutput() {
    #expect(
      run(Self.broken, "check", "-")
        == Recorder.Outcome(
          status: .problemsInInput,
          output: "3 pictures read: 2 good, 1 becomes a placeholder.\n", error: Self.problems))
  }

  @Test func aTerminalShowsThePlacesAndCounts() {
    let outcome = run(Self.broken, "check", "-", isTerminal: true)
    #expect(
      outcome.error == """
        <stdin>:2:3: error: image "a.jpg" has no height
            2 |   <image src="a.jpg" width="4" heigth="2" alt=""/>
              |   ^~~~~~
        <stdin>:2:32: warning: unknown attribute "heigth"
            2 |   <image src="a.jpg" width="4" heigth="2" alt=""/>
              |                                ^~~~~~
              = did you mean height?
        <stdin>:3:3: warning: image "b.jpg" has no alt text
            3 |   <image src="b.jpg" width="4" height="2"/>
              |   ^~~~~~
              = say what is to be seen, or write alt="" for a mere decoration

        1 error, 2 warnings

        """)
    #expect(outcome.output == "3 pictures read: 2 good, 1 becomes a placeholder.\n")
  }

  @Test func aFatalFaultLeavesNothingToJudge() {
    let outcome = run("{ \"columns\": ", "check", "-")
    #expect(outcome.status == .problemsInInput)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("<stdin>:1:"))
    #expect(outcome.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["", " ", "\0", "<", "[]", "\u{FEFF}", "<wall>", "{}", "<!DOCTYPE wall><wall/>"])
  func noInputTraps(manifest: String) {
    for command in ["check", "layout"] {
      let outcome = run(manifest, command, "-")
      #expect(outcome.status == .done || outcome.status == .problemsInInput)
    }
  }

  @Test func theGeometryIsPrintedAtTheWidthAskedFor() {
    let outcome = run(Self.good, "layout", "-", "--width", "230")
    #expect(outcome.status == .done)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("\"name\": \"all\""))
    #expect(outcome.output.contains("\"frame\": [10, 10, 100, 50]"))
    #expect(outcome.output.contains("\"frame\": [120, 10, 100, 100]"))
  }

  @Test func theGeometryOfABrokenEntryIsPrintedAndTheStatusTellsOfIt() {
    let outcome = run(Self.broken, "layout", "-", "--breakpoint", "phone")
    #expect(outcome.status == .problemsInInput)
    #expect(outcome.error == Self.problems)
    #expect(outcome.output.contains("\"id\": \"a.jpg\""))
    #expect(!outcome.output.contains("\"name\": \"desktop\""))
  }

  @Test func anUnknownBreakpointIsNamedWithTheOneThatIsMeant() {
    #expect(
      run(Self.good, "layout", "-", "--breakpoint", "al")
        == Recorder.Outcome(
          status: .usage, output: "",
          error: "photowall: the manifest has no breakpoint \"al\"; did you mean all?\n"
            + "Help: photowall layout --help\n"))
  }

  @Test func aClosedPipeIsNoErrorAndAFullDiskIs() {
    let recorder = Recorder()
    recorder.input = Array(Self.good.utf8)
    recorder.outputFailure = 32  // EPIPE
    #expect(
      recorder.run("layout", "-") == Recorder.Outcome(status: .done, output: "", error: ""))
    recorder.outputFailure = 28  // ENOSPC
    #expect(
      recorder.run("layout", "-")
        == Recorder.Outcome(
          status: .environmentFailed, output: "",
          error: "photowall: cannot write to standard output: no space left on the disk\n"))
  }

  @Test func aMissingManifestIsTheEnvironmentsFault() {
    #expect(
      Recorder().run("check", "no/such/wall.xml")
        == Recorder.Outcome(
          status: .environmentFailed, output: "",
          error: "photowall: cannot read \"no/such/wall.xml\": no such file or folder\n"))
  }
}
