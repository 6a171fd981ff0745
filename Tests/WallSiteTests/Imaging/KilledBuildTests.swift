import Foundation
import Testing
import WallTestSupport

@testable import WallSite

/// The real program, killed at any moment.
@Suite struct KilledBuildTests {
  @Test func aSiteThatWasThereWorksAfterAnyKill() throws {
    let wall = try PictureWall()
    wall.keys = #""pageSize": 10, "#
    for number in 1...24 {
      try wall.add("p\(number).png", width: 300 + number, height: 200, seed: number)
    }
    try wall.folder.write(wall.manifest, to: "wall.json")
    var random = SeededGenerator(seed: 11)
    var kills = 0
    for round in 0..<14 {
      try wall.write("p\(round + 1).png", width: 301 + round, height: 200, seed: 100 + round)
      if try !build(wall, killAfter: .random(in: 0.01...0.7, using: &random)) { kills += 1 }
      try expectWholeSite(wall.folder)
    }
    #expect(kills > 3)
    #expect(try build(wall, killAfter: 300))
    let site = try wall.folder.tree()
    try wall.folder.remove("site")
    try wall.folder.remove(".photowall-cache")
    #expect(try build(wall, killAfter: 300))
    #expect(try wall.folder.tree() == site)
  }

  /// - Returns: Whether the build came to its end.
  private func build(_ wall: PictureWall, killAfter seconds: Double) throws -> Bool {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try #require(BuiltProgram.path(named: "photowall")))
    process.arguments = [
      "build", wall.folder.path("wall.json"), "--formats", "jpeg", "--densities", "1", "--quiet",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  /// Every file that a page names is there and not empty.
  private func expectWholeSite(_ folder: WorkFolder) throws {
    for page in ["index.html", "page-2.html", "page-3.html"] where folder.exists("site/" + page) {
      let html = try folder.text("site/" + page)
      let names = html.matches(of: /(assets|images)\/[A-Za-z0-9._-]+/).map { String($0.0) }
      #expect(names.count > 10)
      for name in names {
        let path = folder.path("site/" + name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes?[.size] as? Int ?? 0) > 0, "\(page) names \(name)")
      }
    }
  }
}
