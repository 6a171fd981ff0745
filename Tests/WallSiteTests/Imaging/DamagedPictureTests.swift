import Testing
import WallManifest
import WallTestSupport

@testable import WallSite

/// Pictures that are cut off and used all the same.
@Suite struct DamagedPictureTests {
  private func wall() throws -> PictureWall {
    let wall = try PictureWall()
    try wall.add("good.png", width: 100, height: 80)
    try wall.add("cut.png", width: 30, height: 100)
    // Rows of 91 bytes before a checksum, the chunk's own and the last chunk.
    let whole = PNGPicture(width: 30, height: 100, seed: 0).bytes
    try wall.write(whole.dropLast(12 + 8 + 91 * 12), to: "cut.png")
    return wall
  }

  private let message =
    "picture \"cut.png\" is damaged: the file is cut off; the last 12 % of the picture is missing"

  @Test func areToldOfInEachBuild() throws {
    let wall = try wall()
    for _ in 1...2 {
      let problems = try wall.build().problems
      #expect(problems.map(\.message) == [message])
      #expect(problems.first?.severity == .warning && problems.first?.hint != nil)
      #expect(problems.first?.position == SourcePosition(line: 2, column: 1))
      #expect(try wall.pictures().contains("cut-30.jpg"))
      #expect(wall.unchanged()?.problems.map(\.message) == [message])
    }
    // Another wall's change leaves this picture unread.
    wall.keys = #""title": "b", "# + wall.keys
    let again = try wall.build {
      $0.imaging?.executable = "/bin/false"
    }
    #expect(again.problems.map(\.message) == [message])
    #expect(try wall.folder.tree() == wall.cleanTree())
  }

  @Test func areRefusedByAStrictBuild() throws {
    let wall = try wall()
    for _ in 1...2 {
      #expect {
        try wall.build { $0.isStrict = true }
      } throws: { error in
        guard case SiteError.refused(let problems) = error else { return false }
        return problems.map(\.message) == [message] && problems[0].severity == .error
      }
      #expect(!wall.folder.exists("site"))
    }
  }

  @Test func areNamedByAScan() throws {
    var scanned = try ScannedFolder("a.jpg", "b.jpg")
    scanned.damage("b.jpg", "the file is cut off; only its end marker is missing")
    let result = try scanned.scan()
    #expect(
      scanned.problems(result) == [
        "b.jpg: warning: the file is cut off; only its end marker is missing; "
          + "copy it again from where it came"
      ])
    #expect(try scanned.problems(scanned.scan(into: result.manifest)).count == 1)
    #expect(result.outline == ["-: a.jpg b.jpg"])
  }
}
