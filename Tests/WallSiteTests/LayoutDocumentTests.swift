import Foundation
import Testing

@testable import WallSite

private struct Document: Decodable {
  struct Entry: Decodable {
    struct Section: Decodable {
      var title: String?
      var columns: Int?
      var y: Double
      var height: Double
    }
    struct Item: Decodable {
      var id: String
      var section: Int
      var column: Int?
      var span: Int?
      var affine: [[Double]]
      var frame: [Double]
    }
    var name: String
    var minWidth: Double
    var maxWidth: Double?
    var orientation: String?
    var referenceWidth: Double
    var columns: Int?
    var contentWidth: Double
    var contentHeight: Double
    var sections: [Section]
    var items: [Item]
  }
  var breakpoints: [Entry]
}

private func document(
  _ json: String, breakpoint: String? = nil, width: Double? = nil
) throws -> Document {
  let wall = try BuiltWall(json)
  var bytes: [UInt8] = []
  LayoutDocument.write(
    try wall.placed(), manifest: wall.manifest, breakpoint: breakpoint, width: width
  ) { bytes += $0 }
  return try JSONDecoder().decode(Document.self, from: Data(bytes))
}

/// 100 x 100, hidden, 100 x 200 and 100 x 50 in two columns without insets.
private let small = """
  { "layout": { "columns": 2, "insets": 0 }, "images": [
    { "src": "/a", "width": 100, "height": 100, "alt": "" },
    { "src": "/h", "width": 100, "height": 900, "alt": "", "hidden": true },
    { "src": "/b", "width": 100, "height": 200, "alt": "" },
    { "src": "/c", "width": 100, "height": 50, "alt": "" } ] }
  """

@Test func aWallByHandAtItsReferenceWidth() throws {
  let entry = try #require(try document(small).breakpoints.first)
  // The middle of 320 and 1280; columns are (800 - 10) / 2 wide.
  #expect(entry.name == "all" && entry.referenceWidth == 800 && entry.columns == 2)
  #expect(entry.minWidth == 0 && entry.maxWidth == nil && entry.orientation == nil)
  #expect(entry.contentWidth == 800 && entry.contentHeight == 790)
  #expect(entry.items.map(\.id) == ["/a", "/b", "/c"])
  #expect(entry.items.map(\.column) == [0, 1, 0])
  #expect(
    entry.items.map(\.frame) == [
      [0, 0, 395, 395], [405, 0, 395, 790], [0, 405, 395, 197.5],
    ])
  // w = W/2 - 5: the third starts at w + 10 and is w/2 high.
  #expect(entry.items[2].affine == [[0, 0], [0.5, 5], [0.5, -5], [0.25, -2.5]])
}

@Test func anotherWidthMovesFramesAndNotDecisions() throws {
  let entry = try #require(try document(small, width: 210).breakpoints.first)
  #expect(entry.referenceWidth == 800 && entry.contentWidth == 210 && entry.contentHeight == 200)
  #expect(
    entry.items.map(\.frame) == [[0, 0, 100, 100], [110, 0, 100, 200], [0, 110, 100, 50]])
}

@Test func sectionsStackAndFramesCountFromTheWallsTop() throws {
  let json = """
    { "layout": { "columns": 1, "insets": 0 }, "sections": [
      { "title": "One", "insets": [1, 2, 3, 4], "footer": 5, "images": [
        { "src": "/a", "width": 4, "height": 1, "alt": "" } ] },
      { "images": [ { "src": "/b", "width": 2, "height": 1, "alt": "" } ] },
      { "title": "Empty" } ] }
    """
  let entry = try #require(try document(json, width: 406).breakpoints.first)
  // 1 + 48 + (406 - 6) / 4 + 5 + 3.
  #expect(entry.sections.map(\.y) == [0, 157, 360])
  #expect(entry.sections.map(\.height) == [157, 203, 48])
  #expect(entry.sections.map(\.title) == ["One", nil, "Empty"])
  #expect(entry.contentHeight == 408)
  #expect(entry.items.map(\.section) == [0, 1])
  #expect(entry.items.map(\.frame) == [[4, 49, 400, 100], [0, 157, 406, 203]])
  #expect(entry.items[1].affine == [[0, 0], [0, 0], [1, 0], [0.5, 0]])
}

@Test func oneEntryForEachPieceOfTheNamedBreakpoint() throws {
  let json = """
    { "layout": { "minColumnWidth": 400 }, "breakpoints": [
      { "name": "small", "minWidth": 0 }, { "name": "large", "minWidth": 1000 } ], "images": [
      { "src": "/a", "width": 4, "height": 1, "alt": "" } ] }
    """
  // n (400 + 10) - 10 + 20: 830 and 1240, 1650 and on to 12 columns at 4930.
  let all = try document(json).breakpoints
  #expect(all.map(\.columns) == [1, 2] + (2...12).map { $0 })
  let small = try document(json, breakpoint: "small", width: 500).breakpoints
  #expect(small.map(\.minWidth) == [0, 830] && small.map(\.maxWidth) == [830, 1000])
  #expect(small.map(\.items[0].frame[2]) == [480, 235])
}

@Test func rightToLeftPrintsPhysicalPlaces() throws {
  let mirrored = small.replacingOccurrences(
    of: "{ \"layout\"", with: "{ \"direction\": \"rtl\", \"layout\"")
  let entry = try #require(try document(mirrored, width: 210).breakpoints.first)
  #expect(entry.items.map(\.column) == [0, 1, 0])
  #expect(entry.items.map(\.frame[0]) == [110, 0, 110])
}

/// A thousand items are longer than what is held at once.
@Test func aLongDocumentComesInParts() throws {
  let wall = try BuiltWall(BuiltWall.json((1...1000).map { "/\($0).jpg" }))
  var parts: [[UInt8]] = []
  LayoutDocument.write(try wall.placed(), manifest: wall.manifest) { parts.append($0) }
  #expect(parts.count > 3)
  #expect(parts.allSatisfy { $0.count < 1 << 17 })
  let whole = try JSONDecoder().decode(Document.self, from: Data(parts.joined()))
  #expect(whole.breakpoints.map(\.items.count) == [1000, 1000, 1000, 1000])
}

@Test func pagesDoNotChangeThePrintedGeometry() throws {
  let names = (1...25).map { "/\($0).jpg" }
  let whole = try document(BuiltWall.json(names)).breakpoints
  let paged = try document(BuiltWall.json(names, keys: #""pageSize": 10,"#)).breakpoints
  #expect(whole.map { $0.items.map(\.frame) } == paged.map { $0.items.map(\.frame) })
}
