import Testing

@testable import WallCommand

struct ProgressLineTests {
  /// What 100 reports, one every 50 ms, put on the screen.
  private func shown(isTerminal: Bool, isWanted: Bool = true) -> String {
    var bytes: [UInt8] = []
    let environment = CommandEnvironment(
      arguments: [], variables: ["TERM": "xterm"],
      standardOutput: OutputTarget(isTerminal: false) { _ in 0 },
      standardError: OutputTarget(isTerminal: isTerminal) {
        bytes += $0
        return 0
      })
    var now = 0.0
    let line = ProgressLine(Console(environment), isWanted: isWanted, seconds: { now })
    for done in 1...100 {
      now += 0.05
      line.show("writing", done: done, total: 100, noun: "pages")
    }
    line.erase()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aTerminalGetsTenLinesASecondAtMostAndTheLastIsErased() {
    let text = shown(isTerminal: true)
    let count = text.split(separator: "\r").count
    #expect(count > 30 && count <= 51)
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(text.contains("of 100  pages"))
  }

  @Test func aPipeAndAQuietRunGetNone() {
    #expect(shown(isTerminal: false).isEmpty)
    #expect(shown(isTerminal: true, isWanted: false).isEmpty)
  }
}
