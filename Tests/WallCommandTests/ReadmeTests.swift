import Foundation
import Testing
import WallGeometry

@testable import WallCommand

/// What README.md says of the tool is what the tool does.
struct ReadmeTests {
  private static func text(_ path: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  @Test func itHoldsEveryHelpPage() throws {
    let readme = try Self.text("../../README.md")
    #expect(readme.contains(HelpPage.tool()))
    for command in CommandTable.commands { #expect(readme.contains(HelpPage.command(command))) }
  }

  @Test func itsLibraryExampleIsTheOneThatCompilesHere() throws {
    let source = try Self.text("LibraryExample.swift")
    let example = source.split(separator: "// example\n").last?
      .split(separator: "// end of example").first
    #expect(try Self.text("../../README.md").contains(try #require(example)))
  }

  @Test func itsLibraryExampleGivesTheFramesItNames() throws {
    let (rects, height) = try frames()
    let second: Double = 436 * 4 / 3
    let third: Double = 436 / 3
    let expected = [
      Rect(x: 10, y: 10, width: 436, height: 327),
      Rect(x: 454, y: 10, width: 436, height: second),
      Rect(x: 10, y: 345, width: 436, height: third),
    ]
    for (rect, expected) in zip(rects, expected) {
      #expect(abs(rect.x - expected.x) < 1e-9)
      #expect(abs(rect.y - expected.y) < 1e-9)
      #expect(abs(rect.width - expected.width) < 1e-9)
      #expect(abs(rect.height - expected.height) < 1e-9)
    }
    #expect(rects.count == expected.count)
    #expect(abs(height - (second + 20)) < 1e-9)
  }
}
