import Testing

private let word =
  "is not a word"
private let length = "is not from 0 to 1000000"

/// Every key of the wall, its breakpoints, sections, frame and limits, in both spellings.
@Suite struct WallKeys {
  @Test func theWallsKeys() {
    for row in [
      KeyRow(
        .wall, "title", good: ["\"Coast\"", "\" \"", "\"\\u00e9\""].filter { !$0.contains("\\") },
        bad: [("\"\"", "F is empty")],
        jsonOnly: [("3", "F is not a text"), ("null", "F is not a text")]),
      KeyRow(
        .wall, "language",
        good: ["\"en\"", "\"pt-BR\"", "\"zh-Hant-TW\"", "\"x-hill\"", "\"de-1996\""],
        bad: [
          ("\"\"", "F is not a language tag"), ("\"e\"", "F is not a language tag"),
          ("\"en_GB\"", "F is not a language tag"), ("\"en-\"", "F is not a language tag"),
          ("\"12\"", "F is not a language tag"), ("\"toolonglang\"", "F is not a language tag"),
        ]),
      KeyRow(
        .wall, "author", good: ["\"Ada\"", "\"\""], bad: [], jsonOnly: [("true", "F is not a text")]
      ),
      KeyRow(
        .wall, "direction", good: ["\"ltr\"", "\"rtl\""],
        bad: [("\"RTL\"", "F is unknown"), ("\"vertical\"", "F is unknown")]),
      KeyRow(
        .wall, "description", good: ["\"Two days\"", "\"\""], bad: [],
        jsonOnly: [("[1]", "F is not a text")]),
      KeyRow(
        .wall, "baseURL",
        good: [
          "\"https://example.org/coast/\"", "\"http://example.org\"",
          "\"https://example.org:8080/@ada/a%20b/\"",
        ],
        bad: [
          ("\"/coast/\"", "F is no http: or https: address"),
          ("\"ftp://example.org/\"", "F has the scheme ftp:"),
          ("\"//example.org/\"", "F names a host without a scheme"),
          ("\"https:///coast\"", "F names no host"), ("\"\"", "F is empty"),
          ("\"https://example.org/a b/\"", "F has a blank"),
          ("\"https://example.org/\u{a0}/\"", "F has a blank"),
          ("\"https://example.org/?x=1\"", "F has a query"),
          ("\"https://example.org?x=1\"", "F has a query"),
          ("\"https://example.org/x#frag\"", "F has a fragment"),
          ("\"https://user:pw@example.org/x\"", "F names a user"),
          ("\"https://user@example.org\"", "F names a user"),
        ]),
      KeyRow(
        .wall, "maxWidth", good: ["1800", "0.5", "1e3", "1000000"],
        bad: [
          ("0", "F is not above 0"), ("-3", "F is not above 0"), ("1000000.5", "F \(length)"),
          ("1e400", "F is too large for a number"), ("\"3px\"", "F is not a number"),
          ("\"NaN\"", "F is not a number"), ("\"\"", "F is not a number"),
        ], jsonOnly: [("\"3\"", "F is not a number"), ("[3]", "F is not a number")]),
      KeyRow(
        .wall, "pageSize", good: ["0", "10", "100000", "10.0", "1e2"],
        bad: [
          ("9", "F is not 0 or 10 to 100000"), ("100001", "F is not from 0 to 100000"),
          ("-1", "F is not from 0 to 100000"), ("10.5", "F is not a whole number"),
        ]),
    ] { row.check() }
  }

  @Test func breakpointsKeys() {
    for row in [
      KeyRow(
        .breakpoint, "name",
        good: ["\"a\"", "\"9-_Z\"", "\"\(String(repeating: "x", count: 64))\""],
        bad: [
          ("\"\"", "F \(word)"), ("\"-a\"", "F \(word)"), ("\"_a\"", "F \(word)"),
          ("\"a b\"", "F \(word)"), ("\"a/b\"", "F \(word)"), ("\"é\"", "F \(word)"),
        ], jsonOnly: [("1", "F is not a text")]),
      KeyRow(
        .breakpoint, "orientation", good: ["\"portrait\"", "\"landscape\""],
        bad: [("\"square\"", "F is unknown")]),
      KeyRow(
        .breakpoint, "referenceWidth", good: ["320", "1800"],
        bad: [("0", "F is not above 0"), ("1e7", "F \(length)")]),
      KeyRow(
        .breakpoint, "minWidth", good: ["0", "0.0"],
        bad: [("-1", "F \(length)"), ("1e7", "F \(length)"), ("\"wide\"", "F is not a number")]),
    ] { row.check() }
  }

  @Test func sectionsKeys() {
    for row in [
      KeyRow(
        .section, "title", good: ["\"Day one\""], bad: [], jsonOnly: [("1", "F is not a text")]),
      KeyRow(
        .section, "description", good: ["\"x\""], bad: [], jsonOnly: [("1", "F is not a text")]),
      KeyRow(
        .section, "footerText", good: ["\"x\""], bad: [], jsonOnly: [("1", "F is not a text")]),
      KeyRow(.section, "header", good: ["0", "48"], bad: [("-1", "F \(length)")]),
      KeyRow(.section, "footer", good: ["0", "48.5"], bad: [("1e7", "F \(length)")]),
      KeyRow(
        .section, "insets", good: ["[1, 2, 3, 4]", "5", "[0, 0, 0, 0.5]"],
        bad: [
          ("[1, 2, 3]", "F is not 1 number or 4 numbers"),
          ("[1, 2, 3, 4, 5]", "F is not 1 number or 4 numbers"),
          ("[1, 2, 3, -4]", "F \(length)"), ("[1, 2, 3, 1e7]", "F \(length)"),
        ],
        jsonOnly: [
          ("[5]", "F is not 1 number or 4 numbers"), ("[1, 2, 3, \"4\"]", "F is not a number"),
          ("\"1 2 3 4\"", "F is not 1 number or 4 numbers"),
          ("{}", "F is not 1 number or 4 numbers"),
        ]),
      KeyRow(
        .section, "background", good: ["\"#eee\"", "\"#AbCdEf\""],
        bad: [
          ("\"eee\"", "F is not a colour"), ("\"#ee\"", "F is not a colour"),
          ("\"#eeeeeeee\"", "F is not a colour"), ("\"#ggg\"", "F is not a colour"),
          ("\"red\"", "F is not a colour"),
        ]),
    ] { row.check() }
  }

  @Test func framesAndLimitsKeys() {
    for row in [
      KeyRow(.frame, "width", good: ["0", "6"], bad: [("-1", "F \(length)")]),
      KeyRow(.frame, "radius", good: ["0", "3"], bad: [("-1", "F \(length)")]),
      KeyRow(.frame, "color", good: ["\"#ffffff\""], bad: [("\"white\"", "F is not a colour")]),
    ] { row.check() }
    for key in [
      "holes", "cropMean", "cropMax", "raggedness", "widthDeviationP95", "widthDeviationMax",
      "spanShareMin", "spanShareMax", "topInversion", "rankShift",
    ] {
      KeyRow(
        .limits, key, good: ["0", "30", "1.5", "1e9"],
        bad: [("-0.1", "F is below 0"), ("1e400", "F is too large for a number")],
        jsonOnly: [("null", "F is not a number")]
      ).check()
    }
  }
}
