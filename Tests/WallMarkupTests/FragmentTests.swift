import Foundation
import Testing
import WallLayout

@testable import WallMarkup

private func html(_ content: PageContent) -> String {
  String(decoding: FragmentRenderer.html(content), as: UTF8.self)
}

private func css(_ content: PageContent) -> String {
  String(decoding: WallStylesheet.fragment(content, TemplateSet()), as: UTF8.self)
}

/// The values of an attribute, each split at spaces.
private func words(of attribute: String, in html: String) -> [String] {
  html.components(separatedBy: " \(attribute)=\"").dropFirst().flatMap { rest in
    rest.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
  }
}

/// The selectors of all style rules, one by one: what stands before a `{` and is no at-rule.
///
/// One that is nested in a rule has that rule's before it.
private func selectors(in css: String) -> [String] {
  var selectors: [String] = []
  var around: [String] = []
  var current: [UInt8] = []
  var parentheses = 0
  var isComment = false
  func take() {
    let text = String(decoding: current, as: UTF8.self)
    let own = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let outer = around.last { !$0.hasPrefix("@") } ?? ""
    selectors.append(outer.isEmpty || own.hasPrefix("@") ? own : "\(outer) \(own)")
    current = []
  }
  for byte in css.utf8 {
    current.append(byte)
    if isComment {
      guard current.suffix(2) == [42, 47] else { continue }
      isComment = false
      current = []
    } else if current.suffix(2) == [47, 42] {
      isComment = true
    } else if byte == UInt8(ascii: "(") {
      parentheses += 1
    } else if byte == UInt8(ascii: ")") {
      parentheses -= 1
    } else if byte == UInt8(ascii: ","), parentheses == 0 {
      current.removeLast()
      take()
    } else if byte == UInt8(ascii: "{") {
      current.removeLast()
      take()
      around.append(selectors.last ?? "")
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
      if byte == UInt8(ascii: "}") { around.removeLast() }
      // Declarations, with what their commas had parted.
      current = []
    }
  }
  return selectors.filter { !$0.hasPrefix("@") && !$0.contains(":") || $0.contains(".pw-") }
}

@Test func aFragmentIsOneSectionWithoutAPageAroundIt() throws {
  let text = html(try PreviewWalls.varied())
  #expect(text.hasPrefix("<section class=\"photowall\" "))
  #expect(text.hasSuffix("</section>\n"))
  #expect(text.components(separatedBy: "class=\"photowall\"").count == 2)
  for tag in ["<html", "<head>", "<body", "<style", "<script", "<link", "style="] {
    #expect(!text.contains(tag), "\(tag)")
  }
}

@Test func allIdsAndClassesOfAFragmentHaveThePrefix() throws {
  let text = html(try PreviewWalls.varied())
  let classes = Set(words(of: "class", in: text)).subtracting(["photowall"])
  #expect(classes.count > 10)
  #expect(classes.allSatisfy { $0.hasPrefix("pw-") })
  let ids = words(of: "id", in: text)
  #expect(ids.count > 30)
  #expect(Set(ids).count == ids.count)
  #expect(ids.allSatisfy { $0.hasPrefix("pw-") })
  for label in words(of: "aria-labelledby", in: text) { #expect(ids.contains(label)) }
}

@Test func everySelectorOfAFragmentStandsBelowItsRoot() throws {
  var content = try PreviewWalls.varied()
  content.sections[0].tiles[0].thirds = ["#123", "#456", "#789"]
  let all = selectors(in: css(content))
  #expect(all.count > 100)
  #expect(all.contains { $0.hasSuffix(" .pw-_1") })
  // Steps of keyframes select nothing, nor does what commas part in a list of properties.
  let others: Set = ["from", "to", "50%", "width", "margin-top"]
  #expect(all.filter { !$0.hasPrefix(".photowall .pw-") && !others.contains($0) } == [])
}

@Test func eachPieceIsAContainerBlockWithItsOrientationAround() throws {
  var content = try PreviewWalls.waterfall(PreviewWalls.tiles(12))
  #expect(
    css(content).components(separatedBy: "\n").filter { $0.hasPrefix("@container photowall") } == [
      "@container photowall (width < 600px){",
      "@container photowall (min-width: 600px) and (width < 1024px){",
      "@container photowall (min-width: 1024px){",
    ])
  let turned = Breakpoint.ranges(
    of: [
      BreakpointDeclaration(name: "a", minWidth: 0, orientation: .portrait),
      BreakpointDeclaration(name: "b", minWidth: 0, orientation: .landscape),
    ], maxWidth: nil)
  content.geometries[0].breakpoint = turned[0]
  #expect(
    css(content).contains(
      "@media (orientation: portrait){\n@container photowall (min-width: 0){\n"))
  // A breakpoint without its partner serves the other orientation too, rather than nothing.
  #expect(
    css(content).contains(
      "@media (orientation: landscape){\n@container photowall (width < 600px){\n"))
}

@Test func aFragmentsStyleSheetIsBalanced() throws {
  for isRightToLeft in [false, true] {
    var depth = 0
    var deepest = 0
    for byte in css(try PreviewWalls.varied(isRightToLeft: isRightToLeft)).utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      deepest = max(deepest, abs(depth))
    }
    #expect(depth == 0)
    // Rules in a query in a query.
    #expect(deepest == 3)
  }
}

@Test func differentWallsShareNoNameButTheFixedOnes() throws {
  let first = try PreviewWalls.waterfall(PreviewWalls.tiles(12))
  var others = [try PreviewWalls.waterfall(PreviewWalls.tiles(12, seed: 9))]
  for change in [
    { (content: inout PageContent) in content.maxWidth = 900 },
    { $0.frame = FrameStyle() },
    { $0.sections[0].background = "#123" },
    { $0.sections[0].tiles[3].focus = (0.2, 0.5) },
    { $0.sections[0].tiles[3].color = "#123456" },
    { $0.sections[0].tiles[3].thirds = ["#123", "#456", "#789"] },
    { $0.head.title = "Another" },
  ] {
    var other = first
    change(&other)
    others.append(other)
  }
  let names = ([first] + others).map { FragmentIdentity($0).name }
  #expect(Set(names).count == names.count)
  for other in others {
    let shared = Set(words(of: "id", in: html(first))).intersection(
      words(of: "id", in: html(other)))
    #expect(shared.isEmpty)
  }
}

@Test func theSameWallHasTheSameBytesInEveryBuild() throws {
  let first = try PreviewWalls.varied()
  let again = try PreviewWalls.varied()
  #expect(html(first) == html(again))
  #expect(css(first) == css(again))
}

@Test func picturesOfAFragmentAreLazyAndMeasuredWhereTheyStand() throws {
  var tiles = PreviewWalls.tiles(3)
  for index in tiles.indices {
    tiles[index].picture = PictureContent(
      src: "a.jpg", type: "image/jpeg",
      sources: [
        .init(src: "a-400.jpg", width: 400, type: "image/jpeg"),
        .init(src: "a-400.webp", width: 400, type: "image/webp"),
      ])
  }
  let text = html(try PreviewWalls.waterfall(tiles))
  #expect(text.components(separatedBy: "<img").count == 4)
  #expect(text.components(separatedBy: "loading=\"lazy\"").count == 4)
  #expect(!text.contains("fetchpriority"))
  // One of four columns of the widest container: (2560 - 20 - 30) / 4.
  #expect(text.contains("sizes=\"auto, 628px\""))
  #expect(text.components(separatedBy: "sizes=\"auto, ").count == 7)
}

@Test func aFragmentsPictureThatLosesItsSidesIsNotMeasuredByItsTile() throws {
  var tiles = PreviewWalls.tiles(2)
  for index in tiles.indices {
    (tiles[index].width, tiles[index].height) = (index == 0 ? 3000 : 900, 1000)
    tiles[index].picture = PictureContent(
      files: [400, 800].map { .init(src: "\($0).jpg", width: $0, type: "image/jpeg") })
  }
  let content = try PreviewWalls.page([SectionContent(tiles: tiles)]) { _, columns in
    SectionLayout(layout: DiceMosaicLayout(columns: columns, spanProbability: 0))
  }
  let images = try MarkupElement.parse(FragmentRenderer.html(content)).filter { $0.name == "img" }
  let sizes = images.map { $0.attributes["sizes"] ?? "" }
  // The panorama is at least 3 / 4 as high as its tile is wide: drawn 9 / 4 as wide.
  #expect(sizes[0].hasPrefix("(min-width: 1024px) "))
  #expect(sizes[1].hasPrefix("auto, "))
  #expect(images.allSatisfy { $0.attributes["loading"] == "lazy" })
}
