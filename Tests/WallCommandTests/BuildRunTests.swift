import Foundation
import Testing

@testable import WallCommand

/// Whole runs that write files.
struct BuildRunTests {
  /// A folder with a manifest in it, removed at the end of the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "photowall-run-\(UUID().uuidString)").path(percentEncoded: false)

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    }

    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  private static let wall = """
    <wall title="Pier">
      <layout columns="2"/>
      <image src="https://example.org/a.jpg" width="4" height="2" alt="A"/>
      <image src="https://example.org/b.jpg" width="2" height="2" alt="B"/>
    </wall>
    """

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian])
  func aBuildThatChangesNothingSaysTheSame(encoding: String.Encoding) throws {
    let folder = try Folder()
    let text = Self.wall.replacing(" alt=\"A\"", with: "")
    let data = try #require(text.data(using: encoding))
    try data.write(to: URL(filePath: "\(folder.path)/wall.xml"))
    let recorder = Recorder()
    recorder.isTerminal = true
    let first = recorder.run("build", "\(folder.path)/wall.xml", "--quiet")
    #expect(first.error.contains("src=\"https://example.org/a.jpg\""))
    #expect(recorder.run("build", "\(folder.path)/wall.xml", "--quiet") == first)
  }

  @Test func aBuildSaysWhereThePageIs() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    #expect(
      Recorder().run("build", "\(folder.path)/wall.xml")
        == Recorder.Outcome(
          status: .done, output: "\(folder.path)/site/index.html\n", error: ""))
    #expect(folder.text("site/index.html")?.contains("<title>Pier") == true)
  }

  @Test func aFragmentIsOnePartAndOneStyleSheet() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    #expect(
      Recorder().run("build", "\(folder.path)/wall.xml", "--fragment")
        == Recorder.Outcome(status: .done, output: "\(folder.path)/site/wall.html\n", error: ""))
    let html = try #require(folder.text("site/wall.html"))
    #expect(html.hasPrefix("<section class=\"photowall\" "))
    #expect(html.hasSuffix("</section>\n"))
    let css = try #require(folder.text("site/wall.css"))
    #expect(css.contains("@container photowall (min-width: 0){"))
    #expect(folder.text("site/index.html") == nil)
    // Pages that replace it take its files away.
    #expect(Recorder().run("build", "\(folder.path)/wall.xml").status == .done)
    #expect(folder.text("site/wall.html") == nil)
    #expect(folder.text("site/index.html") != nil)
  }

  @Test func previewsShowTheOverlaysAskedForAndSayWhatTheyMean() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let words = ["preview", "\(folder.path)/wall.xml"]
    #expect(Recorder().run(words + ["--overlay", "order", "--overlay", "crop"]).status == .done)
    let svg = try #require(folder.text("site/preview/all.svg"))
    let page = try #require(folder.text("site/preview/index.html"))
    for text in [svg, page] {
      #expect(text.contains("The line follows the manifest"))
      #expect(text.contains("Hatched red"))
      #expect(!text.contains("Solid red"))
    }
    #expect(Recorder().run(words).status == .done)
    #expect(folder.text("site/preview/all.svg")?.contains("The line follows") == false)
  }

  @Test func aTerminalIsToldWhatWasBuilt() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let recorder = Recorder()
    recorder.isTerminal = true
    recorder.variables = [:]
    let output = recorder.run("build", "\(folder.path)/wall.xml", "-o", "\(folder.path)/out").output
    #expect(
      output.hasPrefix(
        "Pier: 2 pictures\n\n  all  all widths  2 columns  waterfall"))
    #expect(output.hasSuffix("\(folder.path)/out/index.html\n"))
    #expect(output.contains("  pages"))
    #expect(
      recorder.run("build", "\(folder.path)/wall.xml", "-o", "\(folder.path)/out", "-q").output
        == "\(folder.path)/out/index.html\n")
  }

  @Test func aFragmentIsWrittenInsteadOfPages() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let outcome = Recorder().run("build", "\(folder.path)/wall.xml", "--fragment")
    #expect(outcome.output == "\(folder.path)/site/wall.html\n")
    #expect(folder.text("site/wall.html")?.hasPrefix("<section class=\"photowall") == true)
    #expect(folder.text("site/index.html") == nil)
  }

  @Test func aPreviewIsWrittenAlone() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let outcome = Recorder().run("preview", "\(folder.path)/wall.xml")
    #expect(outcome.output == "\(folder.path)/site/preview/index.html\n")
    #expect(folder.text("site/preview/all.svg")?.contains("<svg") == true)
    #expect(folder.text("site/index.html") == nil)
  }

  @Test func withStrictAnErrorBuildsNothing() throws {
    let folder = try Folder()
    try folder.write(
      Self.wall.replacing("height=\"2\" alt=\"A\"", with: "height=\"0\" alt=\"A\""), "wall.xml")
    let path = "\(folder.path)/wall.xml"
    #expect(Recorder().run("build", path, "--strict").status == .problemsInInput)
    #expect(folder.text("site/index.html") == nil)
    #expect(Recorder().run("build", path).status == .problemsInInput)
    #expect(folder.text("site/index.html") != nil)
  }

  @Test func aLimitCountsWithStrictOnly() throws {
    let folder = try Folder()
    let limits = "<limits raggedness=\"1\"/></wall>"
    try folder.write(Self.wall.replacing("</wall>", with: limits), "wall.xml")
    let path = "\(folder.path)/wall.xml"
    for command in ["build", "report", "check"] {
      #expect(Recorder().run(command, path).status == .done)
      #expect(Recorder().run(command, path, "--strict").status == .problemsInInput)
    }
    let error = Recorder().run("build", path, "--strict").error
    #expect(error.hasPrefix("\(path): error: breakpoint \"all\": raggedness is "))
  }

  @Test func anOutputThatIsAFileIsNamed() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    try folder.write("", "taken")
    let outcome = Recorder().run("build", "\(folder.path)/wall.xml", "-o", "\(folder.path)/taken")
    #expect(outcome.status == .environmentFailed)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("photowall: cannot write \"\(folder.path)/taken"))
    #expect(folder.text("taken") == "")
  }

  @Test func templatesComeFromTheFolderNamed() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let path = "\(folder.path)/wall.xml"
    let missing = Recorder().run("build", path, "--templates", "\(folder.path)/none")
    #expect(missing.status == .environmentFailed)
    #expect(
      missing.error == "photowall: cannot read \"\(folder.path)/none\": no such file or folder\n")
    let empty = Recorder().run("build", path, "--templates", folder.path)
    #expect(empty.error.hasPrefix("photowall: \"\(folder.path)\" holds no template; it may have "))
    try folder.write("<!DOCTYPE html><p>own: {{{wall}}}</p>", "page.mustache")
    #expect(Recorder().run("build", path, "--templates", folder.path).status == .done)
    #expect(folder.text("site/index.html")?.hasPrefix("<!DOCTYPE html><p>own: ") == true)
  }

  @Test func aTemplateInAnotherEncodingIsNamedWithTheWrongByte() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let latin1 = Data("<p>caf".utf8) + [0xe9] + Data("</p>{{{wall}}}".utf8)
    try latin1.write(to: URL(filePath: "\(folder.path)/page.mustache"))
    #expect(
      Recorder().run("build", "\(folder.path)/wall.xml", "--templates", folder.path)
        == Recorder.Outcome(
          status: .problemsInInput, output: "",
          error: "\(folder.path)/page.mustache: error: the byte at offset 6 is no UTF-8; "
            + "save the file as UTF-8\n"))
    #expect(folder.text("site/index.html") == nil)
  }

  @Test func aManifestIsConvertedThereAndBack() throws {
    let folder = try Folder()
    try folder.write(Self.wall, "wall.xml")
    let path = "\(folder.path)/wall"
    let canonical = Recorder().run("convert", "\(path).xml", "-", "--to", "xml")
    #expect(canonical.status == .done)
    #expect(
      Recorder().run("convert", "\(path).xml", "\(path).json")
        == Recorder.Outcome(status: .done, output: "", error: ""))
    #expect(folder.text("wall.json")?.hasPrefix("{") == true)
    #expect(Recorder().run("convert", "\(path).json", "-", "--to=xml").output == canonical.output)
  }

  @Test func conversionNeedsASpellingAndNoErrors() throws {
    let folder = try Folder()
    try folder.write("<wall><image width=\"1\" height=\"1\" alt=\"\"/></wall>", "wall.xml")
    let path = "\(folder.path)/wall.xml"
    #expect(Recorder().run("convert", path, "-").status == .usage)
    #expect(Recorder().run("convert", path, "wall.txt").status == .usage)
    #expect(
      Recorder().run("convert", path, "\(folder.path)/x.json").status == .problemsInInput)
    #expect(folder.text("x.json") == nil)
  }

  @Test func bothSchemasArePrinted() {
    #expect(Recorder().run("schema", "xml").output.contains("<grammar"))
    #expect(Recorder().run("schema", "json").output.contains("\"$schema\""))
  }
}
