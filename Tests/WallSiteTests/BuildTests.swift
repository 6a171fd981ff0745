import Foundation
import Testing
import WallImaging
import WallManifest

@testable import WallSite

/// A manifest's folder with these pictures.
private func folder(of names: [String]) throws -> WorkFolder {
  let folder = try WorkFolder()
  for name in names { try folder.write("picture " + name, to: name) }
  return folder
}

@Test func aFolderTreeComesOutOfAManifest() throws {
  let folder = try folder(of: ["a.jpg", "photos/50% #1.jpg"])
  let wall = try BuiltWall(
    BuiltWall.json(
      ["a.jpg", "photos/50% #1.jpg", "https://example.org/b.jpg", "/c.jpg"],
      keys: #""layout": { "columns": 2 },"#))
  let summary = try wall.build(in: folder)
  let files = try folder.files(below: "site")
  #expect(
    files.filter { !$0.hasPrefix("assets/") && !$0.hasSuffix(".css") } == [
      "images/a.jpg", "images/photos/50% #1.jpg", "index.html", "preview/all.svg",
      "preview/index.html", "report.json",
    ])
  let sheets = files.filter { $0.hasPrefix("assets/") }
  #expect(sheets.count == 3)
  let page = try folder.text("site/index.html")
  for sheet in sheets {
    #expect(page.contains(sheet))
    let parts = sheet.dropFirst("assets/".count).split(separator: ".")
    let digest = SHA256.hex(Array(try folder.text("site/" + sheet).utf8))
    #expect(parts.count == 3 && digest.hasPrefix(String(parts[1])) && parts[1].count == 12)
  }
  for address in [
    "\"images/a.jpg\"", "\"images/photos/50%25%20%231.jpg\"", "\"https://example.org/b.jpg\"",
    "\"/c.jpg\"",
  ] {
    #expect(page.contains("src=" + address))
  }
  #expect(summary.problems.isEmpty)
  #expect(summary.published.pictures.new == 2)
  #expect(summary.imageCount == 4)
}

@Test func missingPicturesKeepTheirTilesAndAreAllNamed() throws {
  let folder = try folder(of: ["here.jpg"])
  try folder.write("in a folder of a picture's name", to: "x/y.jpg")
  let outside = try WorkFolder()
  try outside.write("secret", to: "secret.jpg")
  try folder.link("out.jpg", to: outside.path("secret.jpg"))
  try folder.link("in.jpg", to: "here.jpg")
  let wall = try BuiltWall(
    BuiltWall.json(["gone.jpg", "here.jpg", "x", "out.jpg", "in.jpg", "gone2.jpg"]))
  let summary = try wall.build(in: folder)
  #expect(
    summary.problems.map(\.message) == [
      "the picture \"gone.jpg\" was not found", "the picture \"x\" was not found",
      "the picture \"out.jpg\" was not found", "the picture \"gone2.jpg\" was not found",
    ])
  #expect(summary.problems.allSatisfy { $0.hint == "paths start from the manifest's folder" })
  #expect(summary.problems.map(\.position?.line) == [1, 3, 4, 6])
  #expect(
    try folder.files(below: "site/images") == ["here.jpg", "in.jpg"])
  #expect(try folder.text("site/images/in.jpg") == "picture here.jpg")
  let page = try folder.text("site/index.html")
  for number in 1...6 { #expect(page.contains("id=\"t\(number)\"")) }
  #expect(!page.contains("gone.jpg\""))
}

@Test(.enabled(if: geteuid() != 0, "nothing is closed to root"))
func picturesThatMayNotBeReadAreAnError() throws {
  let folder = try folder(of: ["a.jpg", "b.jpg", "in/c.jpg"])
  chmod(folder.path("a.jpg"), 0)
  chmod(folder.path("in"), 0)
  defer { chmod(folder.path("in"), 0o755) }
  let summary = try BuiltWall(BuiltWall.json(["a.jpg", "b.jpg", "in/c.jpg"])).build(in: folder)
  #expect(summary.problems.allSatisfy { $0.severity == .error })
  #expect(
    summary.problems.map(\.message) == [
      "the picture \"a.jpg\" cannot be read: permission denied",
      "the picture \"in/c.jpg\" cannot be read: permission denied",
    ])
  #expect(try folder.files(below: "site/images") == ["b.jpg"])
}

@Test func composedAndDecomposedPicturesAreTwo() throws {
  let names = ["caf\u{e9}.jpg", "cafe\u{301}.jpg"]
  let folder = try folder(of: names)
  let images = names.enumerated().map {
    "{ \"id\": \"\($0)\", \"src\": \"\($1)\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"
  }
  try BuiltWall("{ \"images\": [\(images.joined(separator: ","))] }").build(in: folder)
  let page = try folder.text("site/index.html")
  #expect(page.contains("images/caf%C3%A9.jpg") && page.contains("images/cafe%CC%81.jpg"))
  #expect(try folder.files(below: "site/images").count == 2)
}

@Test func pagesSplitSectionsWithoutRepeatingTheirHeaders() throws {
  let folder = try WorkFolder()
  let image = { (name: String) in
    "{ \"src\": \"/\(name).jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"
  }
  let sections = ["First", "Second"].map { title in
    let images = (1...12).map { image("\(title)-\($0)") }.joined(separator: ",")
    return "{ \"title\": \"\(title)\", \"images\": [\(images)] }"
  }
  let wall = try BuiltWall(
    "{ \"pageSize\": 10, \"sections\": [\(sections.joined(separator: ","))] }")
  let summary = try wall.build(in: folder)
  #expect(summary.published.pages.new == 3)
  let titles = try ["index.html", "page-2.html", "page-3.html"].map { name in
    let page = try folder.text("site/" + name)
    return ["First", "Second"].filter { page.contains(">\($0)</h2>") }
  }
  #expect(titles == [["First"], ["Second"], []])
  let second = try folder.text("site/page-2.html")
  #expect(second.contains("index.html") && second.contains("page-3.html"))
  #expect(second.contains("First-11.jpg") && !second.contains("First-10.jpg"))
}

@Test func aWallThatShrinksLeavesNothingBehind() throws {
  let folder = try folder(of: (1...25).map { "\($0).jpg" })
  let keys = #""pageSize": 10,"#
  try BuiltWall(BuiltWall.json((1...25).map { "\($0).jpg" }, keys: keys)).build(in: folder)
  let small = try BuiltWall(BuiltWall.json(["3.jpg"], keys: keys))
  try small.build(in: folder)
  try small.build(in: folder, to: "fresh")
  #expect(try folder.contents(below: "site") == folder.contents(below: "fresh"))
}

@Test func brokenLimitsFailAStrictBuildBeforeAnythingIsWritten() throws {
  let folder = try folder(of: ["a.jpg", "b.jpg"])
  let wall = try BuiltWall(
    BuiltWall.json(
      ["a.jpg", "b.jpg", "a.jpg#"],
      keys: #""layout": { "columns": 2 }, "limits": { "raggedness": 5 },"#))
  do {
    try wall.build(in: folder) { $0.isStrict = true }
    Issue.record("built")
  } catch SiteError.refused(let errors) {
    // W 800, insets 10: columns of 385 px, tiles 288.75 high; three of them, two in one column.
    #expect(
      errors.map(\.message) == [
        "breakpoint \"all\": raggedness is 298.75 px, above its limit of 5 px"
      ])
  }
  #expect(!folder.exists("site"))
  #expect(try wall.build(in: folder).pieces.first?.overLimit == 1)
}

@Test func aWallWithoutImagesIsBuilt() throws {
  let folder = try WorkFolder()
  let summary = try BuiltWall(#"{ "title": "Empty", "images": [] }"#).build(in: folder)
  #expect(summary.imageCount == 0)
  #expect(folder.exists("site/index.html"))
  let report = try folder.text("site/report.json")
  #expect(report.contains("\"holes\": null") && report.contains("\"cropMax\": null"))
}

@Test func placeholdersAreReported() throws {
  let folder = try WorkFolder()
  let wall = try BuiltWall(
    #"{ "images": [ { "src": "/a.jpg", "width": 4, "height": 3, "alt": "" }, { "width": 4 } ] }"#)
  try wall.build(in: folder)
  let report = try folder.text("site/report.json")
  #expect(report.contains(#"{ "number": 2, "id": "image-2" }"#))
}
