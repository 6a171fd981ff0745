import Foundation
import Testing
import WallManifest

@testable import WallSite

@Suite struct SiteTests {
  @Test func writesPagesAssetsPreviewsPicturesAndReport() throws {
    let site = try WorkFolder()
    let summary = try site.build(try site.manifest(count: 5))
    let kinds = Set(try site.tree().keys.map { $0.replacing(/\.[0-9a-f]{12}\./, with: ".HASH.") })
    #expect(
      kinds == [
        ".photowall/files.json", ".photowall/lock", "assets/desktop.HASH.css",
        "assets/phone.HASH.css", "assets/photowall.HASH.css", "assets/pictures.HASH.css",
        "assets/tablet.HASH.css", "assets/wide.HASH.css", "images/p1.jpg", "images/p2.jpg",
        "index.html", "preview/desktop.svg", "preview/index.html", "preview/phone.svg",
        "preview/photowall.HASH.css", "preview/preview.HASH.css", "preview/tablet.svg",
        "preview/wide.svg", "report.json",
      ])
    #expect(summary.mainFile == site.path("site/index.html"))
    #expect(summary.published.pages == .init(new: 1))
    #expect(
      summary.problems.map(\.message) == [
        "the picture \"p3.jpg\" was not found", "the picture \"p4.jpg\" was not found",
        "the picture \"p5.jpg\" was not found",
      ])
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let site = try WorkFolder()
    let manifest = try site.manifest(count: 40, more: #""pageSize": 12,"#)
    try site.build(manifest)
    try site.build(manifest, to: "again")
    #expect(try site.tree() == site.tree("again"))
  }

  @Test func aSecondBuildTouchesNothing() throws {
    let site = try WorkFolder()
    let manifest = try site.manifest(count: 5)
    try site.build(manifest)
    let summary = try site.build(manifest)
    #expect(summary.published.pages == .init(unchanged: 1))
    #expect(summary.published.assets.new == 0 && summary.published.assets.removed == 0)
    #expect(summary.published.pictures == .init(unchanged: 2))
  }

  @Test func removesOnlyWhatAnEarlierBuildWrote() throws {
    let site = try WorkFolder()
    try site.build(try site.manifest(count: 30, more: #""pageSize": 10,"#))
    try site.write("mine", to: "site/notes.txt")
    try site.write("changed", to: "site/page-2.html")
    let summary = try site.build(try site.manifest(count: 5))
    let tree = try site.tree()
    #expect(tree["page-3.html"] == nil)
    #expect(tree["notes.txt"] == Data("mine".utf8))
    #expect(tree["page-2.html"] == Data("changed".utf8))
    #expect(summary.problems.contains { $0.message.contains("page-2.html was changed") })
    #expect(summary.published.pages.removed == 1)
  }

  @Test func refusesToWriteOverFilesOfOthers() throws {
    let site = try WorkFolder()
    try site.write("mine", to: "site/index.html")
    #expect(throws: SiteError.self) { try site.build(try site.manifest(count: 3)) }
    #expect(try site.tree().filter { !$0.key.hasPrefix(".photowall") }.count == 1)
    #expect(try site.text("site/index.html") == "mine")
  }

  @Test func anOutputThatIsAFileIsNamed() throws {
    let site = try WorkFolder()
    try site.write("mine", to: "site")
    #expect(throws: SiteError.self) { try site.build(try site.manifest(count: 3)) }
    #expect(try site.text("site") == "mine")
  }

  @Test func doesNotFollowLinksOutOfTheOutput() throws {
    let site = try WorkFolder()
    try site.write("", to: "elsewhere/keep")
    try site.write("", to: "site/keep")
    try FileManager.default.createSymbolicLink(
      atPath: site.path("site/assets"), withDestinationPath: site.path("elsewhere"))
    #expect(throws: SiteError.self) { try site.build(try site.manifest(count: 3)) }
    #expect(try site.tree("elsewhere").count == 1)
  }

  @Test func doesNotPublishWhatALinkLeadsTo() throws {
    let site = try WorkFolder()
    try FileManager.default.createSymbolicLink(
      atPath: site.path("secret.jpg"), withDestinationPath: "/etc/passwd")
    let json =
      #"{ "images": [{ "src": "secret.jpg", "width": 1, "height": 1, "alt": "" }] }"#
    let summary = try site.build(json)
    #expect(try site.tree()["images/secret.jpg"] == nil)
    #expect(summary.problems.count == 1)
  }

  @Test func pagesNamePicturesPercentEncoded() throws {
    let site = try WorkFolder()
    try site.write("x", to: "a b/50% #1?é.jpg")
    let json = #"{ "images": [{ "src": "a b/50% #1?é.jpg", "width": 1, "height": 1, "alt": "" }] }"#
    try site.build(json)
    #expect(
      try site.text("site/index.html").contains("src=\"images/a%20b/50%25%20%231%3F%C3%A9.jpg\""))
    #expect(try site.tree()["images/a b/50% #1?é.jpg"] == Data("x".utf8))
    try site.build(json, to: "linked") { $0.linksImages = true }
    #expect(
      try site.text("linked/index.html").contains("src=\"../a%20b/50%25%20%231%3F%C3%A9.jpg\""))
  }

  @Test func strictLimitsReplaceNothing() throws {
    let site = try WorkFolder()
    try site.build(try site.manifest(count: 5))
    let before = try site.tree()
    let limited = try site.manifest(count: 6, more: #""limits": { "raggedness": 0 },"#)
    #expect(throws: SiteError.self) { try site.build(limited) { $0.isStrict = true } }
    #expect(try site.tree() == before)
    try site.build(limited)
  }

  @Test func everyMomentOfAPublicationIsAWorkingSite() throws {
    let site = try WorkFolder()
    try site.build(try site.manifest(count: 30, more: #""pageSize": 10,"#))
    let wall = try BuiltWall(
      try site.manifest(count: 28, more: #""pageSize": 10, "title": "New","#))
    let options = BuildOptions(
      sourceFolder: site.path, outputFolder: site.path("site"), defaultTitle: "wall")
    var moments = 0
    _ = try Site.build(wall.manifest, by: wall.resolved, options: options) { stage, _, _ in
      guard stage == .publishing else { return }
      moments += 1
      // What a page names is there at this moment, whichever build the page is of.
      for number in 1...3 {
        let name = number == 1 ? "index.html" : "page-\(number).html"
        let page = (try? site.text("site/" + name)) ?? ""
        #expect(page.hasSuffix("</html>\n"))
        for match in page.matches(of: /href="(assets\/[^"]*)"/) {
          #expect(FileManager.default.fileExists(atPath: site.path("site/" + match.1)))
        }
      }
    }
    #expect(moments > 10)
  }

  @Test func previewsWriteTheirFolderAlone() throws {
    let site = try WorkFolder()
    let first = try site.manifest(count: 5)
    try site.build(first)
    let before = try site.tree()
    let wall = try BuiltWall(try site.manifest(count: 9, more: #""title": "Other","#))
    _ = try Site.preview(
      wall.manifest, by: wall.resolved,
      options: BuildOptions(
        sourceFolder: site.path, outputFolder: site.path("site"), defaultTitle: "wall"))
    let after = try site.tree()
    #expect(after["index.html"] == before["index.html"])
    #expect(after["preview/phone.svg"] != before["preview/phone.svg"])
    // The next build still knows, and removes, what the one before wrote.
    try site.build(first)
    var again = try site.tree()
    // The record has the pictures' times, and the fixture has written them twice.
    again[".photowall/files.json"] = before[".photowall/files.json"]
    #expect(again == before)
  }

  @Test func continuedSectionsRepeatNoHeader() throws {
    let images = (1...25).map { #"{ "src": "p\#($0).jpg", "width": 3, "height": 2, "alt": "" }"# }
    let json = """
      { "pageSize": 10, "sections": [{ "title": "Only", "footer": 30, "footerText": "End",
        "images": [\(images.joined(separator: ","))] }] }
      """
    let site = try WorkFolder()
    try site.build(json)
    #expect(try site.text("site/index.html").contains("<h2"))
    #expect(try !site.text("site/page-2.html").contains("<h2"))
    #expect(try !site.text("site/index.html").contains("<p>End</p>"))
    #expect(try site.text("site/page-3.html").contains("<p>End</p>"))
  }

  @Test func footersStandAtTheEndOfAStripAndOnlyWhereTheyHaveRoom() throws {
    let image = #"{ "src": "a.jpg", "width": 3, "height": 2, "alt": "" }"#
    for (direction, edge) in [("ltr", "right"), ("rtl", "left")] {
      let site = try WorkFolder()
      try site.build(
        """
        { "direction": "\(direction)",
          "layout": { "direction": "horizontal", "insets": 0, "columns": 2 },
          "sections": [
            { "footer": 80, "footerText": "Shown", "images": [\(image)] },
            { "footerText": "Read aloud", "images": [] } ] }
        """)
      let page = try site.text("site/index.html")
      #expect(page.contains("<div class=\"foot\"><p"))
      #expect(page.contains("<div class=\"vh\"><p"))
      let name = try #require(
        try site.tree().keys.first { $0.hasPrefix("assets/all.") })
      let css = try site.text("site/" + name)
      #expect(
        css.contains("#s1 .foot{\(edge):0;width:80px;top:0;bottom:0;writing-mode:vertical-rl}"))
      // Without its unit a 0 makes `max(var(--inset), 8px)` invalid.
      #expect(css.contains(":root{--inset:0px;--inset-end:0px}"))
    }
  }
}
