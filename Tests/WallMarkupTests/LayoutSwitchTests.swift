import Foundation
import Testing
import WallLayout

@testable import WallMarkup

/// One wall in two layouts, the second without captions.
private func switched(_ labels: [String] = ["Columns", "Mosaic"]) throws -> PageContent {
  let tiles = PreviewWalls.tiles(12)
  let first = try PreviewWalls.waterfall(tiles)
  let second = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, columns in
    SectionLayout(layout: DiceMosaicLayout(columns: columns))
  }
  var content = first
  content.geometries = [first, second].enumerated().flatMap { index, page in
    page.geometries.map { geometry in
      var geometry = geometry
      geometry.layout = LayoutChoice(index: index, name: "n\(index)", label: labels[index])
      geometry.fileStem += ".n\(index)"
      return geometry
    }
  }
  return content
}

private func page(_ content: PageContent) throws -> String {
  let renderer = PageRenderer(templates: TemplateSet())
  return String(decoding: try renderer.html(content, stylesheets: []), as: UTF8.self)
}

@Test func theSwitchIsAGroupOfRadioButtonsOfWhichTheFirstIsChecked() throws {
  #expect(
    try page(switched(["Columns", "A & B"])).contains(
      """
      <fieldset class="switch"><legend class="vh">Layout</legend>\
      <label><input type="radio" name="layout" id="l1" checked="">Columns</label>\
      <label><input type="radio" name="layout" id="l2">A &amp; B</label></fieldset>
      """))
}

@Test func aWallOfOneLayoutHasNoSwitch() throws {
  let one = try PreviewWalls.waterfall(PreviewWalls.tiles(12))
  let html = try page(one)
  #expect(!html.contains("fieldset"))
  #expect(!html.contains("tools"))
  let isPlain = (0..<3).allSatisfy {
    !String(decoding: GeometryStylesheets(one).css(piece: $0), as: UTF8.self).contains(":has(")
  }
  #expect(isPlain)
}

@Test func everyRuleOfALayoutWaitsForItsButton() throws {
  let content = try switched()
  for piece in content.geometries.indices {
    let css = String(decoding: GeometryStylesheets(content).css(piece: piece), as: UTF8.self)
    let condition =
      piece < 3 ? ":root:not(:is(:has(#l1:not(:checked))))" : ":root:has(#l2:checked)"
    // Names of animations stand for nothing by themselves.
    let rules = css.split(separator: "\n").filter { !$0.hasPrefix("@keyframes") }
    let selectors = rules.flatMap {
      $0.prefix { $0 != "{" }.split(separator: ",")
    }
    #expect(selectors.count > 10)
    #expect(selectors.first { !$0.hasPrefix(condition) } == nil)
  }
}

@Test func eachLayoutServesEveryViewport() throws {
  let media = WallStylesheet.media(of: try switched())
  let one = ["(width < 600px)", "(min-width: 600px) and (width < 1024px)", "(min-width: 1024px)"]
  #expect(media == one + one)
}

@Test func picturesAreEagerWhereTheFirstLayoutShowsThem() throws {
  let content = try switched()
  var first = content
  first.geometries = content.firstGeometries
  #expect(EagerTiles(content).numbers == EagerTiles(first).numbers)
}

@Test func aFragmentsButtonsAreItsOwn() throws {
  let walls = [try switched(), try switched(["Columns", "Dice"])]
  let buttons = walls.map { wall in
    String(decoding: FragmentRenderer.html(wall), as: UTF8.self).matches(
      of: /<input type="radio" name="(pw-w[0-9a-f]{8}-layout)" id="(pw-w[0-9a-f]{8}-l[12])"/
    ).flatMap { [String($0.1), String($0.2)] }
  }
  #expect(buttons.map(\.count) == [4, 4])
  #expect(Set(buttons.joined()).count == 6)
  for wall in walls {
    let css = String(decoding: WallStylesheet.fragment(wall, TemplateSet()), as: UTF8.self)
    let name = FragmentIdentity(wall).name
    #expect(css.contains("\n.photowall:has(#pw-\(name)-l2:checked) .pw-\(name) #pw-\(name)-c1{"))
    #expect(css.contains("\n.photowall:not(:is(:has(#pw-\(name)-l1:not(:checked)))) .pw-\(name) "))
    #expect(css.components(separatedBy: "\n@container photowall").count == 7)
  }
}
