import Testing

@testable import WallMarkup

private func css(_ tiles: [TileContent], names: MarkupNames = .page) throws -> String {
  PicturesStylesheet(content: try PreviewWalls.waterfall(tiles), names: names).css
}

private let fragment = MarkupNames(prefix: "pw-", wall: "w12345678-", isFragment: true)

private func classes(_ tile: TileContent, names: MarkupNames = .page) throws -> [String] {
  let markup = WallEmitter(try PreviewWalls.waterfall([tile]), names: names).markup
  let item = try MarkupElement.parse(markup.bytes).first { $0.name == "li" }
  return try #require(item).classes
}

/// One with a colour of its own and a gradient.
private func tile(number: Int = 1) -> TileContent {
  var tile = TileContent(
    number: number, id: "\(number)", width: 4, height: 3, color: "#aabbcc",
    picture: PictureContent(src: "a.jpg"))
  tile.thirds = ["#89a", "#456", "#223"]
  return tile
}

@Test func theColoursOfThreeThirdsStandInForAPicture() throws {
  let sheet = try css([tile(number: 12)])
  #expect(sheet.contains("#t12{--p:#89a,#456,#223}\n"))
  // The single colour would only be more bytes.
  #expect(!sheet.contains("--tile"))
  #expect(try classes(tile()).contains { $0.hasPrefix("k") } == false)
}

@Test func placeholdersTakeAtMostThirtyTwoBytesATile() throws {
  var tiles = (99_900..<100_000).map { tile(number: $0) }
  for names in [MarkupNames.page, fragment] {
    let with = try css(tiles, names: names).utf8.count
    for index in tiles.indices { tiles[index].thirds = nil }
    for index in tiles.indices { tiles[index].color = "#cccccc" }
    let without = try css(tiles, names: names).utf8.count
    // The rule that those of a fragment are nested in counts once.
    #expect(with - without - (names.isFragment ? 40 : 0) <= 32 * tiles.count)
    #expect(with - without > 20 * tiles.count)
    tiles = (99_900..<100_000).map { tile(number: $0) }
  }
}

@Test func gradientsOfAFragmentAreNestedInItsWall() throws {
  let sheet = try css([tile(number: 40)], names: fragment)
  #expect(
    sheet.hasSuffix(".photowall .pw-w12345678{\n.pw-_14{--p:#89a,#456,#223}\n}\n"))
  #expect(try classes(tile(number: 40), names: fragment).contains("pw-_14"))
}

@Test func nothingShowsThroughATransparentPicture() throws {
  var clear = tile()
  clear.picture?.isTransparent = true
  let sheet = try css([clear])
  #expect(!sheet.contains("--p") && !sheet.contains("--tile"))
  #expect(try classes(clear).contains("clear"))
  #expect(try classes(clear, names: fragment).contains("pw-clear"))
}

@Test func aTileWithoutPictureHasItsSingleColour() throws {
  var lost = tile()
  lost.picture = nil
  #expect(try css([lost]).contains(".kaabbcc{--tile:#aabbcc}\n"))
  #expect(try !css([lost]).contains("--p"))
  #expect(try classes(lost).contains("kaabbcc"))
}

@Test func onlyColoursReachTheStyleSheet() throws {
  for thirds in [["#123", "#456"], ["#123", "#456", "red}"], ["#123", "#456", "#12g"]] {
    var odd = tile()
    odd.thirds = thirds
    #expect(try css([odd]).contains(".kaabbcc{--tile:#aabbcc}\n"))
    #expect(try !css([odd]).contains("--p"))
  }
}
