import Testing
import WallManifest

private func expect(
  _ marked: String, _ message: String, hint: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let reading = MarkedSource(marked).expect(["F \(message)"], sourceLocation: sourceLocation)
  if let hint {
    #expect(reading.diagnostics.first?.hint == hint, sourceLocation: sourceLocation)
  }
}

private func wall(title: String) -> String {
  "{ \"title\": \(title), \"images\": [ { \"src\": \"a\", \"width\": 1, \"height\": 1, "
    + "\"alt\": \"\" } ] }"
}

/// Malformed JSON ends at its first fault, with its place and a cure.
@Suite struct JSONParserTests {
  @Test func punctuation() {
    expect("{ \"a\" ⚑1 }", "expected a colon after the key")
    expect("{ \"a\": 1 ⚑\"b\": 2 }", "expected a comma or } after the value")
    expect("{ \"a\": [1 ⚑2] }", "expected a comma or ] after the value")
    expect("{ \"a\": [1⚑} }", "expected a comma or ] after the value")
    expect("{ ⚑a: 1 }", "expected a key in double quotes")
    expect("{ \"a\": ⚑, }", "expected a value")
    expect("{}\n⚑{}", "text after the end of the manifest")
  }

  @Test func whatOtherFormatsAllow() {
    let comma = "JSON allows none; remove it"
    expect(
      "{ \"a\": 1, ⚑}", "a comma before the end of a list or object", hint: comma)
    expect("{ \"a\": [1, ⚑] }", "a comma before the end of a list or object", hint: comma)
    for comment in ["// x", "/* x */", "# x"] {
      expect("{ ⚑\(comment)\n \"a\": 1 }", "a comment", hint: "JSON has none; remove it")
      expect("{ \"a\": ⚑\(comment)\n 1 }", "a comment")
      expect("{ \"a\": 1 ⚑\(comment)\n }", "a comment")
    }
    expect("{ \"a\": ⚑'b' }", "expected a value", hint: "texts stand in double quotes")
    for word in ["NaN", "Infinity", "undefined"] {
      expect("{ \"a\": ⚑\(word) }", "\(word) is no JSON value", hint: "write a number")
    }
    expect("{ \"a\": ⚑True }", "expected a value, found True")
  }

  @Test func numbers() {
    for number in ["01", "-", "1.", "1e", "1e+", "-a", "1_000", "0x10", "1.2.3", "--1", "1-"] {
      expect("{ \"a\": ⚑\(number) }", "\(number) is no JSON number")
    }
    for number in ["+1", ".5"] { expect("{ \"a\": ⚑\(number) }", "expected a value") }
  }

  @Test func texts() {
    expect("{ \"a\": ⚑\"b }", "a text without its closing quote")
    expect("{ \"a\": \"b⚑\n\" }", "a control character or line end inside a text")
    expect("{ \"a\": \"b⚑\0\" }", "a control character or line end inside a text")
    expect("{ \"a\": \"b⚑\\x\" }", "an unknown escape")
    expect("{ \"a\": \"b⚑\\u12g4\" }", "\\u without four hexadecimal digits")
    let most = String(repeating: "é", count: 32_768)
    MarkedSource(wall(title: "\"\(most)\"")).expect([])
    expect(wall(title: "⚑\"\(most)x\""), "a text of 65537 bytes; the limit is 65536")
  }

  @Test func escapesAreResolved() {
    let reading = MarkedSource(
      wall(title: #""\"\\\/\n\t\r\u00e9\uD834\uDD1E""#)
    ).expect([])
    #expect(reading.manifest?.title == "\"\\/\n\t\ré𝄞")
  }

  @Test func whatXMLCannotHoldIsAWrongValue() {
    for escape in ["\\u0000", "\\u001f", "\\b", "\\uFFFE", "\\uffff", "\\ud800", "\\udc00"] {
      let reading = ManifestReader.read(Array(wall(title: "\"x\(escape)\"").utf8))
      #expect(reading.manifest == nil)
      #expect(reading.diagnostics.count == 1)
      #expect(reading.diagnostics.first?.position == SourcePosition(line: 1, column: 12))
      #expect(
        reading.diagnostics.first?.message.hasSuffix("has a character that XML cannot hold")
          == true)
    }
    // The second of two high surrogates makes a pair with what follows.
    #expect(
      ManifestReader.read(Array(wall(title: #""\ud834\ud834\udd1e""#).utf8)).diagnostics.count
        == 1)
  }

  @Test func whatIsCutOff() {
    expect("{ \"a\": ⚑", "the file ends where a value should be", hint: "is it cut off?")
    expect("{ \"a\": 1⚑", "the file ends where a comma or } after the value should be")
    expect("{ \"a\"⚑", "the file ends where a colon after the key should be")
    expect("{⚑", "the file ends where a key in double quotes should be")
    expect("[⚑", "the file ends where a value should be")
  }

  @Test func sixtyFourLevelsAndNoMore() {
    func nested(_ depth: Int) -> String {
      "{ ⚑\"a\": " + String(repeating: "[", count: depth - 1)
    }
    let most = nested(64) + String(repeating: "]", count: 63) + ", \"images\": [] }"
    MarkedSource("⚑" + most).expect(["W the wall has no images", "W unknown key \"a\""])
    expect(
      nested(64).filter { $0 != "⚑" } + "⚑[", "objects and lists stand more than 64 deep")
    let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(ManifestReader.read(deep).diagnostics.count == 1)
  }

  @Test func linesEndWithAnyOfThreeAndColumnsCountScalars() {
    for end in ["\n", "\r\n", "\r"] {
      MarkedSource(
        "{\(end)\(end) \"title\": \"é𝄞e\u{301}\", ⚑\"tilte\": 1,\(end)\"images\": [⚑1] }"
      )
      .expect(["W unknown key \"tilte\"", "P image 1 is 1, not an object"])
    }
    let marked = ManifestReader.read([0xef, 0xbb, 0xbf] + Array("{ \"a\" }".utf8))
    #expect(marked.diagnostics.map(\.position) == [SourcePosition(line: 1, column: 7)])
  }
}
