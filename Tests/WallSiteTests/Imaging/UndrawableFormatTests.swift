import Foundation
import Testing

@testable import WallSite

@Suite struct UndrawableFormatTests {
  private static let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]
  private static let avif = Array("\0\0\0\u{1c}ftypmif1\0\0\0\0avifmif1miaf".utf8)
  private static let heic = Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8)

  @Test func browsersDrawWhatIsNotNamed() {
    #expect(UndrawableFormat.name(startingWith: Self.tiff) == "TIFF")
    #expect(UndrawableFormat.name(startingWith: Self.heic) == "HEIC")
    #expect(UndrawableFormat.name(startingWith: Self.avif) == nil)
    for start in ["GIF89a", "\u{89}PNG", "<svg", "BM", ""] {
      #expect(UndrawableFormat.name(startingWith: Array(start.utf8)) == nil)
    }
  }

  /// HEIC and TIFF by content, whatever they are called; each file is named once.
  @Test(arguments: [true, false])
  func picturesThatArePublishedAsTheyAreAreWarnedOf(linksImages: Bool) throws {
    let folder = try WorkFolder()
    for (name, bytes) in [("a.heic", Self.heic), ("b.jpg", Self.tiff), ("c.avif", Self.avif)] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let wall = try BuiltWall(BuiltWall.json(["a.heic", "b.jpg", "c.avif", "b.jpg"]))
    let summary = try wall.build(in: folder) { $0.linksImages = linksImages }
    #expect(
      summary.problems.map(\.message) == [
        "\"a.heic\" is HEIC, which most browsers cannot draw",
        "\"b.jpg\" is TIFF, which most browsers cannot draw",
      ])
    #expect(summary.problems.map(\.severity) == [.warning, .warning])
  }
}
