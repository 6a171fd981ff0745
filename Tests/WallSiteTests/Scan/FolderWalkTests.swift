import Foundation
import Testing
import WallImaging

@testable import WallSite

@Suite struct FolderWalks {
  @Test func foldersBecomeSectionsInNaturalOrder() throws {
    let scanned = try ScannedFolder(
      "img10.jpg", "img2.jpg", "IMG3.jpg", "Day_10/b.jpg", "Day_2/a.jpg", "Day_2/sea/c.jpg",
      "2024-05_summer-trip/d.jpg", "empty/notes.txt")
    let result = try scanned.scan()
    #expect(
      result.outline == [
        "-: img2.jpg IMG3.jpg img10.jpg", "2024-05 summer-trip: 2024-05_summer-trip/d.jpg",
        "Day 2: Day_2/a.jpg", "Day 2 / sea: Day_2/sea/c.jpg", "Day 10: Day_10/b.jpg",
      ])
    #expect(!result.manifest.hasBareImages && result.problems.isEmpty)
    #expect(result.counts == ScanCounts(new: 7))
  }

  @Test func aFolderWithoutFoldersOfPicturesGivesBareImages() throws {
    let result = try ScannedFolder("photos/a.jpg", "photos/words/a.txt").scan("photos")
    #expect(result.manifest.hasBareImages && result.outline == ["-: photos/a.jpg"])
    #expect(result.manifest.title == "photos")
  }

  @Test func whatIsNoPictureIsPassedOverSilently() throws {
    var scanned = try ScannedFolder(
      "a.jpg", ".hidden.jpg", ".photowall-cache/ab/x.jpg", "site/.photowall/files.json",
      "site/images/a.jpg", "a.xmp", "film.mp4", "page.HTML", "wall.xml", "README", "scan001")
    scanned.answers["README"] = .failed(ImageFault(.unknownFormat, "of no format"))
    let result = try scanned.scan()
    #expect(result.outline == ["-: a.jpg scan001"] && result.problems.isEmpty)
  }

  @Test func aCacheOfAnyNameIsPassedOver() throws {
    var scanned = try ScannedFolder("a.jpg", "sizes/ab/1.jpg", "river/sources/b.jpg", "sea/c.jpg")
    scanned.answers["sea/sources"] = .failed(ImageFault(.unknownFormat, "of no format"))
    var index = try SourceIndex(inFolder: scanned.folder.path("sizes"))
    let stamp = SourceStamp(size: 1, changed: 2, inodeChanged: 3, inode: 4)
    try index.add(.fault(ImageFault(.damaged, "cut off")), of: "a.jpg", stamp: stamp)
    try scanned.folder.write("photowall", to: "sea/sources")
    let result = try scanned.scan()
    #expect(
      result.outline == [
        "-: a.jpg", "river / sources: river/sources/b.jpg", "sea: sea/c.jpg",
      ])
  }

  @Test func whatIsCalledAPictureAndIsNoneIsAnErrorAndItsNeighboursStay() throws {
    var scanned = try ScannedFolder("a.jpg", "b.jpg", "c", "d.CR2", "e.nef")
    scanned.answers["b.jpg"] = .failed(
      ImageFault(.unknownFormat, "the file is empty", hint: "copy it again"))
    scanned.answers["/c"] = .failed(ImageFault(.damaged, "the file is cut off"))
    let result = try scanned.scan()
    #expect(result.outline == ["-: a.jpg"] && result.hasErrors)
    #expect(
      scanned.problems(result) == [
        "b.jpg: error: the file is empty; copy it again", "c: error: the file is cut off",
        "d.CR2: warning: this raw file of a camera and 1 more are passed over; "
          + "export them as JPEG",
      ])
  }

  @Test func whatProgramsLeaveBehindIsNoPicture() throws {
    let scanned = try ScannedFolder(
      "IMG_1.JPG", "IMG_1.JPG_original", "edit.jpg~", "._IMG_1.JPG", "@eaDir/IMG_1.JPG/T.jpg",
      ".@__thumb/t.jpg", "#recycle/d.jpg", "$RECYCLE.BIN/x.jpg", "__MACOSX/IMG_1.JPG",
      "Cat.lrdata/t.jpg", "My.photoslibrary/resources/t.jpg", ".thumbnails/t.jpg",
      "app/.nomedia", "app/cover.jpg", "app/deep/e.jpg", "Trip/a.jpg", "Trip/a.jpg_original")
    let result = try scanned.scan()
    #expect(result.outline == ["-: IMG_1.JPG", "Trip: Trip/a.jpg"])
    #expect(result.problems.isEmpty)
  }

  @Test func aFolderThatIsNamedIsScannedWhateverItIs() throws {
    let scanned = try ScannedFolder("app/.nomedia", "app/cover.jpg")
    #expect(try scanned.scan("app").outline == ["-: app/cover.jpg"])
  }

  @Test func aPictureWithTheEndingOfSomethingElseIsPassedOverWithAWord() throws {
    var scanned = try ScannedFolder("a.jpg.old", "b.jpg_large", "IMG.0012", "Mt. Fuji at dawn", "c")
    scanned.answers["d.xyz"] = .failed(ImageFault(.unknownFormat, "no image"))
    try scanned.folder.write("", to: "d.xyz")
    let result = try scanned.scan()
    #expect(result.outline == ["-: c IMG.0012 Mt. Fuji at dawn"])
    let words = "it is a picture, but its name does not end like one; "
    #expect(
      scanned.problems(result)
        == ["a.jpg.old", "b.jpg_large"].map {
          "\($0): warning: \(words)rename it if it belongs to the wall: .jpg, .png"
        })
  }

  @Test func linksAreFollowedToFilesOfTheFolderAlone() throws {
    let scanned = try ScannedFolder("in/a.jpg", "in/sub/b.jpg", "out/c.jpg")
    let folder = scanned.folder
    try folder.link("in/to-file.jpg", to: "sub/b.jpg")
    try folder.link("in/to-folder", to: "sub")
    try folder.link("in/sub/up", to: "..")
    try folder.link("in/out.jpg", to: "../out/c.jpg")
    try folder.link("in/nowhere.jpg", to: "gone.jpg")
    try folder.link("in/loop.jpg", to: "loop.jpg")
    try folder.link("in/words.txt", to: "../out/c.jpg")
    let result = try scanned.scan("in")
    #expect(result.outline == ["-: in/a.jpg in/to-file.jpg", "sub: in/sub/b.jpg"])
    #expect(
      scanned.problems(result) == [
        "in/loop.jpg: warning: the link leads back to itself",
        "in/nowhere.jpg: warning: the link leads nowhere",
        "in/out.jpg: warning: the link leads out of the folder and is not followed; "
          + "copy what it leads to into the folder",
        "in/sub/up: warning: the link leads to a folder and is not followed",
        "in/to-folder: warning: the link leads to a folder and is not followed",
      ])
    #expect(!result.hasErrors)
  }

  @Test func theFilesOfASiteBuiltIntoTheFolderAreNoPicturesOfIt() throws {
    let scanned = try ScannedFolder("a.jpg", "images/a-145.jpg", "images/b.jpg")
    var published = PublishedFiles()
    published.set("images/a-145.jpg", [])
    let record = String(decoding: try JSONEncoder().encode(published), as: UTF8.self)
    try scanned.folder.write(record, to: PublishedFiles.path)
    #expect(try scanned.scan().outline == ["-: a.jpg", "images: images/b.jpg"])
  }

  @Test(.enabled(if: getuid() != 0, "the administrator may read everything"))
  func anUnreadableFolderIsNamedAndTheRestScanned() throws {
    let scanned = try ScannedFolder("a.jpg", "locked/b.jpg", "sub/c.jpg")
    chmod(scanned.folder.path("locked"), 0)
    defer { chmod(scanned.folder.path("locked"), 0o755) }
    let result = try scanned.scan()
    #expect(result.outline == ["-: a.jpg", "sub: sub/c.jpg"])
    #expect(
      scanned.problems(result) == [
        "locked: error: the folder cannot be read: permission denied"
      ])
  }

  @Test func oddNamesSurvive() throws {
    let names = [
      "# % ? & \" '.jpg", " a .jpg", "Monday: sea.jpg", "e\u{301}.jpg", "\u{e9}.jpg", "🏝️.jpg",
      String(repeating: "x", count: 251) + ".jpg", "..a.jpg", "-.jpg",
    ]
    let scanned = try ScannedFolder()
    for name in names where !name.hasPrefix(".") { try scanned.folder.write("", to: name) }
    let result = try scanned.scan()
    let found = try #require(result.manifest.sections.first).images.compactMap(\.src)
    let expected = names.filter { !$0.hasPrefix(".") }.map {
      $0.hasPrefix("Monday") ? "./" + $0 : $0
    }
    #expect(Set(found.map { Array($0.utf8) }) == Set(expected.map { Array($0.utf8) }))
    #expect(found.count == expected.count && result.problems.isEmpty)
  }

  @Test func namesThatNoManifestCanHoldAreErrorsWithTheCure() throws {
    let scanned = try ScannedFolder("a.jpg", "new\nline.jpg", "back\\slash.jpg", "back\\slash.txt")
    let latin: [CChar] =
      Array((scanned.folder.path + "/caf").utf8CString.dropLast())
      + [CChar(bitPattern: 0xe9)] + Array(".jpg".utf8CString)
    let descriptor = latin.withUnsafeBufferPointer { $0.baseAddress.map { creat($0, 0o644) } }
    close(try #require(descriptor))
    let result = try scanned.scan()
    #expect(result.outline == ["-: a.jpg"])
    #expect(
      scanned.problems(result) == [
        "back\\slash.jpg: error: its name has a backslash; rename it",
        "caf\\xE9.jpg: error: its name is no UTF-8; rename it",
        "new\nline.jpg: error: its name has a control character; rename it",
      ])
  }

  @Test func addressesStartFromTheManifestsFolder() throws {
    let scanned = try ScannedFolder("a/b/c.jpg", "d/e.jpg")
    #expect(try scanned.scan("a", manifestFolder: "a").outline == ["b: b/c.jpg"])
    #expect(try scanned.scan("a").outline == ["b: a/b/c.jpg"])
    #expect(throws: ScanError.outsideManifestFolder(path: scanned.folder.path("a"))) {
      try scanned.scan("a", manifestFolder: "d")
    }
    #expect(
      throws: ScanError.unreadable(
        path: scanned.folder.path("x"), reason: "no such file or folder")
    ) { try scanned.scan("x") }
  }

  @Test func theOrderMayBeThatOfDates() throws {
    var scanned = try ScannedFolder("a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg")
    scanned.answer("a.jpg") { $0.date = "2026-05-02" }
    scanned.answer("c.jpg") { $0.date = "2026-05-01T10:00:00+02:00" }
    scanned.answer("d.jpg") { $0.date = "2026-05-01T10:00:00Z" }
    scanned.answer("e.jpg") { $0.date = "2026-05" }
    let result = try scanned.scan { $0.order = .date }
    #expect(result.outline == ["-: e.jpg c.jpg d.jpg a.jpg b.jpg"])
  }
}
