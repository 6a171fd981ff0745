import Testing
import WallGeometry

@testable import WallMarkup

private func written(_ write: (inout MarkupWriter) -> Void) -> String {
  var writer = MarkupWriter()
  write(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Test(arguments: [
  ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
  ("\" onload=\"x", "&quot; onload=&quot;x"), ("it's", "it's"),
  ("a & b &amp; c", "a &amp; b &amp;amp; c"),
  ("]]>", "]]&gt;"), ("<!--", "&lt;!--"), ("line\u{2028}end", "line\u{2028}end"),
  ("\u{202e}txt", "\u{202e}txt"), ("nul\u{0}bell\u{7}", "nul\u{fffd}bell\u{fffd}"),
  ("\u{85}", "\u{fffd}"), ("tab\tline\n", "tab\tline\n"),
  ("e\u{301}👩‍🚀", "e\u{301}👩‍🚀"), ("", ""),
])
func wordsAreTheSameInTextAndAttributes(words: String, escaped: String) {
  #expect(written { $0.text(words) } == escaped)
  #expect(written { $0.void("img", [.init("alt", words)]) } == "<img alt=\"\(escaped)\">")
}

@Test func markupHoldsNoNoncharacters() {
  for value: UInt32 in [0xfdd0, 0xfdef, 0xfffe, 0xffff, 0x1_fffe, 0x10_ffff] {
    #expect(Unicode.Scalar(value)?.isMarkupCharacter == false)
  }
  for value: UInt32 in [0x20, 0xfdcf, 0xfdf0, 0xfffd, 0x1_f680] {
    #expect(Unicode.Scalar(value)?.isMarkupCharacter == true)
  }
}

@Test func aMissingValueLeavesItsAttributeOutAndAnEmptyOneDoesNot() {
  let text = written {
    $0.element("a", [.init("href", nil), .init("title", ""), .init("tabindex", 0)], text: "x")
  }
  #expect(text == "<a title=\"\" tabindex=\"0\">x</a>")
}

@Test func onlyWordsAgainstThePagesDirectionAreMarked() {
  let marked = { (isRightToLeft: Bool, text: String) in
    TextDirection(isRightToLeft: isRightToLeft).attribute(for: text).value
  }
  #expect(marked(false, "Low tide, été, 干潮, Отлив") == nil)
  #expect(marked(false, "שפל") == "auto")
  #expect(marked(false, "exe.\u{202e}gpj") == "auto")
  #expect(marked(true, "Low tide") == "auto")
}

@Test(arguments: [
  (0.0, 0.0, "0"), (0, 12, "12px"), (0, -0.004, "0"), (0, 1.005, "1px"),
  (0.5, -15, "calc(50% - 15px)"),
  (1.0 / 3, 10.0 / 3, "calc(33.3333% + 3.33px)"), (1, 0, "100%"),
  (-0.25, 0.1, "calc(-25% + 0.1px)"),
  (0.000_000_4, 0, "0"), (.nan, .infinity, "calc(900000000000% + 9000000000000000px)"),
])
func lengthsHaveFourDecimalsOfPercentAndTwoOfPx(slope: Double, intercept: Double, css: String) {
  let length = CSSLength(AffineLength(slope: slope, intercept: intercept))
  if slope.isNaN {
    // Never a trap; such geometry is refused long before.
    #expect(!length.value.isEmpty)
  } else {
    #expect(length.value == css)
  }
}

@Test func proportionsAreExactWhereSidesAreWhole() {
  let ratio = { TileRatio(TileContent(number: 1, id: "", width: $0, height: $1)) }
  #expect(ratio(4000, 3000).value == "4/3")
  #expect(ratio(4912, 7360).value == "307/460")
  #expect(ratio(4912, 7360).name == "r307x460")
  #expect(ratio(100.5, 3).value == "100.5/3")
  #expect(ratio(100.5, 3).name == "r100_5x3")
  #expect(ratio(100.5, 3) != ratio(1005, 3))
}
