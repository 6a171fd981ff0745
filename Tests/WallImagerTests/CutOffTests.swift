import Testing
import WallImaging
import WallTestSupport

@testable import WallImager

/// Files that end too early, which browsers draw as far as they go.
extension ImagerTests {
  /// What is said of a file that is used; described and derived alike.
  private func damage(_ bytes: [UInt8]) throws -> String? {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(bytes, to: "a")
    let image = try folder.derive("a", widths: [1000])
    #expect(image.files.count == 1)
    guard case .described(let description) = try folder.describe("a") else {
      throw ImageFault(.damaged, "not described")
    }
    #expect(description.damage == image.facts.damage)
    // What is made before is remembered with it.
    #expect(try folder.derive("a", widths: [1000]) == image)
    return image.facts.damage
  }

  /// Why a file is not used; described and derived alike.
  private func fault(_ bytes: [UInt8]) throws -> ImageFault? {
    let folder = try TestFolder()
    try folder.write(bytes, to: "a")
    let fault = try folder.deriveFault("a")
    #expect(try folder.describeFault("a") == fault)
    return fault
  }

  private static let endAlone = "the file is cut off; only its end marker is missing"

  private var progressiveJPEG: [UInt8] {
    get throws {
      _ = try #require(worker)
      let picture = PNGPicture(width: 200, height: 120, seed: 3).bytes
      return try unsafe picture.withUnsafeBytes { bytes in
        try unsafe VipsImage(.png, bytes: bytes).encoded(.jpeg(quality: 80), hasMetadata: false)
      }
    }
  }

  @Test func filesThatLackTheirEndMarkerAloneAreUsed() throws {
    let grey = Fixture.bytes(Fixture.greyJPEG)
    #expect(try damage(grey) == nil)
    #expect(try damage(grey + [0, 0, 0]) == nil)
    #expect(try damage(grey.dropLast(2)) == Self.endAlone)
    #expect(try damage(grey.dropLast(1)) == Self.endAlone)
    #expect(try damage(progressiveJPEG) == nil)
    #expect(try damage(progressiveJPEG.dropLast(2)) == Self.endAlone)
    let png = PNGPicture(width: 30, height: 20, seed: 1).bytes
    #expect(try damage(png) == nil)
    #expect(try damage(png.dropLast(12)) == Self.endAlone)
    let gif = Fixture.bytes(Fixture.stillGIF)
    #expect(try damage(gif) == nil)
    #expect(try damage(gif.dropLast()) == Self.endAlone)
  }

  /// A preview ends like a picture.
  @Test func theEndOfAPreviewIsNotThatOfThePicture() throws {
    let grey = Fixture.bytes(Fixture.greyJPEG)
    let preview: [UInt8] = [0xFF, 0xE2, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9]
    #expect(try damage(grey[..<2] + preview + grey[2...].dropLast(2)) == Self.endAlone)
  }

  @Test func theShareOfRowsThatIsMissingIsSaid() throws {
    // Rows of 91 bytes.
    let png = PNGPicture(width: 30, height: 100, seed: 1).bytes
    let words = "of the picture is missing"
    #expect(
      try damage(png.dropLast(12 + 8 + 91 * 12)) == "the file is cut off; the last 12 % \(words)")
    #expect(
      try damage(png.dropLast(12 + 8 + 91 * 50)) == "the file is cut off; the last 50 % \(words)")
    let fault = try fault(png.dropLast(12 + 8 + 91 * 63))
    #expect(fault?.kind == .damaged)
    #expect(fault?.message == "the file is cut off; the last 63 % \(words)")
  }

  /// 48 rows in six rows of blocks; what is missing comes out as one grey.
  @Test func aJPEGIsUsedAsFarAsItGoes() throws {
    _ = try #require(worker)
    let grey = Fixture.bytes(Fixture.greyJPEG)
    let scan = try #require(grey.firstRange(of: [0xFF, 0xDA])).upperBound
    let bytes = Array(grey[..<(scan + (grey.count - scan) * 3 / 4)])
    let damage = try #require(try damage(bytes))
    let share = try #require(damage.firstMatch(of: /the last (\d+) % of the picture is missing/)?.1)
    #expect(["17", "33"].contains(share))
    let pixels = try unsafe bytes.withUnsafeBytes { buffer in
      try unsafe VipsImage(.jpeg, bytes: buffer).pixels().map { Int($0.green) }
    }
    let rows = (0..<48).map { pixels[48 * $0..<48 * $0 + 48] }
    let isGrey = rows.map { Set($0).count == 1 }
    #expect(!isGrey[..<32].contains(true) && isGrey[40...].allSatisfy { $0 })
  }

  /// Whatever the length, there is a picture or a reason, and more bytes are never less picture.
  @Test func moreBytesAreNeverLessPicture() throws {
    for jpeg in [Fixture.bytes(Fixture.greyJPEG), try progressiveJPEG] {
      var least = 1.0
      for count in stride(from: jpeg.count / 3, through: jpeg.count, by: 1 + jpeg.count / 300) {
        let ended = JPEGEnd.ended(Array(jpeg[..<count]))
        guard unsafe ended.withUnsafeBytes({ unsafe JPEGSegments($0) }) != nil else { continue }
        let cutOff: CutOff?
        do throws(ImageFault) {
          cutOff = try CutOff(Array(jpeg[..<count]), .jpeg)
        } catch {
          #expect(error.kind == .damaged && least == 1)
          continue
        }
        let share: Double
        switch cutOff?.loss {
        case .picture(let missing), .detail(let missing): share = missing
        case .laterFrames, nil: share = 0
        }
        #expect(share <= least, "\(count) of \(jpeg.count)")
        least = share
      }
      #expect(least < 0.02)
    }
  }

  @Test func aMovingPictureMayLackItsLastFrames() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Fixture.bytes(Fixture.movingGIF).dropLast(30), to: "a")
    let facts = try folder.derive("a", widths: [10]).facts
    #expect(facts.isUsedAsIs && facts.dominantColor == "#ff0000")
    #expect(facts.damage == "the file is cut off; its last frames are missing")
  }

  @Test func whatIsNotSupportedIsNotCalledDamaged() throws {
    _ = try #require(worker)
    var bytes = Fixture.bytes(Fixture.greyJPEG)
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0])).upperBound
    bytes[frame + 2] = 9
    let fault = try fault(bytes)
    #expect(fault?.kind == .unsupported)
    #expect(
      fault?.message == "photowall cannot read this kind of JPEG: unsupported JPEG data precision 9"
    )
    var tiff = Fixture.bytes(Fixture.tiff)
    let compression = try #require(tiff.firstRange(of: [3, 1, 3, 0, 1, 0, 0, 0])).upperBound
    // JPEG 2000.
    tiff.replaceSubrange(compression..<compression + 2, with: [0x98, 0x87])
    let folder = try TestFolder()
    try folder.write(tiff, to: "a")
    let other = try folder.deriveFault("a")
    #expect(other?.kind == .unsupported, "\(String(describing: other))")
    #expect(other?.message.hasPrefix("photowall cannot read this kind of TIFF: ") == true)
  }
}
