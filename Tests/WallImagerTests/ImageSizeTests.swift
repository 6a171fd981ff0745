import Foundation
import Testing
import WallImaging

@testable import WallImager

extension ImagerTests {
  func size(_ bytes: [UInt8]) throws -> [Int] {
    let folder = try TestFolder()
    try folder.write(bytes, to: "a")
    guard case .described(let image) = try folder.describe("a") else { return [] }
    return [image.width, image.height]
  }

  @Test(arguments: 1...8)
  func aSizeIsTheDisplayedOneInEachOrientation(orientation: Int) throws {
    _ = try #require(worker)
    let svg = Drawing.thirds(width: 48, height: 30)
    let folder = try TestFolder()
    try folder.write(
      Drawing.encode(svg, .jpeg(quality: 95), orientation: orientation), to: "a.jpg")
    #expect(
      try folder.describe("a.jpg") == .described(ImageDescription(width: 48, height: 30)))
    let image = try folder.derive("a.jpg", widths: [24])
    #expect(image.facts.thirds == ["#f00", "#0f0", "#00f"])
    #expect(image.files.map(\.height) == [15])
    // What is made needs no turning any more.
    try folder.write(folder.bytes("cache/" + image.files[0].path), to: "b.jpg")
    let again = try folder.derive("b.jpg", widths: [24])
    #expect(again.facts.width == 24 && again.facts.height == 15)
    #expect(again.facts.thirds == ["#f00", "#0f0", "#00f"])
  }

  @Test func formatsAreToldByTheirBytesWhateverTheNameSays() throws {
    _ = try #require(worker)
    let svg = Drawing.thirds(width: 9, height: 6)
    for encoding: VipsImage.Encoding in [
      .jpeg(quality: 80), .webp(quality: 80), .avif(quality: 80), .png,
    ] {
      #expect(try size(Drawing.encode(svg, encoding)) == [9, 6])
    }
    #expect(try size(Array(svg.utf8)) == [9, 6])
    #expect(try size(Fixture.bytes(Fixture.stillGIF)) == [6, 4])
    #expect(try size(Fixture.bytes(Fixture.movingGIF)) == [6, 4])
    #expect(try size(Fixture.bytes(Fixture.tiff)) == [4, 6])
    #expect(try size(Fixture.bytes(Fixture.cmykJPEG)) == [8, 8])
  }

  @Test(arguments: [
    (#"width="12.5" height="7""#, [13, 7]), (#"width="1e2px" height="2E1""#, [100, 20]),
    (#"width="1in" height="25.4mm""#, [96, 96]), (#"width="72pt" height="6pc""#, [96, 96]),
    (#"width="100%" viewBox="0 0 30 20""#, [30, 20]), (#"viewBox="1 1 30.4 20""#, [30, 20]),
    (#"width="60" viewBox="0 0 30 20""#, [60, 40]),
    (#"height="10" viewBox="0 0 30 20""#, [15, 10]),
    (#"width='20' height='10'"#, [20, 10]), (#"width="2000000" height="2""#, [2_000_000, 2]),
  ])
  func anSVGIsAsLargeAsBrowsersShowIt(attributes: String, expected: [Int]) throws {
    _ = try #require(worker)
    let root = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><path d="M0 0h9z"/></svg>"#
    #expect(try size(Array(root.utf8)) == expected)
    let prologue = """
      <?xml version="1.0"?>
      <!-- <png> --><!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY e "<f>"> ]>

      """
    #expect(try size(Array((prologue + root).utf8)) == expected)
  }

  /// Segments of 60,000 bytes before the size and the orientation, from none to more than are looked
  /// at before libvips is asked; and fill bytes, which may stand before each marker.
  @Test(arguments: [0, 1, 2, 10])
  func whatStandsBeforeTheSizeOfAJPEGIsPassedOver(segments: Int) throws {
    _ = try #require(worker)
    let jpeg = try Drawing.encode(
      Drawing.thirds(width: 9, height: 6), .jpeg(quality: 80), orientation: 6)
    let segment: [UInt8] = [0xFF, 0xFF, 0xE2, 0xEA, 0x62] + [UInt8](repeating: 0xFF, count: 60_000)
    let bytes = jpeg[..<2] + [UInt8](repeatElement(segment, count: segments).joined()) + jpeg[2...]
    #expect(try size(Array(bytes)) == [9, 6])
  }

  @Test func namesMayHoldWhatTheSystemAllows() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    let bytes = try Drawing.encode(Drawing.thirds(width: 9, height: 6), .png)
    let names = [
      "50% #1? & \"'.png", "line\nfeed.png", "-o", "🏔️.png", "e\u{301}.png", "\u{E9}.png",
      "a[page=2].png", "a:b.png", String(repeating: "n", count: 255),
    ]
    for name in names {
      try folder.write(bytes, to: name)
      #expect(
        try folder.describe(name) == .described(ImageDescription(width: 9, height: 6)), "\(name)")
    }
  }
}
