import Testing
import WallImaging
import WallManifest
import WallTestSupport

@testable import WallSite

/// Sizes of pictures in the site, made by the real worker.
@Suite struct DerivedPictureTests {
  /// Two columns without gaps: W / 2 at 320, 768, 1280 and 2560, for one and for two px each.
  private let widths = [184, 320, 384, 640, 768, 1280, 2560]

  @Test func aPhotoIsOfferedAtTheWidthsThatItsWallDrawsItAt() throws {
    let wall = try PictureWall()
    try wall.add("photos/harbour.png", width: 3000, height: 2000)
    let summary = try wall.build()
    #expect(summary.problems.isEmpty)
    let html = try wall.folder.text("site/index.html")
    let sources = html.matches(of: /images\/harbour-[0-9a-f]{12}-(\d+)\.webp (\d+)w/)
    let asked = sources.compactMap { Int($0.1) }
    #expect(asked == [160, 320, 384, 640, 768, 1280, 2560])
    #expect(sources.allSatisfy { $0.1 == $0.2 })
    let names = try wall.pictures()
    #expect(
      names == (asked.map { "harbour-\($0).jpg" } + asked.map { "harbour-\($0).webp" }).sorted())
    #expect(summary.published.pictures == .init(new: 14))
    // The widest of the type that all browsers know stands for the picture, also behind the link.
    #expect(html.contains(/<img src="images\/harbour-[0-9a-f]{12}-2560\.jpg"/))
    #expect(html.contains(/<a href="images\/harbour-[0-9a-f]{12}-2560\.jpg"/))
  }

  @Test func nothingIsScaledUp() throws {
    let wall = try PictureWall()
    try wall.add("small.png", width: 200, height: 100)
    try wall.build()
    #expect(
      try wall.pictures() == ["small-160.jpg", "small-160.webp", "small-200.jpg", "small-200.webp"])
  }

  @Test func namesThatNeedEscapesGetNamesThatNeedNone() throws {
    let wall = try PictureWall()
    let name = #"50% #1 & é'?.png"#
    try wall.add(name, width: 100, height: 80)
    try wall.build()
    #expect(try wall.pictures() == ["50-1-100.jpg", "50-1-100.webp"])
  }

  @Test func onePhotoUnderTwoNamesIsMadeOnce() throws {
    let wall = try PictureWall()
    try wall.add("a.png", width: 100, height: 80)
    try wall.add("b.png", width: 100, height: 80)
    let summary = try wall.build()
    #expect(summary.published.pictures.new == 4)
    let cached = try wall.folder.files(below: "cache").filter { $0.hasSuffix(".webp") }
    #expect(cached.count == 1)
  }

  @Test func drawingsAndOtherFilesOfTheAuthorAreUsedAsTheyAre() throws {
    let wall = try PictureWall()
    try wall.folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect fill="red" width="30" height="20"/></svg>"#,
      to: "plan.svg")
    wall.images.append(#"{ "src": "plan.svg", "width": 30, "height": 20, "alt": "" }"#)
    try wall.add(
      "own.png", width: 90, height: 60,
      keys: #", "sources": [{ "src": "own-45.png", "width": 45 }]"#)
    try wall.write("own-45.png", width: 45, height: 30, seed: 0)
    wall.images.append(
      #"{ "src": "https://example.org/far.jpg", "width": 30, "height": 20, "alt": "" }"#)
    let summary = try wall.build()
    #expect(summary.problems.isEmpty)
    #expect(try wall.folder.files(below: "site/images") == ["own-45.png", "own.png", "plan.svg"])
    #expect(try wall.folder.text("site/index.html").contains(#"src="https://example.org/far.jpg""#))
  }

  @Test func aPhotoThatCannotBeReadKeepsItsTileAndCostsNothingElse() throws {
    let wall = try PictureWall()
    try wall.add("good.png", width: 100, height: 80)
    try wall.add("cut.png", width: 300, height: 200)
    let whole = PNGPicture(width: 300, height: 200, seed: 0).bytes
    try wall.write(Array(whole.prefix(whole.count / 2)), to: "cut.png")
    for _ in 1...2 {
      let summary = try wall.build()
      let problem = try #require(summary.problems.first)
      #expect(summary.problems.count == 1)
      #expect(problem.severity == .error && problem.effect == .placeholder)
      #expect(problem.message.hasPrefix("picture \"cut.png\" cannot be used: "))
      #expect(problem.position == SourcePosition(line: 2, column: 1))
      #expect(try wall.pictures() == ["good-100.jpg", "good-100.webp"])
      #expect(try wall.folder.text("site/index.html").contains(#"<span class="lost">a</span>"#))
      // It is not tried again, and told all the same.
      #expect(wall.unchanged()?.problems.count == 1)
    }
  }

  @Test func aStrictBuildRefusesAPhotoThatCannotBeRead() throws {
    let wall = try PictureWall()
    try wall.add("bad.png")
    try wall.write(Array("no picture".utf8), to: "bad.png")
    #expect {
      try wall.build { $0.isStrict = true }
    } throws: { error in
      guard case SiteError.refused(let problems) = error else { return false }
      return problems.count == 1 && problems[0].message.contains("bad.png")
    }
    #expect(!wall.folder.exists("site"))
  }

  @Test func proportionsThatAreNotTheFilesAreToldOf() throws {
    let wall = try PictureWall()
    try wall.add("turned.png", width: 200, height: 300)
    try wall.write("turned.png", width: 300, height: 200, seed: 1)
    let summary = try wall.build()
    #expect(
      summary.problems.map(\.message)
        == [#""turned.png" is 300 x 200 px, not of the proportions 200 x 300"#])
    #expect(summary.problems.allSatisfy { $0.severity == .warning })
  }

  @Test func withoutAWorkerOnlyWorkIsRefused() throws {
    let wall = try PictureWall()
    try wall.add("a.png", width: 100, height: 80)
    #expect {
      try wall.build { $0.imaging?.executable = nil }
    } throws: { error in
      guard case SiteError.noImager = error else { return false }
      return true
    }
    try wall.build()
    // Everything is in the cache now.
    try wall.build(to: "other") { $0.imaging?.executable = nil }
    #expect(try wall.folder.files(below: "other/images").count == 2)
  }

  @Test func aListOfJobsMayBeDoneElsewhere() throws {
    let wall = try PictureWall()
    try wall.add("a.png", width: 100, height: 80)
    try wall.add("b.png", width: 120, height: 80)
    let built = try BuiltWall(wall.manifest)
    let lines = try Site.jobLines(built.manifest, by: built.resolved, options: wall.options())
    #expect(lines.count == 2)
    let answers = try runImager(lines)
    #expect(answers.count == 2)
    #expect(
      try Site.jobLines(built.manifest, by: built.resolved, options: wall.options()).count == 2)
    // The worker finds its files made: what it made before keeps its inode.
    try wall.build()
    #expect(
      try Site.jobLines(built.manifest, by: built.resolved, options: wall.options()).isEmpty)
  }

  @Test func fragmentsAndPreviewsUseTheSizesThatAreThere() throws {
    let wall = try PictureWall()
    try wall.add("a.png", width: 1000, height: 800)
    let built = try BuiltWall(wall.manifest)
    var options = wall.options(to: "fragment")
    options.isFragment = true
    _ = try Site.build(built.manifest, by: built.resolved, options: options)
    let fragment = try wall.folder.text("fragment/wall.html")
    #expect(fragment.contains(/images\/a-[0-9a-f]{12}-640\.webp 640w/))
    options = wall.options()
    options.previewsPictures = true
    _ = try Site.preview(built.manifest, by: built.resolved, options: options)
    #expect(try wall.folder.text("site/preview/all.svg").contains("../../a.png"))
    try wall.build()
    _ = try Site.preview(built.manifest, by: built.resolved, options: options)
    #expect(
      try wall.folder.text("site/preview/all.svg").contains(/\.\.\/images\/a-[0-9a-f]{12}-\d+\.jpg/)
    )
  }
}
