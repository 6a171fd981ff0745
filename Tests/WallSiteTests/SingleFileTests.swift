import Foundation
import Testing

@testable import WallSite

/// `convert` hands the site module one file and a place.
@Suite struct SingleFileTests {
  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    let site = try WorkFolder()
    try site.write("old", to: "real.xml")
    try FileManager.default.createSymbolicLink(
      atPath: site.path("link.xml"), withDestinationPath: site.path("real.xml"))
    try Site.writeFile(Array("new".utf8), to: site.path("link.xml"))
    #expect(try site.text("real.xml") == "new")
    #expect(FileSystem.info(site.path("link.xml"), followingLinks: false)?.isLink == true)
    #expect(try site.tree("").keys.sorted() == ["link.xml", "real.xml"])
  }

  @Test func aPipeIsWrittenThroughAndStays() async throws {
    let site = try WorkFolder()
    let path = site.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    async let read = Task.detached {
      try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
    }.value
    try Site.writeFile(Array("through".utf8), to: path)
    #expect(try await read == Data("through".utf8))
    #expect(FileSystem.info(path).map { !$0.isFile && !$0.isFolder } == true)
  }

  @Test func aFolderIsNamed() throws {
    let site = try WorkFolder()
    #expect(throws: SiteError.self) { try Site.writeFile([], to: site.path) }
  }
}
