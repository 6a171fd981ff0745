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
