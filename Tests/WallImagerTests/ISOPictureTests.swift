import Testing
import WallImaging

@testable import WallImager

/// Sizes as Chromium 156 draws these files (`naturalWidth` and `naturalHeight`).
extension ImagerTests {
  /// What a file is described and derived as, without pixels of its own opinion.
  private func shown(_ bytes: [UInt8]) throws -> (size: [Int], thirds: [String], files: [[Int]]) {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(bytes, to: "a")
    guard case .described(let described) = try folder.describe("a") else {
      throw ImageFault(.damaged, "not described")
    }
    let image = try folder.derive("a", widths: [1000])
    #expect(image.facts.width == described.width && image.facts.height == described.height)
    return (
      [described.width, described.height], image.facts.thirds,
      image.files.map { [$0.width, $0.height] }
    )
  }

  @Test func anAVIFMadeOfAGridHasTheSizeOfTheGrid() throws {
    let grid = try shown(Fixture.bytes(Fixture.gridAVIF))
    #expect(grid.size == [128, 128] && grid.files == [[128, 128]])
    // The cells are of 50, 100, 215 and 100, 100, 175 above, of 150, 100, 135 and 200, 100, 95 below.
    #expect(grid.thirds == ["#46b", "#769", "#a67"])
  }

  @Test func theLastRowAndColumnOfAGridMayBeCut() throws {
    var bytes = Fixture.bytes(Fixture.gridAVIF)
    for whole: [UInt8] in [[0, 0, 0, 128, 0, 0, 0, 128], [1, 1, 0, 128, 0, 128]] {
      let place = try #require(bytes.firstRange(of: whole))
      var cut = whole
      cut[cut.count - 1] = 70
      cut[3] = 90
      bytes.replaceSubrange(place, with: cut)
    }
    let grid = try shown(bytes)
    #expect(grid.size == [90, 70] && grid.files == [[90, 70]])
    #expect(grid.thirds.first == "#46c")
  }

  @Test func anAVIFIsCutFromItsUpperLeftCornerAndTurned() throws {
    let picture = try shown(Fixture.bytes(Fixture.cutAVIF))
    #expect(picture.size == [6, 8])
    #expect(picture.thirds.first == "#0f0" && picture.thirds.last == "#f00")
  }

  @Test func aCutThatStartsElsewhereAndTheShapeOfPixelsArePassedOver() throws {
    let picture = try shown(Fixture.bytes(Fixture.offsetAVIF))
    #expect(picture.size == [12, 6] && picture.files == [[12, 6]])
  }

  /// libheif mirrors pictures of 8 bits alone.
  @Test func anAVIFOfTenBitsIsMirrored() throws {
    let picture = try shown(Fixture.bytes(Fixture.mirroredAVIF))
    #expect(picture.size == [6, 12])
    #expect(picture.thirds == ["#00f", "#0f0", "#f00"])
  }

  @Test func aFilmHasTheSizeOfItsTrack() throws {
    var bytes = Fixture.bytes(Fixture.movingAVIF)
    #expect(try shown(bytes).size == [6, 12])
    let header = try #require(bytes.firstRange(of: Array("tkhd".utf8))).upperBound
    let place = try #require(bytes[header...].firstRange(of: [0, 12, 0, 0, 0, 6, 0, 0]))
    bytes.replaceSubrange(place, with: [0, 24, 0, 0, 0, 12, 0, 0])
    #expect(try size(bytes) == [12, 24])
    // Another major brand makes it a picture that happens to have a film.
    bytes.replaceSubrange(8..<12, with: Array("avif".utf8))
    #expect(try size(bytes) == [6, 12])
  }

  @Test func aWebPIsNotTurnedAsBrowsersDoNotTurnIt() throws {
    let webP = try Drawing.encode(
      Drawing.thirds(width: 9, height: 6), .webp(quality: 90), orientation: 6)
    #expect(webP.firstRange(of: Array("EXIF".utf8)) != nil)
    let picture = try shown(webP)
    // As stored: the thirds lie side by side.
    #expect(picture.size == [6, 9] && picture.files == [[6, 9]])
    #expect(Set(picture.thirds).count == 1)
  }

  @Test func boxesThatLieAreNoReasonToCrash() throws {
    let whole = Fixture.bytes(Fixture.gridAVIF)
    for index in 0..<min(whole.count, 520) {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = whole
        bytes[index] = value
        if let picture = ISOPicture(bytes.span) {
          #expect(picture.bare(bytes).count == bytes.count && picture.size.width > 0)
        }
      }
      _ = ISOPicture(Array(whole.prefix(index)).span)
    }
  }
}
