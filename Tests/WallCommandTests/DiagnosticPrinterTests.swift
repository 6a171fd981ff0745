import Testing
import WallManifest

@testable import WallCommand

struct DiagnosticPrinterTests {
  private let diagnostics = [
    Diagnostic(
      .none, at: SourcePosition(line: 1, column: 8), length: 6, "unknown attribute \"heigth\"",
      hint: "did you mean height?"),
    Diagnostic(
      .fatal, at: nil, "the file is empty\u{1B}", hint: "start with this: <wall/>"),
  ]

  private func printed(
    _ diagnostics: [Diagnostic], isTerminal: Bool, variables: [String: String] = [:],
    showsAll: Bool = false
  ) -> String {
    var bytes: [UInt8] = []
    let environment = CommandEnvironment(
      arguments: [], variables: variables,
      standardOutput: OutputTarget(isTerminal: false) { _ in 0 },
      standardError: OutputTarget(isTerminal: isTerminal) {
        bytes += $0
        return 0
      })
    let console = Console(environment)
    DiagnosticPrinter(
      file: "a\u{7}.xml", showsAll: showsAll, console: console,
      sourceLine: { _ in "<image heigth=\"7\"/>" }
    ).print(diagnostics)
    console.flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aPipeGetsOneLineEach() {
    #expect(
      printed(diagnostics, isTerminal: false) == """
        a\\u{7}.xml:1:8: warning: unknown attribute "heigth"; did you mean height?
        a\\u{7}.xml: error: the file is empty\\u{1B}; start with this: <wall/>

        """)
  }

  @Test func aTerminalGetsTheLineAndTheHint() {
    #expect(
      printed(diagnostics, isTerminal: true) == """
        a\\u{7}.xml:1:8: warning: unknown attribute "heigth"
            1 | <image heigth="7"/>
              |        ^~~~~~
              = did you mean height?
        a\\u{7}.xml: error: the file is empty\\u{1B}
              = start with this: <wall/>

        """)
  }

  @Test func coloursSayHowBad() {
    #expect(
      printed(diagnostics, isTerminal: true, variables: ["TERM": "xterm"]) == """
        a\\u{7}.xml:1:8: \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1munknown attribute "heigth"\u{1B}[0m
            1 | <image \u{1B}[1;33mheigth\u{1B}[0m="7"/>
              |        \u{1B}[1;33m^~~~~~\u{1B}[0m
              = did you mean \u{1B}[1mheight\u{1B}[0m?
        a\\u{7}.xml: \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mthe file is empty\\u{1B}\u{1B}[0m
              = start with this: \u{1B}[1m<wall/>\u{1B}[0m

        """)
  }

  @Test func aTerminalGetsTheFirstFifty() {
    let many = Array(repeating: Diagnostic(.none, at: nil, "no alt text"), count: 1100)
    let shown = printed(many, isTerminal: true).split(separator: "\n")
    #expect(shown.count == DiagnosticPrinter.terminalLimit + 1)
    #expect(shown.last == "1,050 more warnings not shown; --all shows all of them")
    #expect(
      printed(many, isTerminal: true, showsAll: true).split(separator: "\n").count == 1100)
  }

  @Test func aPipeGetsTheFirstThousandOfEachKind() {
    let many = (0..<1100).flatMap {
      [
        Diagnostic(.none, at: nil, "the picture \"\($0).jpg\" was not found"),
        Diagnostic(.none, at: nil, "the picture \"\($0).jpg\" is \($0) px wide"),
        Diagnostic(.placeholder, at: nil, "the picture \"\($0).jpg\" was not found"),
      ]
    }
    let rare = Diagnostic(.none, at: nil, "the wall has no images")
    let lines = printed(many + [rare], isTerminal: false).split(separator: "\n")
    #expect(lines.count == 3 * DiagnosticPrinter.pipeLimit + 3)
    #expect(lines.count { $0.contains("error:") } == DiagnosticPrinter.pipeLimit)
    #expect(lines.contains { $0.hasSuffix("the wall has no images") })
    #expect(
      lines.suffix(2) == [
        "100 more errors not shown; --all shows all of them",
        "200 more warnings not shown; --all shows all of them",
      ])
    #expect(printed(many, isTerminal: false, showsAll: true).split(separator: "\n").count == 3300)
  }

  @Test func aTerminalGetsFiveWarningsOfAKindAndAllOthers() {
    let many = Array(
      repeating: Diagnostic(.none, at: nil, "no alt text", hint: "write some"), count: 33)
    let faults = Array(
      repeating: Diagnostic(.placeholder, at: nil, "cut off", hint: "copy it again"), count: 8)
    let shown = printed(many + diagnostics + faults, isTerminal: true).split(separator: "\n")
    #expect(shown.count { $0.hasSuffix("no alt text") } == DiagnosticPrinter.alikeLimit)
    #expect(shown.count { $0.hasSuffix("cut off") } == 8)
    #expect(shown.contains { $0.contains("heigth") })
    #expect(shown.last?.hasPrefix("28 more warnings not shown; ") == true)
  }
}
