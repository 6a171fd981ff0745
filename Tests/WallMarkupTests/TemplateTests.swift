import Testing

@testable import WallMarkup

@Test func escapesWordsAndKeepsMarkup() throws {
  let renderer = TemplateRenderer(name: "t.mustache", source: "{{words}}|{{{wall}}}{{#no}}x{{/no}}")
  let bytes = try renderer.render([
    TemplateField("words", "</script> & \"\u{1}\""),
    TemplateField("wall", .markup(RenderedMarkup(bytes: Array("<b>".utf8)))),
    TemplateField("no", nil),
  ])
  #expect(
    String(decoding: bytes, as: UTF8.self) == "&lt;/script&gt; &amp; &quot;\u{fffd}&quot;|<b>")
}

@Test func namesTheTemplateThatIsMalformed() {
  let renderer = TemplateRenderer(name: "t.mustache", source: "{{#open}}")
  #expect(throws: TemplateError.self) { try renderer.render([]) }
}

@Test func aWallHasTheSameRulesInItsOwnPageAndInAFragment() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(1))
  let rules = ".photowall .pw-tile > .pw-cap { color: red; animation-name: pw-turn; }"
  let templates = TemplateSet(overrides: ["wall.css": rules])
  let page = String(decoding: WallStylesheet.base(templates), as: UTF8.self)
  #expect(page.hasSuffix(".tile > .cap { color: red; animation-name: turn; }"))
  let fragment = String(decoding: WallStylesheet.fragment(content, templates), as: UTF8.self)
  #expect(fragment.contains(rules))
  // Nothing of the built-in rules is left with a name that only fragments have.
  let builtIn = String(decoding: WallStylesheet.base(TemplateSet()), as: UTF8.self)
  #expect(!builtIn.contains("pw-") && !builtIn.contains(".photowall"))
}
