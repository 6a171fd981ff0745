import Testing
import WallManifest

@testable import WallCommand

/// Text for people: excerpts, colours, widths and numbers.
struct TerminalTests {
  private let plain = TextStyle(isTerminal: true, isColoured: false)

  private func excerpt(
    _ line: String, column: Int, length: Int, columns: Int = 80
  ) -> String {
    SourceExcerpt.text(
      line: line, position: SourcePosition(line: 17, column: column), length: length,
      attribute: .boldRed,
      style: TextStyle(isTerminal: true, isColoured: false, columns: columns))
  }

  @Test func theMarkStandsUnderThePlace() {
    #expect(
      excerpt("  <image heigth=\"7\"/>", column: 10, length: 6) == """
           17 |   <image heigth="7"/>
              |          ^~~~~~

        """)
  }

  @Test func wideCharactersAndTabsMoveTheMark() {
    #expect(
      excerpt("\t海e\u{301}<x>", column: 5, length: 3) == """
           17 |     海e\u{301}<x>
              |        ^~~

        """)
  }

  @Test func controlCharactersAreShownAsEscapes() {
    #expect(
      excerpt("a\u{1B}[31mb", column: 2, length: 1) == """
           17 | a\\u{1B}[31mb
              |  ^~~~~~

        """)
  }

  @Test func aLongLineIsCutOnTheRight() {
    let text = excerpt(String(repeating: "x", count: 100), column: 3, length: 2)
    #expect(
      text == """
           17 | \(String(repeating: "x", count: 68))...
              |   ^~

        """)
  }

  @Test func aLongLineIsCutOnBothSidesOfTheMark() {
    let line = String(repeating: "-", count: 500) + "MARK" + String(repeating: "-", count: 500)
    let lines = excerpt(line, column: 501, length: 4).split(separator: "\n")
    #expect(lines[0].hasPrefix("   17 | ...---"))
    #expect(lines[0].hasSuffix("---..."))
    #expect(lines[0].count <= 79)
    let mark = lines[0].range(of: "MARK")
    let caret = lines[1].range(of: "^~~~")
    let markColumn = mark.map { lines[0][..<$0.lowerBound].count }
    let caretColumn = caret.map { lines[1][..<$0.lowerBound].count }
    #expect(markColumn != nil)
    #expect(markColumn == caretColumn)
  }

  @Test(arguments: ["", "short", String(repeating: "é海\t\u{200D}", count: 40)], [0, 1, 7, 300])
  func noExcerptTrapsOrIsWiderThanTheTerminal(line: String, length: Int) {
    for column in 1...200 {
      let lines = excerpt(line, column: column, length: length, columns: 40).split(separator: "\n")
      #expect(lines.count == 2)
      for line in lines { #expect(DisplayText.columns(line) < 40) }
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, true), (["TERM": "dumb"], true, false), ([:], true, false),
    (["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (["TERM": "xterm", "NO_COLOR": ""], true, true), (["TERM": "xterm"], false, false),
  ])
  func coloursAreForTerminalsThatWantThem(
    variables: [String: String], isTerminal: Bool, isColoured: Bool
  ) {
    let target = OutputTarget(isTerminal: isTerminal) { _ in 0 }
    #expect(TextStyle(for: target, variables: variables).isColoured == isColoured)
  }

  @Test func suggestionsAreNear() {
    #expect(NearestWord.of("heigth", in: ["width", "height"]) == "height")
    #expect(NearestWord.of("xy", in: ["ab", "to"]) == nil)
    #expect(NearestWord.of("anything", in: []) == nil)
    let ids = ["photos/Pier.jpg", "peer", "pier", "pie", "dunes"]
    #expect(NearestWord.several(like: "pierr", in: ids) == ["pier", "peer", "pie"])
    #expect(NearestWord.several(like: "pier.jpg", in: ids) == ["photos/Pier.jpg"])
    #expect(NearestWord.several(like: "walls/dunes", in: ids) == ["dunes"])
    #expect(NearestWord.several(like: "", in: ids).isEmpty)
  }
}
