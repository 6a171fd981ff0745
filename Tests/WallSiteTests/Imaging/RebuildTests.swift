import Foundation
import Testing
import WallImaging
import WallManifest
import WallTestSupport

@testable import WallSite

/// Builds after builds: what is redone, what is left alone, and that nobody can tell the difference.
@Suite struct RebuildTests {
  /// Thirty photos on three pages.
  private func threePages() throws -> PictureWall { try .pages(photos: 30) }

  /// What was made and what removed, sorted.
  private func changes(_ summary: BuildSummary) -> [String] {
    summary.explanation.filter { $0.action == .made || $0.action == .removed }
      .map { "\($0.action.rawValue) \($0.path)" }.sorted()
  }

  @Test func anUnchangedWallIsToldByStampsAlone() throws {
    let wall = try threePages()
    let first = try wall.build()
    let last = try #require(wall.unchanged())
    #expect(last.pieces == first.pieces)
    #expect(last.published.pages == .init(unchanged: 3))
    #expect(last.published.pictures == .init(unchanged: first.published.pictures.new))
  }

  @Test func whateverChangesIsSeen() throws {
    let wall = try threePages()
    try wall.build()
    #expect(wall.unchanged() != nil)
    #expect(wall.unchanged { $0.isFragment = true } == nil)
    #expect(wall.unchanged { $0.imaging?.encodings = [.init(.jpeg, quality: 81)] } == nil)
    #expect(wall.unchanged { $0.imaging?.verifies = true } == nil)
    #expect(wall.unchanged { $0.explains = true } == nil)
    try wall.write("p7.png", width: 67, height: 50, seed: 99)
    #expect(wall.unchanged() == nil)
    try wall.build()
    #expect(wall.unchanged() != nil)
    try wall.folder.remove("site/page-2.html")
    #expect(wall.unchanged() == nil)
    try wall.build()
    wall.images[3] = wall.images[3].replacing(#""alt": "a""#, with: #""alt": "b""#)
    #expect(wall.unchanged() == nil)
    try wall.build()
    try wall.folder.write("a note", to: "site/assets/note.txt")
    #expect(wall.unchanged() == nil)
  }

  @Test func oneChangedPhotoRedoesItselfAndThePagesThatShowIt() throws {
    let wall = try threePages()
    try wall.build()
    let untouched = try wall.folder.changes(below: "site")
    try wall.write("p17.png", width: 77, height: 50, seed: 99)
    let summary = try wall.build { $0.explains = true }
    let made = changes(summary)
    let pictures = made.filter { $0.contains("images/p17-") }
    #expect(pictures.count == 4)
    // Its colours are in the second page's sheet of pictures, and in the previews.
    #expect(
      made.filter { !$0.contains("images/") && !$0.contains("preview/") }.map { path in
        path.replacing(/[0-9a-f]{12}/, with: "*")
      } == [
        "made assets/pictures-page-2.*.css", "made page-2.html",
        "removed assets/pictures-page-2.*.css",
      ])
    let after = try wall.folder.changes(below: "site")
    #expect(after["page-3.html"] == untouched["page-3.html"])
    #expect(after["index.html"] == untouched["index.html"])
    let first = try #require(summary.explanation.first { $0.path == "index.html" })
    #expect(first.action == .kept)
    let second = try #require(summary.explanation.first { $0.path == "page-2.html" })
    #expect(second.reason == "its pictures changed")
    let picture = try #require(
      summary.explanation.first { $0.path.hasPrefix("images/p17") && $0.action == .made })
    #expect(picture.reason == "p17.png is another than before")
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func aFileOfTheSameSizeAndTimeIsStillAnother() throws {
    let wall = try threePages()
    try wall.build()
    let path = wall.folder.path("p5.png")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try wall.write("p5.png", width: 65, height: 50, seed: 77)
    try FileManager.default.setAttributes([.modificationDate: date ?? Date()], ofItemAtPath: path)
    #expect(wall.unchanged() == nil)
    let summary = try wall.build { $0.explains = true }
    #expect(changes(summary).contains { $0.contains("images/p5-") })
  }

  @Test func touchedPhotosGiveTheSameBytes() throws {
    let wall = try threePages()
    try wall.build()
    let before = try wall.folder.tree()
    let path = wall.folder.path("p5.png")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: path)
    let summary = try wall.build { $0.explains = true }
    #expect(changes(summary) == [])
    #expect(summary.explanation.contains { $0.action == .same && $0.path == "index.html" })
    #expect(try wall.folder.tree() == before)
  }

  @Test func editsInAnyOrderComeToWhatACleanBuildGives() throws {
    let wall = try threePages()
    var random = SeededGenerator(seed: 4)
    for _ in 0..<12 {
      let index = Int.random(in: 0..<30, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        try wall.write(
          "p\(index + 1).png", width: 61 + index, height: 50,
          seed: Int.random(in: 0...6, using: &random))
      case 1: wall.images.swapAt(index, 0)
      case 2:
        wall.images[index] = wall.images[index].replacing(
          #""alt": "a""#, with: #""alt": "x", "title": "t""#)
      case 3: try? wall.folder.remove("p\(index + 1).png")
      case 4:
        wall.keys = #""pageSize": \#(10 + index), "layout": { "columns": \#(1 + index % 3) }, "#
      default:
        wall.images[index] = wall.images[index].replacing(
          #""alt": "a""#, with: #""alt": "a", "hidden": true"#)
      }
      try wall.build()
      #expect(try wall.folder.tree() == wall.cleanTree())
    }
  }

  @Test func whatSomebodyDidToTheCacheIsMadeAnew() throws {
    let wall = try threePages()
    try wall.build()
    let clean = try wall.folder.tree()
    let files = try wall.folder.files(below: "cache").filter { $0.hasSuffix(".webp") }
    // Cut off in place, as a full disk or a tool may do.
    for file in files.prefix(3) { try wall.folder.write("cut", to: "cache/" + file) }
    try wall.build()
    #expect(try wall.folder.tree() == clean)
    try wall.folder.remove("cache")
    try wall.build()
    #expect(try wall.folder.tree() == clean)
  }

  @Test func verifyingReadsWhatStampsSayIsUnchanged() throws {
    let wall = try threePages()
    try wall.build()
    let summary = try wall.build {
      $0.imaging?.verifies = true
      $0.explains = true
    }
    #expect(changes(summary) == [])
    #expect(summary.explanation.contains { $0.path == "index.html" && $0.action == .same })
  }

  @Test func aDryRunNamesTheWorkAndDoesNone() throws {
    let wall = try threePages()
    let built = try BuiltWall(wall.manifest)
    let work = try Site.work(built.manifest, by: built.resolved, options: wall.options())
    #expect(work.count == 30 + 3 + 2)
    #expect(work.first == FileExplanation(action: .planned, path: "p1.png", reason: "new"))
    #expect(!wall.folder.exists("site") && !wall.folder.exists("cache"))
    try wall.build()
    #expect(try Site.work(built.manifest, by: built.resolved, options: wall.options()).isEmpty)
  }

  @Test func whatOneRunExplainedIsNotSaidAgain() throws {
    let wall = try threePages()
    try wall.build { $0.explains = true }
    #expect(try #require(wall.unchanged()).explanation.isEmpty)
  }

  /// A cache that others fill: all sizes are there, and what is found cannot be written down.
  @Test func aJournalThatCannotBeWrittenCostsNoBuild() throws {
    let wall = try threePages()
    try wall.build()
    try wall.folder.remove("cache/sources")
    try FileManager.default.createDirectory(
      atPath: wall.folder.path("cache/sources.new"), withIntermediateDirectories: true)
    try wall.folder.write("in the way", to: "cache/sources.new/file")
    try wall.write("p1.png", width: 61, height: 50, seed: 98)
    let summary = try wall.build()
    #expect(summary.problems.map(\.severity) == [.warning])
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  /// The site is published before the next build, or as the next build leaves it: a kill in between
  /// costs neither.
  @Test func aBuildThatFindsNoWorkerLeavesTheSiteAsItWas() throws {
    let wall = try threePages()
    try wall.build()
    let before = try wall.folder.tree()
    try wall.write("p1.png", width: 61, height: 50, seed: 98)
    #expect(throws: SiteError.self) { try wall.build { $0.imaging?.executable = "/bin/false" } }
    #expect(try wall.folder.tree() == before)
  }
}

/// Pictures that are published as they are.
@Suite struct OriginalPictureTests {
  private let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#

  private func wall() throws -> PictureWall {
    let wall = try PictureWall()
    wall.keys = #""pageSize": 10, "#
    for number in 1...12 {
      try wall.folder.write(drawing + "<!-- \(number) -->", to: "d\(number).svg")
      wall.images.append(#"{ "src": "d\#(number).svg", "width": 30, "height": 20, "alt": "" }"#)
    }
    return wall
  }

  @Test func theSecondBuildFindsThemUnchanged() throws {
    let wall = try wall()
    try wall.build()
    #expect(wall.unchanged() != nil)
    let built = try BuiltWall(wall.manifest)
    #expect(try Site.work(built.manifest, by: built.resolved, options: wall.options()).isEmpty)
  }

  @Test func theyAreFoundUnchangedWithoutSizesToo() throws {
    let wall = try wall()
    try wall.build { $0.imaging = nil }
    #expect(wall.unchanged { $0.imaging = nil } != nil)
  }

  @Test func oneThatIsWrittenToIsStillSeen() throws {
    let wall = try wall()
    try wall.build()
    try wall.folder.write(drawing + "<!-- x -->", to: "d3.svg")
    #expect(wall.unchanged() == nil)
    try wall.build()
    #expect(try wall.folder.text("site/images/d3.svg").hasSuffix("<!-- x -->"))
    #expect(try wall.folder.tree() == wall.cleanTree())
  }
}
