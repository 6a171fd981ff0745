import Foundation
import Testing
import WallManifest
import WallSite

/// The pictures of layouts in the README are what the tool draws of the samples.
@Suite struct Gallery {
  /// One picture of the README.
  private struct Picture {
    let name: String
    /// What it lays over the gallery's manifest; nil where it is drawn of a manifest of its own.
    let keys: String?

    /// The text that stands for its file in the README.
    static let folder = "SampleManifests/layouts/"

    /// The pictures in their order, each with the JSON that follows its line.
    static func all() throws -> [Picture] {
      let readme = try String(
        contentsOf: SampleFolder.url.appending(path: "../README.md"), encoding: .utf8)
      return readme.components(separatedBy: folder).dropFirst().compactMap { text in
        guard let end = text.range(of: ".svg\"") else { return nil }
        let lines = text.components(separatedBy: "\n").dropFirst()
        let isObject = lines.prefix(2) == ["", "```json"]
        return Picture(
          name: String(text[..<end.lowerBound]),
          keys: isObject
            ? lines.dropFirst(2).prefix { $0 != "```" }.joined(separator: "\n") : nil)
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
      let file = SampleFolder.url.appending(path: "layouts/\(picture.name).svg")
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

  @Test func theReadmeShowsEveryPictureThereIs() throws {
    let names = try Picture.all().map(\.name)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: SampleFolder.url.appending(path: "layouts").path(percentEncoded: false))
    #expect(names.sorted().map { "\($0).svg" } == files.sorted())
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
