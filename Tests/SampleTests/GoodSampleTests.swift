import Foundation
import Testing
import WallManifest

@Suite struct GoodSamples {
  @Test func theSamplesAreTheOnesThatTheReadmeNames() throws {
    #expect(
      try SampleFolder.manifests() == [
        "archive.json", "circle.xml", "coast.json", "coast.xml", "exhibition.xml", "flow.json",
        "gallery-sections.json", "gallery-spans.json", "gallery.json", "mosaic.xml",
        "panorama.json", "rows.xml", "rtl.xml", "strip.xml", "switch.xml",
      ])
  }

  @Test func everySampleReadsWithoutADiagnosticAndIsInCanonicalForm() throws {
    for name in try SampleFolder.manifests() {
      let bytes = try SampleFolder.bytes(name)
      let reading = ManifestReader.read(bytes)
      #expect(reading.diagnostics == [], "\(name)")
      let manifest = try #require(reading.manifest, "\(name)")
      let written =
        name.hasSuffix(".xml") ? ManifestWriter.xml(manifest) : ManifestWriter.json(manifest)
      #expect(
        String(decoding: written, as: UTF8.self) == String(decoding: bytes, as: UTF8.self),
        "\(name)")
    }
  }

  @Test func theCoastIsTheSameWallInBothSpellings() throws {
    let xml = try SampleFolder.bytes("coast.xml")
    let json = try SampleFolder.bytes("coast.json")
    let (fromXML, fromJSON) = (ManifestReader.read(xml), ManifestReader.read(json))
    #expect(ManifestWriter.json(try #require(fromXML.manifest)) == json)
    #expect(ManifestWriter.xml(try #require(fromJSON.manifest)) == xml)
  }

  @Test func wallsHaveTheSizesTheyAreKnownBy() throws {
    for (name, count) in [
      ("coast.xml", 12), ("mosaic.xml", 60), ("archive.json", 500), ("rtl.xml", 12),
      ("exhibition.xml", 23), ("panorama.json", 24), ("switch.xml", 40),
      ("strip.xml", 16), ("rows.xml", 23), ("flow.json", 48), ("circle.xml", 8),
    ] {
      let manifest = try #require(ManifestReader.read(try SampleFolder.bytes(name)).manifest)
      #expect(manifest.sections.reduce(0) { $0 + $1.images.count } == count, "\(name)")
    }
  }

  @Test func everyPictureIsThereWithTheAspectThatIsWritten() throws {
    for name in try SampleFolder.manifests() {
      let manifest = try #require(ManifestReader.read(try SampleFolder.bytes(name)).manifest)
      for image in manifest.sections.flatMap(\.images) {
        let src = try #require(image.src)
        let picture = String(decoding: try SampleFolder.bytes(src).prefix(200), as: UTF8.self)
        let side = { (key: String) in
          picture.split(separator: " \(key)=\"").dropFirst().first
            .flatMap { $0.split(separator: "\"").first }.flatMap { Double($0) }
        }
        let aspect = try #require(side("width")) / (try #require(side("height")))
        #expect(abs(aspect / image.size.aspectRatio - 1) < 0.005, "\(name): \(src)")
      }
    }
  }
}
