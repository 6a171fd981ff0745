import Foundation
import Testing
import WallGeometry
import WallManual

@testable import WallCommand

/// README.md describes the tool that these tests run.
struct ReadmeTests {
  private static func text(_ path: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  @Test func itFitsACoffee() throws {
    let readme = try Self.text("../../README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
  }

  @Test func itNamesEveryTopicAndExitStatus() throws {
    let readme = try Self.text("../../README.md")
    for topic in ManualTopic.allCases {
      let file = topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst()
      #expect(readme.contains("WallManual.docc/\(file).md"))
    }
    for status in ["0 if", "1 for", "2 if", "64 if"] { #expect(readme.contains(status)) }
  }

  @Test func itsLinksLeadToFiles() throws {
    let readme = try Self.text("../../README.md")
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let links = readme.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count >= 15)
    for link in links where !link.contains("://") {
      let file = root.appending(path: link).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(link)")
    }
  }

  @Test func itsMistakeIsReportedTheWayItShows() throws {
    let readme = try Self.text("../../README.md")
    let json = try #require(readme.split(separator: "```json\n").dropFirst().first)
      .split(separator: "```")[0]
    let broken = json.replacing("\"width\": 4000", with: "\"width\": 0")
    let recorder = Recorder()
    recorder.input = Array(broken.utf8)
    let outcome = recorder.run("check", "-")
    let line = try #require(outcome.error.split(separator: "\n").first)
    #expect(readme.contains("\nwall.json\(line.dropFirst("<stdin>".count))\n"), "\(line)")
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
