import Testing

private let length = "is not from 0 to 1000000"
private let rows = [("kind", "\"rows\"")]
private let flow = [("kind", "\"flow\"")]
private let circle = [("kind", "\"circle\"")]
private let dice = [("kind", "\"mosaic\""), ("style", "\"dice\"")]
private let elastic = [("kind", "\"mosaic\""), ("style", "\"elastic\"")]

/// Every key of a layout, in both spellings.
@Suite struct LayoutKeys {
  @Test func keysOfAllKinds() {
    for row in [
      KeyRow(
        .layout, "kind",
        good: ["waterfall", "mosaic", "rows", "flow", "line", "circle"].map { "\"\($0)\"" },
        bad: [
          ("\"masonry\"", "F is unknown"), ("\"Rows\"", "F is unknown"), ("\"\"", "F is unknown"),
        ],
        jsonOnly: [("1", "F is not a text")]),
      KeyRow(.layout, "label", good: ["\"By day\""], bad: [], jsonOnly: [("1", "F is not a text")]),
      KeyRow(
        .layout, "insets", good: ["[8, 8, 0, 8]", "0"],
        bad: [("[8, 8]", "F is not 1 number or 4 numbers"), ("-1", "F \(length)")]),
    ] { row.check() }
  }

  @Test func keysOfLanes() {
    for row in [
      KeyRow(
        .layout, "columns", good: ["1", "64", "3.0"],
        bad: [
          ("0", "F is not from 1 to 64"), ("65", "F is not from 1 to 64"),
          ("3.5", "F is not a whole number"), ("1e400", "F is too large for a number"),
        ]),
      KeyRow(
        .layout, "minColumnWidth", good: ["0.5", "240"],
        bad: [("0", "F is not above 0"), ("1e7", "F \(length)")]),
      KeyRow(
        .layout, "maxColumns", beside: [("minColumnWidth", "240")], good: ["1", "12", "64"],
        bad: [("0", "F is not from 1 to 64"), ("65", "F is not from 1 to 64")]),
      KeyRow(.layout, "columnGap", good: ["0", "8.5"], bad: [("-1", "F \(length)")]),
      KeyRow(.layout, "rowGap", good: ["0", "8.5"], bad: [("-1", "F \(length)")]),
      KeyRow(.layout, "columnGap", beside: rows, good: ["8"], bad: [("-1", "F \(length)")]),
      KeyRow(.layout, "captionHeight", good: ["0", "40"], bad: [("-1", "F \(length)")]),
      KeyRow(
        .layout, "direction", good: ["\"vertical\"", "\"horizontal\""],
        bad: [("\"rtl\"", "F is unknown")]),
      KeyRow(
        .layout, "height", beside: [("direction", "\"horizontal\"")], good: ["480"],
        bad: [("0", "F is not above 0"), ("1e7", "F \(length)")]),
      KeyRow(
        .layout, "order", good: ["\"shortest\"", "\"leftToRight\"", "\"rightToLeft\""],
        bad: [("\"left-to-right\"", "F is unknown")]),
    ] { row.check() }
  }

  @Test func keysOfMosaics() {
    for row in [
      KeyRow(
        .layout, "style", beside: [("kind", "\"mosaic\"")], good: ["\"dice\"", "\"elastic\""],
        bad: [("\"rubber\"", "F is unknown")]),
      KeyRow(
        .layout, "unit", beside: dice, good: ["40", "10.5"],
        bad: [("0", "F is not above 0"), ("-40", "F is not above 0")]),
      KeyRow(
        .layout, "spanProbability", beside: dice, good: ["0", "100"],
        bad: [("101", "F is not from 0 to 100"), ("-1", "F is not from 0 to 100")]),
      KeyRow(
        .layout, "aspect", beside: dice, good: ["\"natural\"", "\"random\""],
        bad: [("\"square\"", "F is unknown")]),
      KeyRow(
        .layout, "seed", beside: dice, good: ["0", "9007199254740991"],
        bad: [
          ("9007199254740992", "F is not from 0 to 9007199254740991"),
          ("-1", "F is not from 0 to 9007199254740991"), ("0.5", "F is not a whole number"),
        ]),
      KeyRow(.layout, "seed", beside: elastic, good: ["7"], bad: []),
      KeyRow(
        .layout, "order", beside: elastic, good: ["\"near\"", "\"strict\""],
        bad: [("\"nearby\"", "F is unknown")]),
      KeyRow(
        .layout, "spanShare", beside: elastic, good: ["0", "0.22", "1"],
        bad: [("1.1", "F is not from 0 to 1"), ("-0.1", "F is not from 0 to 1")]),
    ] { row.check() }
  }

  @Test func keysOfOtherKinds() {
    let spacings = ["itemSpacing", "lineSpacing"].map {
      KeyRow(.layout, $0, beside: flow, good: ["0", "10"], bad: [("-1", "F \(length)")])
    }
    for row in spacings + [
      KeyRow(
        .layout, "targetRowHeight", beside: rows, good: ["240"], bad: [("0", "F is not above 0")]),
      KeyRow(
        .layout, "lastRow", beside: rows,
        good: ["\"left\"", "\"justify\"", "\"centre\"", "\"center\""],
        bad: [("\"middle\"", "F is unknown")]),
      KeyRow(
        .layout, "itemSize", beside: flow, good: ["[100, 80]", "100"],
        bad: [
          ("[100, 80, 60]", "F is not 1 number or a pair of numbers"),
          ("[100, 0]", "F is not above 0"),
          ("0", "F is not above 0"), ("[1e7, 1]", "F \(length)"),
        ], jsonOnly: [("[100]", "F is not 1 number or a pair of numbers")]),
      KeyRow(
        .layout, "radius", beside: circle, good: ["\"auto\"", "120"],
        bad: [
          ("0", "F is not above 0"), ("1e7", "F \(length)"), ("\"large\"", "F is not a number"),
        ]),
      KeyRow(.layout, "height", beside: circle, good: ["480"], bad: [("0", "F is not above 0")]),
    ] { row.check() }
  }
}
