import Testing
import WallGeometry
import WallImaging
import WallManifest

@testable import WallSite

/// Pictures that were renamed or moved keep what people wrote about them.
@Suite struct MovedFileTests {
  private func rename(_ old: String, to new: String, in scanned: ScannedFolder) throws {
    let text = try scanned.folder.text(old)
    try scanned.folder.remove(old)
    try scanned.folder.write(text, to: new)
  }

  /// Tells the cache what a build would have found of a picture.
  private func remember(_ names: [String], in scanned: ScannedFolder) throws {
    let cache = scanned.folder.path(".photowall-cache")
    var index = try SourceIndex(inFolder: cache)
    let way = SourceIndex.way(from: cache, to: scanned.folder.path)
    for name in names {
      let bytes = Array(try scanned.folder.text(name).utf8)
      let facts = ImageFacts(
        sha256: SHA256.hex(bytes), width: 3, height: 2, isTransparent: false, isUsedAsIs: false,
        dominantColor: "#000000", thirds: ["#000", "#000", "#000"])
      let stamp = try #require(FileSystem.info(scanned.folder.path(name))).stamp
      try index.add(.facts(facts), of: way + name, stamp: stamp)
    }
  }

  private func rescan(_ scanned: ScannedFolder, into manifest: Manifest) throws -> ScanResult {
    try scanned.scan(into: manifest) { $0.cacheFolder = scanned.folder.path(".photowall-cache") }
  }

  private func written(_ scanned: ScannedFolder) throws -> Manifest {
    var manifest = try scanned.scan().manifest
    for section in manifest.sections.indices {
      for index in manifest.sections[section].images.indices {
        manifest.sections[section].images[index].caption =
          manifest.sections[section].images[index].src
      }
      manifest.sections[section].images.reverse()
    }
    return manifest
  }

  private func captions(_ result: ScanResult) -> [String?] {
    result.manifest.sections.flatMap { $0.images.map(\.caption) }
  }

  @Test func aRenamedFolderKeepsWordsOrderAndSection() throws {
    let scanned = try ScannedFolder("z.jpg", "alps/1.jpg", "alps/2.jpg", "alps/3.jpg", "sea/4.jpg")
    var manifest = try written(scanned)
    manifest.sections[1].description = "Two weeks"
    for name in ["1", "2", "3"] {
      try rename("alps/\(name).jpg", to: "norway/\(name).jpg", in: scanned)
    }
    try scanned.folder.remove("alps")
    let result = try rescan(scanned, into: manifest)
    #expect(
      result.outline == [
        "-: z.jpg", "norway: norway/3.jpg norway/2.jpg norway/1.jpg", "sea: sea/4.jpg",
      ])
    #expect(result.manifest.sections[1].description == "Two weeks")
    #expect(
      captions(result) == ["z.jpg", "alps/3.jpg", "alps/2.jpg", "alps/1.jpg", "sea/4.jpg"])
    #expect(result.counts == ScanCounts(kept: 2, moved: 3))
    #expect(
      result.manifest.sections[1].images.map(\.id) == result.manifest.sections[1].images.map(\.src))
  }

  @Test func aTitleByHandStaysWhenItsFolderIsRenamed() throws {
    let scanned = try ScannedFolder("z.jpg", "alps/1.jpg")
    var manifest = try written(scanned)
    manifest.sections[1].title = "Our best week"
    try rename("alps/1.jpg", to: "norway/1.jpg", in: scanned)
    try scanned.folder.write("picture", to: "norway/0.jpg")
    let result = try rescan(scanned, into: manifest)
    #expect(result.outline == ["-: z.jpg", "Our best week: norway/1.jpg norway/0.jpg"])
  }

  /// Names differ, so only the bytes tell.
  @Test func aRenamedFileIsKnownByItsBytes() throws {
    let scanned = try ScannedFolder("z.jpg")
    for name in ["a", "b", "c"] { try scanned.folder.write("picture \(name)", to: name + ".jpg") }
    let manifest = try written(scanned)
    try remember(["a.jpg", "b.jpg", "c.jpg"], in: scanned)
    try rename("a.jpg", to: "sunset.jpg", in: scanned)
    try rename("b.jpg", to: "a.jpg", in: scanned)
    let result = try rescan(scanned, into: manifest)
    // What is called a.jpg now is another picture, but a file of that name is there.
    #expect(result.outline == ["-: z.jpg c.jpg b.jpg a.jpg sunset.jpg"])
    #expect(result.counts == ScanCounts(new: 1, kept: 3, missing: 1))
    try rename("a.jpg", to: "dusk.jpg", in: scanned)
    let second = try rescan(scanned, into: manifest)
    #expect(second.outline == ["-: z.jpg c.jpg dusk.jpg sunset.jpg"])
    #expect(captions(second) == ["z.jpg", "c.jpg", "b.jpg", "a.jpg"])
  }

  @Test func nothingIsGuessed() throws {
    let scanned = try ScannedFolder("1/a.jpg", "2/b.jpg")
    let manifest = try written(scanned)
    try rename("1/a.jpg", to: "3/a.jpg", in: scanned)
    try scanned.folder.write("picture", to: "4/a.jpg")
    let result = try rescan(scanned, into: manifest)
    #expect(result.counts == ScanCounts(new: 2, kept: 1, missing: 1))
  }

  /// All cameras count alike: where its neighbours went tells which is which.
  @Test func foldersTellFilesOfOneNameApart() throws {
    let scanned = try ScannedFolder("x/1.jpg", "x/2.jpg", "y/1.jpg", "y/3.jpg")
    let manifest = try written(scanned)
    for (old, new) in [("x/1", "p/1"), ("x/2", "p/2"), ("y/1", "q/1"), ("y/3", "q/3")] {
      try rename(old + ".jpg", to: new + ".jpg", in: scanned)
    }
    let result = try rescan(scanned, into: manifest)
    #expect(result.outline == ["p: p/2.jpg p/1.jpg", "q: q/3.jpg q/1.jpg"])
    #expect(captions(result) == ["x/2.jpg", "x/1.jpg", "y/3.jpg", "y/1.jpg"])
  }

  @Test func aFileThatMovesToAnotherSectionsFolderGoesThere() throws {
    let scanned = try ScannedFolder("a/1.jpg", "a/2.jpg", "b/3.jpg")
    let manifest = try written(scanned)
    try rename("a/1.jpg", to: "b/1.jpg", in: scanned)
    let first = try rescan(scanned, into: manifest)
    #expect(first.outline == ["a: a/2.jpg", "b: b/3.jpg b/1.jpg"])
    try rename("a/2.jpg", to: "b/2.jpg", in: scanned)
    try scanned.folder.remove("a")
    let second = try rescan(scanned, into: first.manifest)
    #expect(second.outline == ["b: b/3.jpg b/1.jpg b/2.jpg"])
    #expect(captions(second) == ["b/3.jpg", "a/1.jpg", "a/2.jpg"])
    #expect(
      scanned.problems(second) == ["a: warning: the folder is gone, and its section with it"])
  }

  @Test func anImageThatWasPutIntoAnotherSectionStaysThere() throws {
    let scanned = try ScannedFolder("a/1.jpg", "a/2.jpg", "a/3.jpg", "b/4.jpg", "b/5.jpg")
    var manifest = try written(scanned)
    manifest.sections[1].images.append(manifest.sections[0].images.removeLast())
    try rename("a/1.jpg", to: "c/1.jpg", in: scanned)
    let result = try rescan(scanned, into: manifest)
    #expect(result.outline == ["a: a/3.jpg a/2.jpg", "b: b/5.jpg b/4.jpg c/1.jpg"])
  }

  @Test func otherSizesFollowTheirPicture() throws {
    let scanned = try ScannedFolder("a/1.jpg", "a/1-800.webp")
    let json = """
      { "images": [ { "src": "a/1.jpg", "width": 3, "height": 2, "alt": "", "sources": [
        { "src": "a/1-800.webp", "width": 800 } ] } ] }
      """
    let manifest = try #require(ManifestReader.read(Array(json.utf8)).manifest)
    try rename("a/1.jpg", to: "b/1.jpg", in: scanned)
    try rename("a/1-800.webp", to: "b/1-800.webp", in: scanned)
    let image = try #require(
      try rescan(scanned, into: manifest).manifest.sections.first?.images.first)
    #expect(image.src == "b/1.jpg" && image.sources?.map(\.src) == ["b/1-800.webp"])
  }

  @Test func aFolderThatIsGoneTakesItsSectionUnlessSomethingWasWritten() throws {
    let scanned = try ScannedFolder("a/1.jpg", "b/2.jpg", "c/3.jpg")
    var manifest = try scanned.scan().manifest
    manifest.sections[1].images[0].alt = "A pier"
    try scanned.folder.remove("a")
    try scanned.folder.remove("b")
    let result = try rescan(scanned, into: manifest)
    #expect(result.outline == ["b: b/2.jpg", "c: c/3.jpg"])
    #expect(result.counts == ScanCounts(kept: 1, missing: 1))
    #expect(result.manifest.sections[0].images.map(\.missing) == [true])
  }
}
