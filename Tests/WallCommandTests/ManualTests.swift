import Testing
import WallManual

@testable import WallCommand
@testable import WallManifest

/// The manual's pages name everything that the tool reads, takes and writes.
struct ManualTests {
  /// The part of a page under one heading.
  private static func section(_ heading: String, of topic: ManualTopic) throws -> String {
    let parts = topic.markdown.split(separator: "\n## ", omittingEmptySubsequences: false)
    return String(try #require(parts.first { $0.hasPrefix(heading + "\n") }))
  }

  /// The keys that the list items of a section begin with: `- `title`, `credit` (text).`
  private static func listedKeys(_ heading: String) throws -> Set<String> {
    var keys: Set<String> = []
    for item in try section(heading, of: .manifest).split(separator: "\n- ").dropFirst() {
      // The names come before the type in parentheses or the colon.
      let names = item.prefix { $0 != "(" && $0 != ":" }
      for (index, part) in names.split(separator: "`").enumerated() where index % 2 == 0 {
        keys.insert(String(part))
      }
      // `footer` and `footerText` share an item.
      if item.contains("`footerText`") { keys.insert("footerText") }
    }
    return keys
  }

  @Test func theManifestPageListsExactlyTheKeysOfTheWall() throws {
    #expect(try Self.listedKeys("Wall") == Set(Manifest.keys.keys.map(\.name)))
  }

  @Test func theManifestPageListsExactlyTheKeysOfABreakpoint() throws {
    #expect(try Self.listedKeys("Breakpoint") == Set(ManifestBreakpoint.keys.keys.map(\.name)))
  }

  @Test func theManifestPageListsExactlyTheKeysOfALayout() throws {
    #expect(try Self.listedKeys("Layout") == Set(LayoutOptions.keys.keys.map(\.name)))
  }

  @Test func theManifestPageListsExactlyTheKeysOfASection() throws {
    #expect(try Self.listedKeys("Section") == Set(ManifestSection.keys.keys.map(\.name)))
  }

  @Test func theManifestPageListsExactlyTheKeysOfAnImage() throws {
    #expect(try Self.listedKeys("Image") == Set(ManifestImage.keys.keys.map(\.name)))
  }

  @Test func theQualityPageNamesEveryLimit() throws {
    let figures = try Self.section("The figures", of: .quality)
    for key in QualityLimits.keys.keys { #expect(figures.contains("`\(key.name)`")) }
  }

  @Test func theLayoutsPageHasEveryKind() {
    for kind in LayoutOptions.Kind.allCases where kind != .mosaic && kind != .waterfall {
      #expect(ManualTopic.layouts.markdown.contains("\"kind\": \"\(kind.rawValue)\""))
    }
  }

  @Test(arguments: [
    "index.html", "page-2.html", "assets/NAME.HASH.css", "images/", "preview/NAME.svg",
    "preview/index.html", "wall.html", "wall.css", "report.json", ".photowall/files.json",
  ])
  func theOutputPageNamesEveryFile(file: String) throws {
    #expect(try Self.section("Files", of: .output).contains("`\(file)"))
  }

  @Test(arguments: ManualTopic.allCases)
  func everyTopicIsPrintedAsMarkdownThatFitsATerminal(topic: ManualTopic) {
    let outcome = Recorder().run("help", topic.rawValue)
    #expect(outcome.status == .done)
    #expect(outcome.output == topic.text)
    #expect(outcome.output.hasPrefix("# "))
    #expect(outcome.output.hasSuffix("\n"))
    #expect(!outcome.output.contains("!["))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(HelpPage.tool().contains("\n  \(topic.rawValue) "))
  }

  @Test func noTopicIsNamedLikeACommand() {
    for topic in ManualTopic.allCases { #expect(CommandName(rawValue: topic.rawValue) == nil) }
  }
}
