import Foundation
import Testing
import WallManifest
import WallSite

/// The pictures on the manual's page of layouts are the ones that the tool draws.
@Suite struct Gallery {
  /// One picture of the page.
  private struct Picture {
    let name: String
    /// What it lays over the gallery's manifest, or nil if it has a manifest of its own.
    let keys: String?

    /// Where the page and its pictures are.
    static let folder = SampleFolder.url.appending(path: "../Sources/WallManual/WallManual.docc")

    /// The pictures in their order, each with the JSON that follows its line.
    static func all() throws -> [Picture] {
      let page = try String(contentsOf: folder.appending(path: "Layouts.md"), encoding: .utf8)
      return page.components(separatedBy: "\n![").dropFirst().compactMap { text in
        let lines = text.components(separatedBy: "\n")
        guard let name = lines[0].firstMatch(of: /\]\((.+)\.svg\)$/)?.1 else { return nil }
        let isObject = lines.dropFirst().prefix(2) == ["", "```json"]
        return Picture(
          name: String(name),
          keys: isObject
            ? lines.dropFirst(3).prefix { $0 != "```" }.joined(separator: "\n") : nil)
      }
    }

    /// Its manifest as JSON.
    func manifest() throws -> [UInt8] {
      guard let keys else { return try SampleFolder.bytes("gallery-\(name).json") }
      var manifest = try object(Data(try SampleFolder.bytes("gallery.json")))
      for (key, value) in try object(Data(keys.utf8)) { manifest[key] = value }
      return [UInt8](try JSONSerialization.data(withJSONObject: manifest))
    }

    private func object(_ json: Data) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    /// What `photowall preview` draws of it at the larger breakpoint.
    func draw() throws -> Data {
      let reading = ManifestReader.read(try manifest())
      #expect(reading.diagnostics == [], "\(name)")
      let manifest = try #require(reading.manifest)
      let wall = try #require(ResolvedWall.resolve(manifest).wall)
      let output = FileManager.default.temporaryDirectory.appending(
        path: "photowall-gallery-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: output) }
      _ = try Site.preview(
        manifest, by: wall,
        options: BuildOptions(
          sourceFolder: SampleFolder.url.path(percentEncoded: false),
          outputFolder: output.path(percentEncoded: false), defaultTitle: name))
      return try Data(contentsOf: output.appending(path: "preview/large.svg"))
    }
  }

  /// With `PHOTOWALL_RECORD` set the files are written, and the test fails.
  @Test func everyPictureIsWhatTheToolDraws() throws {
    let isRecording = ProcessInfo.processInfo.environment["PHOTOWALL_RECORD"] != nil
    for picture in try Picture.all() {
      let file = Picture.folder.appending(path: "\(picture.name).svg")
      let drawn = try picture.draw()
      if isRecording {
        try drawn.write(to: file)
        Issue.record("recorded \(picture.name); look at it before it is committed")
        continue
      }
      let isSame = try Data(contentsOf: file) == drawn
      #expect(isSame, "\(picture.name).svg is another drawing")
    }
  }

  @Test func thePageShowsEveryPictureThereIs() throws {
    let names = try Picture.all().map(\.name)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Picture.folder.path(percentEncoded: false))
    #expect(names.sorted().map { "\($0).svg" } == files.filter { $0.hasSuffix(".svg") }.sorted())
    #expect(
      names == [
        "waterfall", "spans", "dice", "elastic", "rows", "flow", "circle", "horizontal", "line",
        "sections", "rtl",
      ])
  }

  @Test func allAreOfTheSameFortyImages() throws {
    func images(_ manifest: [UInt8]) throws -> [String] {
      try #require(ManifestReader.read(manifest).manifest).sections.flatMap(\.images).map {
        "\($0.id) \($0.src ?? "") \($0.size)"
      }
    }
    let all = try images(try SampleFolder.bytes("gallery.json"))
    #expect(all.count == 40)
    for picture in try Picture.all() {
      #expect(try images(try picture.manifest()) == all, "\(picture.name)")
    }
  }
}
