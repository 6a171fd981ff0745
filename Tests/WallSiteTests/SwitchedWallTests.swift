import Foundation
import Testing
import WallManifest

@testable import WallSite

/// What a build writes for a wall of several layouts.
@Suite struct SwitchedWallTests {
  private static let keys = #"""
    "layouts": [ { "name": "a", "label": "Plain", "columns": 2 },
      { "name": "b", "minColumnWidth": 400, "maxColumns": 2 } ],
    """#

  private func wall(_ count: Int = 3, more: String = "") throws -> BuiltWall {
    try BuiltWall(BuiltWall.json((1...count).map { "\($0).jpg" }, keys: Self.keys + more))
  }

  @Test func everyPieceOfEveryLayoutHasItsFiles() throws {
    let folder = try WorkFolder()
    try wall().build(in: folder)
    let files = try folder.files(below: "site").map {
      $0.replacing(/\.[0-9a-f]{12}\./, with: ".HASH.")
    }
    #expect(
      files.filter { $0.contains("/all") } == [
        "assets/all-1.b.HASH.css", "assets/all-2.b.HASH.css", "assets/all.a.HASH.css",
        "preview/all-1.b.svg", "preview/all-2.b.svg", "preview/all.a.svg",
      ])
  }

  @Test func pagesOfALongWallHaveTheSwitchAndSheetsOfTheirOwn() throws {
    let folder = try WorkFolder()
    try wall(12, more: #""pageSize": 10,"#).build(in: folder)
    for page in ["index.html", "page-2.html"] {
      let html = try folder.text("site/" + page)
      #expect(html.components(separatedBy: "type=\"radio\"").count == 3)
    }
    let second = try folder.text("site/page-2.html")
    #expect(second.matches(of: /assets\/all[-.a-b12]*-page-2\.[0-9a-f]{12}\.css/).count == 3)
  }

  @Test func documentsSayWhichLayoutAPieceIsOf() throws {
    let placed = try wall().placed()
    var layout: [UInt8] = []
    LayoutDocument.write(placed, manifest: try wall().manifest) { layout += $0 }
    let report = WallReport(measuring: placed, of: try wall().manifest).json
    for bytes in [layout, report] {
      let text = String(decoding: bytes, as: UTF8.self)
      let names = text.matches(of: /"name": "all",\s*"layout": "([ab])"/).map { String($0.1) }
      #expect(names == ["a", "b", "b"])
    }
    let plain = try BuiltWall(BuiltWall.json(["1.jpg"]))
    let text = String(
      decoding: WallReport(measuring: try plain.placed(), of: plain.manifest).json,
      as: UTF8.self)
    #expect(!text.contains("\"layout\""))
  }

  @Test func limitsAreCheckedInEveryLayout() throws {
    let wall = try wall(7, more: #""limits": { "raggedness": 1 },"#)
    let report = WallReport(measuring: try wall.placed(), of: wall.manifest)
    #expect(
      report.limitErrors.map { $0.message.prefix { $0 != ":" } } == [
        "breakpoint \"all.a\"", "breakpoint \"all-2.b\"",
      ])
  }
}
