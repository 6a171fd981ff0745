import Foundation
import Testing

@testable import WallSite

/// What an output folder may hold, and become, between two builds.
@Suite struct OutputTests {
  private func manifest(_ sources: String...) -> String {
    let images = sources.map { #"{ "src": "\#($0)", "width": 4, "height": 3, "alt": "" }"# }
    return "{ \"images\": [\(images.joined(separator: ","))] }"
  }

  /// Size and time alone do not tell two pictures apart.
  @Test func swappedPicturesAreSwappedInTheSiteToo() throws {
    let site = try WorkFolder()
    let date = Date(timeIntervalSince1970: 1_577_836_800)
    for (name, text) in [("a.jpg", "AAAA"), ("b.jpg", "BBBB")] {
      try site.write(text, to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: site.path(name))
    }
    try site.build(manifest("a.jpg", "b.jpg"))
    for (from, to) in [("a.jpg", "c"), ("b.jpg", "a.jpg"), ("c", "b.jpg")] {
      try FileManager.default.moveItem(
        atPath: site.path(from), toPath: site.path(to))
    }
    try site.build(manifest("a.jpg", "b.jpg"))
    #expect(try site.text("site/images/a.jpg") == "BBBB")
    #expect(try site.text("site/images/b.jpg") == "AAAA")
  }

  @Test func aPictureThatWasSavedAnewWithTheSameBytesIsStillOurs() throws {
    let site = try WorkFolder()
    try site.write("one", to: "a.jpg")
    try site.write("two", to: "b.jpg")
    try site.build(manifest("a.jpg", "b.jpg"))
    try site.remove("a.jpg")
    try site.write("one", to: "a.jpg")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: site.path("a.jpg"))
    let summary = try site.build(manifest("a.jpg", "b.jpg"))
    #expect(summary.published.pictures == .init(unchanged: 2))
    let last = try site.build(manifest("b.jpg"))
    #expect(last.problems.isEmpty)
    #expect(!site.exists("site/images/a.jpg"))
  }

  @Test func aUsersOwnCopyIsNeverTakenForOurs() throws {
    let site = try WorkFolder()
    try site.write("one", to: "a.jpg")
    try site.write("two", to: "b.jpg")
    try FileManager.default.createDirectory(
      atPath: site.path("site/images"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: site.path("a.jpg"), toPath: site.path("site/images/a.jpg"))
    let date = try FileManager.default.attributesOfItem(atPath: site.path("a.jpg"))
    try FileManager.default.setAttributes(
      [.modificationDate: date[.modificationDate] ?? Date()],
      ofItemAtPath: site.path("site/images/a.jpg"))
    try site.build(manifest("a.jpg", "b.jpg"))
    try site.build(manifest("b.jpg"))
    #expect(try site.text("site/images/a.jpg") == "one")
  }

  @Test func aFolderMayBecomeAFileAndAFileAFolder() throws {
    let site = try WorkFolder()
    try site.write("inside", to: "a/b")
    try site.build(manifest("a/b"))
    try FileManager.default.removeItem(atPath: site.path("a"))
    try site.write("file", to: "a")
    try site.build(manifest("a"))
    #expect(try site.text("site/images/a") == "file")
    try FileManager.default.removeItem(atPath: site.path("a"))
    try site.write("inside", to: "a/b")
    try site.build(manifest("a/b"))
    #expect(try site.text("site/images/a/b") == "inside")
  }

  @Test func aPictureMayBeCalledLikeAFileUnderWay() throws {
    let site = try WorkFolder()
    try site.write("odd", to: ".photowall-new")
    try site.write("one", to: "a.jpg")
    for _ in 0..<2 {
      try site.build(manifest(".photowall-new", "a.jpg"))
      #expect(try site.text("site/images/.photowall-new") == "odd")
      #expect(try site.text("site/images/a.jpg") == "one")
    }
  }

  @Test func foldersAreMadeWhateverTheirNames() throws {
    let site = try WorkFolder()
    for path in ["/s", "/é/x/", "//q//r"] {
      try FileSystem.makeFolder(site.path + path)
      #expect(FileSystem.info(site.path + path)?.isFolder == true)
    }
    #expect(URLPath.folder(of: URLPath.withoutEndingSeparators("s/")).isEmpty)
    #expect(URLPath.withoutEndingSeparators("/") == "/")
  }

  @Test func aSingleFileMayHaveTheLongestName() throws {
    let site = try WorkFolder()
    let name = String(repeating: "n", count: 255)
    try site.write("keep", to: ".photowall-new")
    try Site.writeFile(Array("x".utf8), to: site.path(name))
    #expect(try site.text(name) == "x")
    #expect(try site.text(".photowall-new") == "keep")
  }
}
