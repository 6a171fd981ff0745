import Foundation
import Testing
import WallTestSupport

@testable import WallSite

@Suite struct IgnoreRulesTests {
  /// Random patterns over a few signs match the paths that git says they match.
  @Test func gitDecidesTheSame() throws {
    let folder = try WorkFolder()
    try run("git", ["init", "-q", folder.path], input: "")
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<60 {
      let lists = ["": list(&generator), "a": list(&generator), "a/b": list(&generator)]
      for (path, text) in lists {
        try folder.write(text, to: path.isEmpty ? ".gitignore" : path + "/.gitignore")
      }
      let paths = (0..<60).map { _ in path(&generator) }
      let answers = try run(
        "git", ["-C", folder.path, "check-ignore", "--no-index", "-v", "-n", "--stdin"],
        input: paths.joined(separator: "\n") + "\n"
      ).split(separator: "\n")
      try #require(answers.count == paths.count)
      for (path, answer) in zip(paths, answers) {
        // `SOURCE:LINE:PATTERN<tab>PATH`; nothing before the tab where no pattern matches.
        let pattern =
          answer.split(separator: "\t", omittingEmptySubsequences: false)[0]
          .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
        let isIgnored = !pattern.isEmpty && !pattern.hasPrefix("!")
        #expect(leavesOut(path, lists) == isIgnored, "\(path) \(answer) \(lists)")
      }
    }
  }

  private func list(_ generator: inout SeededGenerator) -> String {
    let parts = [
      "a", "b", "c", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-b]", "[[:alpha:]]", "\\a", "\\*",
      "**/", "/**", "/**/", ".", "é", "[]a]", "[", " ", "\\ ",
    ]
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let length = Int.random(in: 1...4, using: &generator)
      let pattern = (0..<length).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      return (Int.random(in: 0..<4, using: &generator) == 0 ? "!" : "") + pattern
    }.joined(separator: "\n") + "\n"
  }

  private func path(_ generator: inout SeededGenerator) -> String {
    let names = ["a", "b", "c", "ab", "é", "a.b", "a b", "*"]
    return (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      names.randomElement(using: &generator) ?? "a"
    }.joined(separator: "/")
  }

  /// As a walk does: folder by folder, into none that is left out.
  private func leavesOut(_ path: String, _ lists: [String: String]) -> Bool {
    var rules = IgnoreRules([])
    var folder = ""
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      if let list = lists[folder] { rules = rules.adding(Array(list.utf8), in: folder) }
      let below = folder.isEmpty ? part : folder + "/" + part
      // Git looks whether it is one.
      let isFolder = index < parts.count - 1 || lists.keys.contains(below)
      if rules.leavesOut(below, isFolder: isFolder) { return true }
      folder = below
    }
    return false
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String], input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // No ignore list of whoever runs the tests has a say.
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.quotePath",
      "GIT_CONFIG_VALUE_0": "false",
    ]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("# note", "# note", false), ("\\# note", "# note", true), ("a.jpg  ", "a.jpg", true),
    ("a.jpg\\ ", "a.jpg ", true), ("*.jpg", "x/y.jpg", true), ("/*.jpg", "x/y.jpg", false),
    ("x/**/y.jpg", "x/y.jpg", true), ("x/**/y.jpg", "x/1/2/y.jpg", true), ("[", "[", false),
    ("a\\", "a", false), ("", "", false), ("/", "a", false), ("a?b", "a/b", false),
  ])
  func onePattern(line: String, path: String, isLeftOut: Bool) {
    let rules = IgnoreRules([line])
    #expect(rules.leavesOut(path, isFolder: false) == isLeftOut)
  }

  @Test func listsAndTheCommandLineLeaveOut() throws {
    let scanned = try ScannedFolder(
      "a.jpg", "draft-1.jpg", "draft-2.jpg", "raw/b.jpg", "trip/c.jpg", "trip/d.png", "trip/e.jpg")
    // Windows' line ends, and a mark that some editors write.
    try scanned.folder.write("\u{FEFF}draft-*\r\n!draft-2.jpg\r\nraw/\r\n", to: ".photowallignore")
    try scanned.folder.write("*.png\n", to: "trip/.photowallignore")
    let result = try scanned.scan { $0.excluded = ["e.*"] }
    #expect(result.outline == ["-: a.jpg draft-2.jpg", "trip: trip/c.jpg"])
    #expect(result.problems.isEmpty)
  }

  @Test func whatIsInTheManifestStaysWhenItIsLeftOut() throws {
    let scanned = try ScannedFolder("a.jpg", "b.jpg")
    let first = try scanned.scan().manifest
    let second = try scanned.scan(into: first) { $0.excluded = ["b.jpg"] }
    #expect(second.manifest == first)
  }
}
