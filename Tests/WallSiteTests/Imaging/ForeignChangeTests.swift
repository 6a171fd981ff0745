import Foundation
import Testing
import WallImaging
import WallManifest
import WallTestSupport

@testable import WallSite

/// Builds of folders and caches that something else has written to since the last one.
@Suite struct ForeignChangeTests {
  private func twoPages() throws -> PictureWall { try .pages(photos: 12) }

  @Test func previewsThatAnotherCommandWroteAreMadeAnew() throws {
    let wall = try twoPages()
    try wall.build()
    let built = try BuiltWall(wall.manifest)
    _ = try Site.preview(built.manifest, by: built.resolved, options: wall.options())
    #expect(try wall.folder.tree() != wall.cleanTree())
    let work = try Site.work(built.manifest, by: built.resolved, options: wall.options())
    #expect(work.map(\.path) == ["preview/index.html"])
    try wall.build()
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func aBuildWithAnotherCacheIsNotTakenForTheLastOne() throws {
    let wall = try twoPages()
    try wall.build()
    let before = wall.images
    wall.images[3] = before[3].replacing(#""alt": "a""#, with: #""alt": "b""#)
    try wall.build(cache: "other-cache")
    wall.images = before
    try wall.build()
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func picturesAreLookedAtAgainWhenTheRecordOfSourcesIsGone() throws {
    let wall = try twoPages()
    let whole = PNGPicture(width: 64, height: 50, seed: 4).bytes
    try wall.write(Array(whole.prefix(200)), to: "p4.png")
    let problems = try wall.build().problems
    #expect(problems.count == 1)
    let before = try wall.folder.tree()
    try wall.folder.remove("cache/sources")
    #expect(try wall.build().problems == problems)
    #expect(try wall.folder.tree() == before)
  }

  @Test func anUnchangedFolderIsNamedAsItIsCalledNow() throws {
    let wall = try twoPages()
    try wall.build()
    let other = wall.folder.path("./site")
    let summary = try #require(wall.unchanged { $0.outputFolder = other })
    #expect(summary.mainFile == other + "/index.html")
  }

  @Test func aBuildThatAnotherOvertookPublishesNothing() throws {
    let wall = try twoPages()
    try wall.build()
    let built = try BuiltWall(wall.manifest)
    let options = wall.options()
    var late = try BuildRun(built.manifest, by: built.resolved, options: options) { _, _, _ in }
    try late.decide()
    wall.images[3] = wall.images[3].replacing(#""alt": "a""#, with: #""alt": "b""#)
    try wall.build()
    let before = try wall.folder.tree()
    try late.makePictures()
    try late.render()
    #expect(throws: SiteError.self) { try late.publish(nil) }
    #expect(try wall.folder.tree() == before)
  }

  @Test func aLimitCountsForWhatWasMadeUnderAHigherOne() throws {
    let wall = try twoPages()
    try wall.add("large.png", width: 300, height: 200, seed: 3)
    try wall.build()
    #expect(wall.unchanged { $0.imaging?.maxPixels = 10_000 } == nil)
    let limited = try wall.build { $0.imaging?.maxPixels = 10_000 }
    #expect(limited.problems.map(\.effect) == [.placeholder])
    let before = try wall.folder.tree()
    try wall.build(to: "clean", cache: "clean-cache") { $0.imaging?.maxPixels = 10_000 }
    #expect(try wall.folder.tree("clean") == before)
    try wall.folder.remove("clean")
    try wall.folder.remove("clean-cache")
    #expect(try wall.build().problems.isEmpty)
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func photosMayBeOfAnyYear() throws {
    let wall = try twoPages()
    let late = timespec(tv_sec: 16_000_000_000, tv_nsec: 5)
    #expect(utimensat(AT_FDCWD, wall.folder.path("p3.png"), [late, late], 0) == 0)
    try wall.build()
    #expect(wall.unchanged() != nil)
  }

  @Test func theUsualColourWrittenByHandIsNoColourOfThePicture() throws {
    let wall = try twoPages()
    try wall.build()
    wall.images[3] = wall.images[3].replacing(
      #""alt": "a""#, with: ##""alt": "a", "color": "#cccccc""##)
    try wall.build()
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func spacesAroundWordsAreSeen() throws {
    let wall = try twoPages()
    wall.images[3] = wall.images[3].replacing(
      #""alt": "a""#, with: #""alt": "a", "caption": "b", "tags": ["c"]"#)
    try wall.build()
    wall.images[3] = wall.images[3].replacing(#""b""#, with: #"" b""#)
      .replacing(#""c""#, with: #""c ""#)
    try wall.build()
    #expect(try wall.folder.tree() == wall.cleanTree())
  }
}
