import Testing

@testable import WallCommand

struct ProgressLineTests {
  /// What a run put on standard error: `reports` of `show`, one every `interval` seconds.
  private func shown(
    isTerminal: Bool, isWanted: Bool = true, columns: Int? = nil, term: String = "xterm",
    reports: Int = 100, interval: Double = 0.05, _ show: (ProgressLine, Int) -> Void
  ) -> String {
    var bytes: [UInt8] = []
    let environment = CommandEnvironment(
      arguments: [], variables: ["TERM": term],
      standardOutput: OutputTarget(isTerminal: false) { _ in 0 },
      standardError: OutputTarget(isTerminal: isTerminal, columns: columns) {
        bytes += $0
        return 0
      })
    var now = 0.0
    let line = ProgressLine(Console(environment), isWanted: isWanted, seconds: { now })
    for done in 1...reports {
      now = Double(done) * interval
      show(line, done)
    }
    line.erase()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writing(_ line: ProgressLine, _ done: Int) {
    line.show("writing", done: done, total: 100, noun: "pages")
  }

  /// Four pictures a second; two of them are broken.
  private func images(_ line: ProgressLine, _ done: Int) {
    let problems = done < 5 ? 0 : done < 200 ? 1 : 2
    line.showImages("images", done: done, total: 1000, problems: problems)
  }

  /// What a terminal would show after each drawing, without colours.
  private func drawings(_ text: String) -> [String] {
    text.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "").split(separator: "\r").map(String.init)
  }

  @Test func aTerminalGetsTenLinesASecondAtMostAndTheLastIsErased() {
    let text = shown(isTerminal: true, writing)
    let count = text.split(separator: "\r").count
    #expect(count > 30 && count <= 51)
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(text.contains("of 100  pages"))
  }

  @Test func aPipeAndAQuietRunGetNone() {
    #expect(shown(isTerminal: false, writing).isEmpty)
    #expect(shown(isTerminal: true, isWanted: false, writing).isEmpty)
    #expect(
      shown(isTerminal: false, isWanted: false, reports: 500, interval: 0.25, images).isEmpty)
  }

  @Test func imagesHaveRateTimeLeftAndProblems() {
    let text = shown(isTerminal: true, columns: 100, reports: 312, interval: 0.25, images)
    #expect(
      drawings(text).last
        == "  images      [#########....................]  312 of 1,000"
        + "  4.0 a second, 3 min left, 2 problems")
  }

  @Test(arguments: [
    (80, "  images      [##.......]  312 of 1,000  4.0 a second, 3 min left, 2 problems"),
    (79, "  images      [##......]  312 of 1,000  4.0 a second, 3 min left, 2 problems"),
    (72, "  images      [####.........]  312 of 1,000  4.0 a second, 3 min left"),
    (60, "  images      [####.........]  312 of 1,000  4.0 a second"),
    (50, "  images      [#####............]  312 of 1,000"),
    (40, "  images      [##.....]  312 of 1,000"),
  ])
  func imagesFitTheTerminal(_ columns: Int, _ line: String) {
    let text = shown(isTerminal: true, columns: columns, reports: 312, interval: 0.25, images)
    #expect(drawings(text).last == line)
    #expect(drawings(text).allSatisfy { $0.count < columns })
  }

  @Test(arguments: [(false, "xterm"), (true, "dumb")])
  func aLogGetsAPlainLineEveryFiveSeconds(isTerminal: Bool, term: String) {
    let text = shown(
      isTerminal: isTerminal, term: term, reports: 79, interval: 0.25, images)
    #expect(
      text == """
        photowall: images: 20 of 1,000, 4.0 a second, 5 min left, 1 problem
        photowall: images: 40 of 1,000, 4.0 a second, 4 min left, 1 problem
        photowall: images: 60 of 1,000, 4.0 a second, 4 min left, 1 problem

        """)
  }

  @Test func aLogOfAShortRunIsEmpty() {
    #expect(shown(isTerminal: false, reports: 19, interval: 0.25, images).isEmpty)
  }
}
