import Foundation
import Testing
import WallImaging

@testable import WallImager

extension ImagerTests {
  private func fault(
    _ bytes: [UInt8], maxPixels: Int = 1_000_000, derives: Bool = false
  ) throws -> ImageFault? {
    let folder = try TestFolder()
    try folder.write(bytes, to: "a.jpg")
    return derives
      ? try folder.deriveFault("a.jpg", maxPixels: maxPixels)
      : try folder.describeFault("a.jpg", maxPixels: maxPixels)
  }

  @Test func anEmptyFileIsNamedSo() throws {
    for derives in [false, true] {
      let fault = try fault([], derives: derives)
      #expect(fault?.kind == .unknownFormat && fault?.message == "the file is empty")
    }
  }

  @Test(arguments: [
    ("BM6\u{0}\u{0}", "a BMP picture, which is not read here"),
    ("%PDF-1.7", "a PDF document, which is not read here"),
    ("8BPS\u{0}\u{1}", "a Photoshop document, which is not read here"),
    (
      "\u{0}\u{0}\u{0}\u{18}ftypmp42\u{0}\u{0}\u{0}\u{0}isom",
      "a film or a sound, which is not read here"
    ),
    (
      "\u{0}\u{0}\u{0}\u{18}ftypcrx \u{0}\u{0}\u{0}\u{1}crx isom",
      "a camera's raw picture (CR3), which is not read here"
    ),
    ("<html><svg/></html>", "no image of a format that is read here"),
    ("hello", "no image of a format that is read here"),
  ])
  func whatIsNotReadIsNamed(text: String, message: String) throws {
    let fault = try fault(Array(text.utf8))
    #expect(fault?.kind == .unknownFormat)
    #expect(fault?.message == message)
    #expect(fault?.hint != nil)
  }

  /// No browser draws one either.
  @Test func aWebPThatIsCutOffSaysSo() throws {
    _ = try #require(worker)
    let bytes = try Drawing.encode(Drawing.thirds(width: 300, height: 200), .webp(quality: 90))
    let fault = try fault(Array(bytes.prefix(bytes.count * 2 / 3)), derives: true)
    #expect(fault?.kind == .damaged && fault?.message == "the file is cut off")
  }

  /// Directories behind the end, and none with strips.
  @Test func aTIFFSaysWhatIsWrongWithIt() throws {
    _ = try #require(worker)
    let header: [UInt8] = [0x49, 0x49, 0x2A, 0]
    #expect(try fault(header + [0, 1, 0, 0])?.message == "the file is cut off")
    let width: [UInt8] = [0, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0]
    let empty = header + [8, 0, 0, 0, 1, 0] + width + [0, 0, 0, 0]
    let message = try #require(try fault(empty)?.message)
    #expect(message.hasPrefix("the file is damaged: "))
    #expect(!message.contains("unable to open") && !message.contains("TIFFRead"), "\(message)")
  }

  @Test func aJPEGThatSaysItsHeightLaterIsRefusedInWords() throws {
    _ = try #require(worker)
    var bytes = try Drawing.encode(Drawing.thirds(width: 30, height: 20), .jpeg(quality: 90))
    let frame = try #require(
      bytes.firstRange(of: [0xFF, 0xC2]) ?? bytes.firstRange(of: [0xFF, 0xC0]))
    bytes.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 7, with: [0, 0])
    let message = try #require(try fault(bytes)?.message)
    #expect(
      message == "photowall cannot read this kind of JPEG: empty JPEG image (DNL not supported)")
  }

  /// libpng warns of the reason and then fails without a word.
  @Test func aPNGSaysWhatIsWrongWithIt() throws {
    _ = try #require(worker)
    let bytes = try Drawing.encode(Drawing.thirds(width: 30, height: 20), .png)
    var wide = bytes
    wide.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    let message = "the file is damaged: "
    #expect(try fault(wide)?.message == message + "IHDR: CRC error")
    var spoilt = bytes
    let data = try #require(bytes.firstRange(of: Array("IDAT".utf8)))
    spoilt[data.upperBound + 20] ^= 0xFF
    let words = try #require(try fault(spoilt, derives: true)?.message)
    #expect(words.hasPrefix(message) && !words.contains("read error"), "\(words)")
  }

  /// Headers of 20 and 33 bytes that claim billions of pixels.
  @Test func bombsAreNotDecoded() throws {
    _ = try #require(worker)
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0]
      + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    var png = try Drawing.encode(Drawing.thirds(width: 3, height: 3), .png)
    png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    for derives in [false, true] {
      let fault = try fault(gif, maxPixels: 400_000_000, derives: derives)
      #expect(fault?.kind == .tooLarge, "\(String(describing: fault))")
      #expect(fault?.message == "the image says that it has 65535 × 65535 pixels")
      // The checksum is wrong now; either way no pixel is decoded.
      #expect([.tooLarge, .damaged].contains(try self.fault(png, derives: derives)?.kind))
    }
    let real = try Drawing.encode(Drawing.thirds(width: 30, height: 20), .png)
    #expect(try fault(real, maxPixels: 599, derives: true)?.kind == .tooLarge)
    #expect(try fault(real, maxPixels: 600, derives: true) == nil)
  }

  @Test func allFramesCount() throws {
    _ = try #require(worker)
    let bytes = Fixture.bytes(Fixture.movingGIF)
    #expect(try fault(bytes, maxPixels: 71, derives: true)?.kind == .tooLarge)
    #expect(try fault(bytes, maxPixels: 72, derives: true) == nil)
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try #require(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try folder.describeFault("pipe") == ImageFault(.unreadable, "no regular file"))
    #expect(try folder.deriveFault("pipe") == ImageFault(.unreadable, "no regular file"))
    #expect(try folder.describeFault(".") == ImageFault(.unreadable, "a folder, not a file"))
    #expect(
      try folder.describeFault("none") == ImageFault(.unreadable, "no such file or directory"))
  }

  @Test func aFileThatChangesWhileItIsReadIsRefused() throws {
    let folder = try TestFolder()
    try folder.write([1, 2, 3], to: "a")
    let file = try SourceFile(folder.path("a"))
    #expect(try file.contents() == [1, 2, 3])
    try Data([1, 2, 3, 4]).write(to: URL(filePath: folder.path("a")), options: [])
    #expect(throws: ImageFault.self) { try file.requireUnchanged() }
    #expect(throws: ImageFault.self) { try file.contents() }
  }

  @Test func rubbishBehindAKnownBeginningIsDamaged() throws {
    _ = try #require(worker)
    let beginnings: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      Array("GIF89a".utf8), Array("RIFF\u{8}\u{0}\u{0}\u{0}WEBP".utf8), [0x49, 0x49, 0x2A, 0],
      Array("\u{0}\u{0}\u{0}\u{14}ftypavif\u{0}\u{0}\u{0}\u{0}mif1".utf8), Array("<svg><".utf8),
    ]
    for beginning in beginnings {
      let bytes = beginning + (0..<200).map { UInt8($0 * 37 % 256) }
      #expect(try fault(bytes)?.kind == .damaged, "\(beginning)")
      #expect(try fault(bytes, derives: true)?.kind == .damaged, "\(beginning)")
    }
  }
}
