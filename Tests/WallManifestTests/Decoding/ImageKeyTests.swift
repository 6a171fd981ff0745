import Testing
import WallManifest

private let length = "is not from 0 to 1000000"

/// Every key of an image and its sources, in both spellings.
@Suite struct ImageKeys {
  @Test func sizesThatMakeATile() {
    for key in ["width", "height"] {
      KeyRow(
        .image, key, good: ["1", "4000", "0.5", "1000000", "1e3"],
        bad: [
          ("0", "P is not above 0"), ("-3", "P is not above 0"), ("1000001", "P \(length)"),
          ("1e400", "P is too large for a number"), ("\"NaN\"", "P is not a number"),
          ("\"4032px\"", "P is not a number"), ("\"0x10\"", "P is not a number"),
          ("\"+3\"", "P is not a number"), ("\"03\"", "P is not a number"),
          ("\".5\"", "P is not a number"), ("\"3.\"", "P is not a number"),
        ], jsonOnly: [("\"3\"", "P is not a number"), ("null", "P is not a number")]
      ).check()
    }
  }

  @Test func pictures() {
    KeyRow(
      .image, "src",
      good: [
        "b.jpg", "p/b 1.jpg", "50% #1.jpg", "a/../b.jpg", "./b.jpg", "/site/b.jpg", "12:30.jpg",
        "https://example.org/b.jpg", "HTTP://example.org/b.jpg", "..b.jpg", "b?.jpg",
      ].map { "\"\($0)\"" },
      bad: [
        ("\"\"", "P is empty"), ("\"../b.jpg\"", "P leaves the manifest's folder"),
        ("\"../../etc/passwd\"", "P leaves the manifest's folder"),
        ("\"a/../../b.jpg\"", "P leaves the manifest's folder"),
        ("\"javascript:alert(1)\"", "P has the scheme javascript:"),
        ("\"data:image/png,x\"", "P has the scheme data:"),
        ("\"file:///b.jpg\"", "P has the scheme file:"),
        ("\"//example.org/b.jpg\"", "P names a host without a scheme"),
        ("\"https:b.jpg\"", "P names no host"), ("\"a/\"", "P names a folder, not a file"),
        ("\".\"", "P names a folder, not a file"),
      ], jsonOnly: [("3", "P is not a text")]
    ).check()
  }

  @Test func ids() {
    let most = String(repeating: "x", count: 1024)
    KeyRow(
      .image, "id", good: ["\"a\"", "\"with 'quotes'\"", "\"é~2\""],
      bad: [("\"\"", "P is empty")], jsonOnly: [("3", "P is not a text")]
    ).check()
    KeyRow(.image, "id", good: ["\"\(most)\""], bad: []).check()
    MarkedSource(
      "<wall><image src='a' width='1' height='1' alt='' ⚑id='\(most)x'/></wall>"
    ).expect(["P id \"\(most.prefix(39))…\" is longer than 1024 bytes"])
  }

  @Test func words() {
    for key in ["alt", "title", "credit", "license", "caption"] {
      KeyRow(
        .image, key, good: ["\"Dusk\"", "\"\"", "\"&lt;/script>\""], bad: [],
        jsonOnly: [("3", "K is not a text"), ("null", "K is not a text")]
      ).check()
    }
  }

  @Test func dates() {
    KeyRow(
      .image, "date",
      good: [
        "2026", "2026-05", "2024-02-29", "2026-05-01T09:30", "2026-05-01T09:30:59",
        "2026-05-01T09:30:00.25Z", "2026-05-01T09:30+02:00", "0000-01-01T00:00:00-11:30",
      ].map { "\"\($0)\"" },
      bad: [
        "", "26", "20260501", "2026-13", "2026-00", "2025-02-29", "2026-04-31", "2026-5-1",
        "2026-05-01T", "2026-05-01 09:30", "2026-05-01T24:00", "2026-05-01T09:60",
        "2026-05-01T09:30:60", "2026-05-01T09:30:00.", "2026-05-01T09:30+2", "2026-05T09:30",
        "2026-05-01T09:30z", "2026-05-01Z", "２０２６", "2026-05-01T09:30:00.1\u{301}",
      ].map { ("\"\($0)\"", "K is not a date") }, jsonOnly: [("2026", "K is not a text")]
    ).check()
  }

  @Test func links() {
    KeyRow(
      .image, "href",
      good: ["https://example.org/?a=1#b", "../other/", "#top", "?page=2", "/a", "a b:c"]
        .map { "\"\($0)\"" },
      bad: [
        ("\"\"", "K is empty"), ("\"javascript:alert(1)\"", "K has the scheme javascript:"),
        ("\"JavaScript:alert(1)\"", "K has the scheme JavaScript:"),
        ("\" javascript:alert(1)\"", "K starts or ends with a space"),
        ("\"mailto:a@example.org\"", "K has the scheme mailto:"),
        ("\"//example.org/\"", "K names a host without a scheme"),
      ]
    ).check()
    MarkedSource(
      #"{ "images": [ { "src": "a", "width": 1, "height": 1, "alt": "", "href": ⚑"a\\b" } ] }"#
    ).expect([#"K href "a\b" has a backslash"#])
    MarkedSource(
      #"{ "images": [ { "src": "a", "width": 1, "height": 1, "alt": "", "href": ⚑"java\tscript:x" } ] }"#
    ).expect(["K href \"java\tscript:x\" has a control character"])
  }

  @Test func choices() {
    for key in ["featured", "hidden", "missing"] {
      KeyRow(
        .image, key, good: ["true", "false"],
        bad: [("\"yes\"", "K is not true or false"), ("1", "K is not true or false")],
        jsonOnly: [("\"true\"", "K is not true or false")]
      ).check()
    }
    for row in [
      KeyRow(
        .image, "focus", good: ["[0, 1]", "[0.5, 0.3]"],
        bad: [
          ("[0.5]", "K is not a pair of numbers"), ("[0, 0, 0]", "K is not a pair of numbers"),
          ("[0.5, 1.1]", "K is not from 0 to 1"), ("[-0.1, 0]", "K is not from 0 to 1"),
        ]),
      KeyRow(
        .image, "location", good: ["[52.5, 13.4]", "[-90, 180]"],
        bad: [
          ("[52.5]", "K is not a pair of numbers"), ("[90.5, 0]", "K is not from -90 to 90"),
          ("[0, -181]", "K is not from -180 to 180"),
        ]),
      KeyRow(.image, "color", good: ["\"#89a\""], bad: [("\"#89\"", "K is not a colour")]),
      KeyRow(
        .image, "span", good: ["1", "64", "\"all\"", "2.0"],
        bad: [
          ("0", "K is not from 1 to 64"), ("65", "K is not from 1 to 64"),
          ("1.5", "K is not a whole number"),
        ], jsonOnly: [("\"2\"", "K is neither a number nor \"all\"")]),
      KeyRow(
        .image, "tileHeight", good: ["300"],
        bad: [("0", "K is not above 0"), ("1e7", "K \(length)")]),
      KeyRow(
        .image, "itemSize", good: [],
        bad: [
          ("[0, 1]", "K is not above 0"), ("[1, 2, 3]", "K is not 1 number or a pair of numbers"),
        ]),
    ] { row.check() }
  }

  @Test func pairsSayHowTheyAreWritten() {
    let xml = "<wall><image src='a' width='1' height='1' alt='' focus='0.5, 0.5'/></wall>"
    #expect(hint(xml) == "write blanks between them: focus=\"0.5 0.25\"")
    let json = """
      { "images": [ { "src": "a", "width": 1, "height": 1, "alt": "", "focus": 0.5 } ] }
      """
    #expect(hint(json) == "write a list: \"focus\": [0.5, 0.25]")
  }

  private func hint(_ source: String) -> String? {
    ManifestReader.read(Array(source.utf8)).diagnostics.first?.hint
  }

  @Test func sources() {
    for row in [
      KeyRow(
        .source, "src", good: ["\"b-800.webp\""],
        bad: [("\"../b.webp\"", "K leaves the manifest's folder"), ("\"\"", "K is empty")]),
      KeyRow(
        .source, "width", good: ["1", "800", "800.0"],
        bad: [("0", "K is not from 1 to 1000000"), ("0.5", "K is not a whole number")]),
      KeyRow(
        .source, "type", good: ["\"image/webp\"", "\"image/svg+xml\""],
        bad: [("\"webp\"", "K is not a MIME type"), ("\"image/\"", "K is not a MIME type")]),
    ] { row.check() }
  }
}
