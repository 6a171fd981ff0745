import Foundation
import Testing
import WallImaging

@testable import WallSite

/// Published pictures are files of their own, for a web server to read.
@Suite struct PublishedPictureTests {
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#

  /// A photo that gets sizes, a drawing, and a picture that has files of its own.
  private func wall() throws -> PictureWall {
    let wall = try PictureWall()
    try wall.add("photo.png", seed: 3)
    try wall.folder.write(Self.drawing, to: "drawing.svg")
    wall.images.append(#"{ "src": "drawing.svg", "width": 30, "height": 20, "alt": "" }"#)
    try wall.write("own.png", seed: 4)
    try wall.write("own-150.png", width: 150, height: 100, seed: 4)
    wall.images.append(
      #"{ "src": "own.png", "width": 300, "height": 200, "alt": "", "#
        + #""sources": [{ "src": "own-150.png", "width": 150 }] }"#)
    return wall
  }

  /// Size, time, mode, number of names and contents of all files outside of the site.
  private func sources(_ folder: WorkFolder) throws -> [String: [String]] {
    var sources: [String: [String]] = [:]
    for file in try folder.files() where !file.hasPrefix("site/") {
      var status = stat()
      try #require(lstat(folder.path(file), &status) == 0)
      let hash = SHA256.hex(try FileSystem.read(folder.path(file)) ?? [])
      sources[file] = [
        "\(status.st_size)", "\(status.st_mtim)", String(status.st_mode, radix: 8),
        "\(status.st_nlink)", hash,
      ]
    }
    return sources
  }

  /// Writes over the first byte of a file and closes it to everybody.
  private func spoil(_ path: String) throws {
    let descriptor = open(path, O_WRONLY)
    try #require(descriptor >= 0 && write(descriptor, "!", 1) == 1)
    fchmod(descriptor, 0)
    close(descriptor)
  }

  @Test(arguments: [true, false])
  func whatIsDoneToTheSiteLeavesPhotosAndCacheAlone(makesSizes: Bool) throws {
    let wall = try wall()
    try wall.build { if !makesSizes { $0.imaging = nil } }
    let before = try sources(wall.folder)
    #expect(before.count > (makesSizes ? 8 : 4))
    let published = try wall.folder.files(below: "site/images")
    #expect(published.count == (makesSizes ? 7 : 4), "\(published)")
    for file in published { try spoil(wall.folder.path("site/images/" + file)) }
    #expect(try sources(wall.folder) == before)
  }

  @Test func aPrivatePhotoIsPublishedForAWebServerToRead() throws {
    let wall = try wall()
    for name in ["photo.png", "drawing.svg", "own.png", "own-150.png"] {
      chmod(wall.folder.path(name), 0o600)
    }
    try wall.build()
    try wall.build(to: "plain") { $0.imaging = nil }
    for folder in ["site", "plain"] {
      for file in try wall.folder.files(below: folder) {
        let path = wall.folder.path(folder + "/" + file)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o644, "\(file)")
      }
    }
  }

  @Test func aSecondNameThatAnEarlierVersionMadeIsReplaced() throws {
    let wall = try wall()
    try wall.build()
    let site = try wall.folder.tree()
    let photo = wall.folder.path("own.png")
    let place = wall.folder.path("site/images/own.png")
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.linkItem(atPath: photo, toPath: place)
    // The record of the parts knows the program that made them, and this would be another.
    for file in try wall.folder.files(below: "cache/builds") {
      try wall.folder.remove("cache/builds/" + file)
    }
    try wall.build()
    #expect(FileSystem.info(photo)?.identity != FileSystem.info(place)?.identity)
    #expect(try FileSystem.haveSameContents(photo, place))
    #expect(try wall.folder.tree().keys == site.keys)
  }

  @Test func aSourceThatIsGoneLeavesNoCopy() throws {
    let folder = try WorkFolder()
    #expect(throws: SiteError.self) {
      try FileSystem.copy(folder.path("gone"), to: folder.path("copy"))
    }
    #expect(!folder.exists("copy"))
  }

  @Test func nothingThatIsThereIsCopiedOver() throws {
    let folder = try WorkFolder()
    try folder.write("precious", to: "precious")
    try folder.write("new", to: "source")
    try folder.link("link", to: folder.path("precious"))
    for name in ["precious", "link"] {
      let error = fileError { try FileSystem.copy(folder.path("source"), to: folder.path(name)) }
      #expect(error?.path == folder.path(name))
    }
    #expect(try folder.text("precious") == "precious")
  }

  /// Around the size of the chunks that files are read in.
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 600_000])
  func aCopyHasTheSameBytesAndTime(count: Int) throws {
    let folder = try WorkFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
    let (source, copy) = (folder.path("source"), folder.path("copy"))
    try Data(bytes).write(to: URL(fileURLWithPath: source))
    try FileSystem.copy(source, to: copy)
    #expect(try FileSystem.read(copy) == bytes)
    #expect(FileSystem.info(copy)?.mark == FileSystem.info(source)?.mark)
    #expect(try FileSystem.haveSameContents(source, copy))
    try Data(bytes + [0]).write(to: URL(fileURLWithPath: copy))
    #expect(try !FileSystem.haveSameContents(source, copy))
    #expect(try !FileSystem.haveSameContents(copy, source))
    guard count > 0 else { return }
    try Data(bytes.dropLast() + [bytes[count - 1] &+ 1]).write(to: URL(fileURLWithPath: copy))
    #expect(try !FileSystem.haveSameContents(source, copy))
  }
}
