import Testing
import WallGeometry
import WallImaging
import WallManifest

@testable import WallSite

/// A manifest that is there already keeps what its author wrote.
@Suite struct Rescans {
  private func read(_ json: String) throws -> Manifest {
    let reading = ManifestReader.read(Array(json.utf8))
    #expect(!reading.diagnostics.contains { $0.severity == .error })
    return try #require(reading.manifest)
  }

  @Test func newPicturesGetTheirWords() throws {
    var scanned = try ScannedFolder("a.jpg")
    scanned.answer("a.jpg", width: 640, height: 480) {
      $0.alt = "A pier"
      $0.title = "Low tide"
      $0.caption = "Ferry time"
      $0.credit = "Ines Falk"
      $0.license = "© Falk"
      $0.date = "2026-05-01"
      $0.tags = ["sea"]
      ($0.latitude, $0.longitude) = (54.5, 8.25)
    }
    let image = try #require(try scanned.scan().manifest.sections.first?.images.first)
    #expect(image.size == Size(width: 640, height: 480) && image.id == "a.jpg")
    #expect(image.alt == "A pier" && image.title == "Low tide" && image.caption == "Ferry time")
    #expect(image.credit == "Ines Falk" && image.license == "© Falk" && image.tags == ["sea"])
    #expect(image.date == "2026-05-01")
    #expect(image.location == GeographicPoint(latitude: 54.5, longitude: 8.25))
  }

  @Test func withoutANewsChangeNothing() throws {
    let scanned = try ScannedFolder("a.jpg", "b/c.jpg")
    let first = try scanned.scan().manifest
    let second = try scanned.scan(into: first)
    #expect(second.manifest == first && second.counts == ScanCounts(kept: 2))
    let bytes = ManifestWriter.xml(first)
    #expect(ManifestReader.read(bytes).manifest == first)
  }

  @Test func editsByHandStay() throws {
    var scanned = try ScannedFolder("a.jpg", "b.jpg", "c.jpg", "sub/d.jpg")
    let edited = try read(
      """
      { "title": "Mine", "layout": { "kind": "rows" }, "pageSize": 50,
        "breakpoints": [ { "name": "all", "minWidth": 0 } ],
        "sections": [
          { "title": "Best", "images": [
            { "src": "c.jpg", "width": 3, "height": 2, "alt": "Sea", "featured": true },
            { "src": "./sub/../sub/d.jpg", "width": 3, "height": 2, "alt": "", "id": "dune" } ] },
          { "images": [
            { "src": "b.jpg", "width": 3, "height": 2, "alt": "", "hidden": true },
            { "src": "a.jpg", "width": 3, "height": 2, "focus": [0, 1] },
            { "src": "https://example.org/x.jpg", "width": 9, "height": 9, "alt": "" },
            { "src": "/site/y.jpg", "width": 9, "height": 9, "alt": "" } ] } ] }
      """)
    for file in ["a.jpg", "b.jpg", "c.jpg", "d.jpg"] {
      scanned.answer(file) { ($0.alt, $0.caption) = ("from the file", "from the file") }
    }
    let result = try scanned.scan(into: edited) { $0.order = .date }
    #expect(result.manifest == edited && result.counts == ScanCounts(kept: 6))
  }

  @Test func newPicturesGoToTheEndOfTheirSection() throws {
    let scanned = try ScannedFolder(
      "a.jpg", "z.jpg", "trip/b1.jpg", "trip/b2.jpg", "trip/b10.jpg", "new/n.jpg", "old/o.jpg")
    let edited = try read(
      """
      { "sections": [
        { "title": "A renamed trip", "images": [
          { "src": "trip/b10.jpg", "width": 3, "height": 2, "alt": "" },
          { "src": "trip/b2.jpg", "width": 3, "height": 2, "alt": "" },
          { "src": "z.jpg", "width": 3, "height": 2, "alt": "" } ] },
        { "title": "old", "images": [] } ] }
      """)
    let result = try scanned.scan(into: edited)
    #expect(
      result.outline == [
        "-: a.jpg", "A renamed trip: trip/b10.jpg trip/b2.jpg z.jpg trip/b1.jpg",
        "old: old/o.jpg", "new: new/n.jpg",
      ])
    #expect(result.counts == ScanCounts(new: 4, kept: 3))
  }

  @Test func aWallOfBareImagesGetsSectionsOnlyWithAFolder() throws {
    let scanned = try ScannedFolder("a.jpg", "b.jpg", "flat/c.jpg", "flat/d.jpg")
    let bare = try read(
      """
      { "images": [ { "src": "a.jpg", "width": 3, "height": 2, "alt": "" },
                    { "src": "flat/c.jpg", "width": 3, "height": 2, "alt": "" } ] }
      """)
    let result = try scanned.scan(into: bare)
    #expect(result.manifest.hasBareImages)
    #expect(result.outline == ["-: a.jpg flat/c.jpg b.jpg flat/d.jpg"])
    try scanned.folder.write("", to: "new/e.jpg")
    let second = try scanned.scan(into: result.manifest)
    #expect(!second.manifest.hasBareImages)
    #expect(second.outline == ["-: a.jpg flat/c.jpg b.jpg flat/d.jpg", "new: new/e.jpg"])
  }

  @Test func sizesFollowTheFiles() throws {
    var scanned = try ScannedFolder("a.jpg", "b.svg", "c.svg")
    let first = try scanned.scan().manifest
    scanned.answer("a.jpg", width: 600, height: 400)
    scanned.answer("b.svg", width: 300, height: 200)
    scanned.answer("c.svg", width: 200, height: 300)
    let result = try scanned.scan(into: first)
    let sizes = try #require(result.manifest.sections.first).images.map(\.size)
    // A drawing may be written larger or smaller than it says itself.
    #expect(
      sizes == [
        Size(width: 600, height: 400), Size(width: 3, height: 2), Size(width: 200, height: 300),
      ])
    #expect(result.counts == ScanCounts(kept: 1, changed: 2))
  }

  @Test func goneFilesAreMarkedUntilTheyAreBack() throws {
    var scanned = try ScannedFolder("a.jpg", "b.jpg", "c.jpg")
    let first = try scanned.scan().manifest
    try scanned.folder.remove("b.jpg")
    scanned.answers["c.jpg"] = .failed(ImageFault(.damaged, "the file is cut off"))
    let second = try scanned.scan(into: first)
    #expect(second.manifest.sections[0].images.map(\.missing) == [nil, true, nil])
    #expect(second.manifest.sections[0].images.map(\.isShown) == [true, false, true])
    #expect(second.counts == ScanCounts(kept: 2, missing: 1) && second.hasErrors)
    #expect(try scanned.scan(into: second.manifest).manifest == second.manifest)
    try scanned.folder.write("", to: "b.jpg")
    let third = try scanned.scan(into: second.manifest)
    #expect(third.manifest == first && third.counts == ScanCounts(kept: 2, changed: 1))
  }

  @Test func aFolderInAFilesPlaceIsNoPicture() throws {
    let scanned = try ScannedFolder("a.jpg", "b.jpg")
    let first = try scanned.scan().manifest
    try scanned.folder.remove("b.jpg")
    try scanned.folder.write("picture", to: "b.jpg/c.jpg")
    let second = try scanned.scan(into: first)
    #expect(second.manifest.sections.first?.images.map(\.missing) == [nil, true])
    #expect(second.counts == ScanCounts(new: 1, kept: 1, missing: 1))
  }

  @Test func filesOutsideOfTheScannedFolderAreLookedForToo() throws {
    let scanned = try ScannedFolder("in/a.jpg", "elsewhere/b.jpg")
    let both = try read(
      """
      { "images": [ { "src": "elsewhere/b.jpg", "width": 3, "height": 2, "alt": "" },
                    { "src": "elsewhere/c.jpg", "width": 3, "height": 2, "alt": "" } ] }
      """)
    let result = try scanned.scan("in", into: both)
    #expect(result.manifest.sections[0].images.map(\.missing) == [nil, true, nil])
    #expect(result.outline == ["-: elsewhere/b.jpg elsewhere/c.jpg in/a.jpg"])
  }

  @Test func otherSizesOfAPictureAreNoPicturesOfTheirOwn() throws {
    let scanned = try ScannedFolder("a.jpg", "a-800.webp", "b.jpg")
    let edited = try read(
      """
      { "images": [ { "src": "a.jpg", "width": 3, "height": 2, "alt": "", "sources": [
          { "src": "a-800.webp", "width": 800 } ] } ] }
      """)
    #expect(try scanned.scan(into: edited).outline == ["-: a.jpg b.jpg"])
  }

  @Test func anIdThatIsTakenIsNotGivenTwice() throws {
    let scanned = try ScannedFolder("a.jpg", "b.jpg")
    let edited = try read(
      #"{ "images": [ { "src": "a.jpg", "id": "b.jpg", "width": 3, "height": 2, "alt": "" } ] }"#)
    let images = try scanned.scan(into: edited).manifest.sections[0].images
    #expect(images.map(\.id) == ["b.jpg", "b.jpg~2"] && images.map(\.src) == ["a.jpg", "b.jpg"])
  }

  @Test func anAddressThatIsTooLongForAnIdGetsOneOfItsEnd() throws {
    let folder = Array(repeating: String(repeating: "é", count: 120), count: 5)
      .joined(separator: "/")
    let scanned = try ScannedFolder(folder + "/a.jpg", folder + "/b.jpg", "z/" + folder + "/a.jpg")
    let manifest = try scanned.scan().manifest
    let ids = manifest.sections.flatMap { $0.images.map(\.id) }
    #expect(Set(ids).count == 3 && ids.allSatisfy { $0.utf8.count <= 1024 })
    let reading = ManifestReader.read(ManifestWriter.json(manifest))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(reading.manifest == manifest)
  }

  @Test func namesThatDifferInNormalisationAloneStayApart() throws {
    let scanned = try ScannedFolder("e\u{301}.jpg")
    let first = try scanned.scan().manifest
    try scanned.folder.write("", to: "\u{e9}.jpg")
    let second = try scanned.scan(into: first)
    #expect(second.counts == ScanCounts(new: 1, kept: 1))
    #expect(
      ManifestReader.read(ManifestWriter.xml(second.manifest)).diagnostics.allSatisfy {
        $0.severity == .warning
      })
  }
}
