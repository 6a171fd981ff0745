import Foundation
import Testing

@testable import WallSite

/// `convert` hands the site module one file and a place.
@Suite struct SingleFileTests {
  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    let site = try SiteFixture()
    try site.write("old", to: "real.xml")
    try FileManager.default.createSymbolicLink(
      atPath: site.root + "/link.xml", withDestinationPath: site.root + "/real.xml")
    try Site.writeFile(Array("new".utf8), to: site.root + "/link.xml")
    #expect(try site.read("real.xml") == "new")
    #expect(FileSystem.info(site.root + "/link.xml", followingLinks: false)?.isLink == true)
    #expect(try site.tree("").keys.sorted() == ["link.xml", "real.xml"])
  }

  @Test func aPipeIsWrittenThroughAndStays() async throws {
    let site = try SiteFixture()
    let path = site.root + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    async let read = Task.detached {
      try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
    }.value
    try Site.writeFile(Array("through".utf8), to: path)
    #expect(try await read == Data("through".utf8))
    #expect(FileSystem.info(path).map { !$0.isFile && !$0.isFolder } == true)
  }

  @Test func aFolderIsNamed() throws {
    let site = try SiteFixture()
    #expect(throws: SiteError.self) { try Site.writeFile([], to: site.root) }
  }
}
