import Foundation
import Testing
import WallImaging

@testable import WallImager

extension ImagerTests {
  private func derive(
    _ base64: String, _ formats: [DerivativeFormat] = DerivativeFormat.allCases
  ) throws -> DerivedImage {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Fixture.bytes(base64), to: "a")
    return try folder.derive("a", widths: [100], formats)
  }

  /// Red, green and blue of `#rrggbb`.
  private func channels(_ colour: String) throws -> [Int] {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    return [number >> 16, number >> 8 & 255, number & 255]
  }

  @Test func pixelsComeOutInSRGB() throws {
    // 83.5, 151.7, 23.0 by the matrices of both spaces.
    let wide = try channels(derive(Fixture.displayP3PNG).facts.dominantColor)
    #expect(zip(wide, [83, 152, 23]).allSatisfy { abs($0 - $1) <= 1 })
    let ink = try channels(derive(Fixture.cmykJPEG).facts.dominantColor)
    #expect(zip(ink, [219, 78, 67]).allSatisfy { abs($0 - $1) <= 8 })
    let lab = try derive(Fixture.labTIFF).facts
    #expect(!lab.isTransparent)
    #expect(zip(try channels(lab.dominantColor), [114, 151, 105]).allSatisfy { abs($0 - $1) <= 8 })
    let grey = try derive(Fixture.grey16PNG)
    #expect(grey.facts.dominantColor == "#808080")
    #expect(grey.files.count == 3)
  }

  @Test func derivedFilesHaveTheColoursOfTheirSource() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Fixture.bytes(Fixture.displayP3PNG), to: "a")
    for file in try folder.derive("a", widths: [8], DerivativeFormat.allCases).files {
      try folder.write(folder.bytes("cache/" + file.path), to: "b")
      let made = try channels(folder.derive("b", widths: [8]).facts.dominantColor)
      #expect(zip(made, [83, 152, 23]).allSatisfy { abs($0 - $1) <= 6 }, "\(file.type) \(made)")
    }
  }

  @Test func aPictureThatSomethingShowsThroughFallsBackToPNG() throws {
    let hole = try derive(Fixture.holePNG)
    #expect(hole.facts.isTransparent)
    #expect(hole.files.map(\.type) == ["image/avif", "image/webp", "image/png"])
    let opaque = try derive(Fixture.opaquePNG)
    #expect(!opaque.facts.isTransparent)
    #expect(opaque.files.map(\.type) == ["image/avif", "image/webp", "image/jpeg"])
    #expect(opaque.facts.dominantColor == "#0080ff")
  }

  @Test(arguments: [Fixture.movingGIF, Fixture.movingPNG, Fixture.movingWebP])
  func movingPicturesStayAsTheyAre(base64: String) throws {
    let image = try derive(base64)
    #expect(image.facts.isUsedAsIs)
    #expect(image.files.isEmpty)
    #expect(image.facts.width == 6 && image.facts.height == 4)
    // Of the first frame.
    #expect(image.facts.dominantColor == "#ff0000")
  }

  @Test func aGIFOfOneFrameIsDerived() throws {
    let image = try derive(Fixture.stillGIF)
    #expect(!image.facts.isUsedAsIs)
    #expect(image.files.map(\.width) == [6, 6, 6])
  }

  @Test func vectorsStayAsTheyAre() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Array(Drawing.thirds(width: 6000, height: 3000).utf8), to: "a.svg")
    let image = try folder.derive("a.svg", widths: [100])
    #expect(image.facts.isUsedAsIs && !image.facts.isTransparent && image.files.isEmpty)
    #expect(image.facts.width == 6000 && image.facts.height == 3000)
    #expect(image.facts.thirds == ["#f00", "#0f0", "#00f"])
  }

  @Test func aSecondRunDecodesAndWritesNothing() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Drawing.encode(Drawing.thirds(width: 60, height: 40), .png), to: "a.png")
    let first = try folder.derive("a.png", widths: [20, 200])
    // Facts that nobody finds in the pixels show that these are not looked at.
    let home = DerivativeCache.folder(ofSource: first.facts.sha256)
    let place = "cache/\(home)/\(DerivativeCache.factsName)"
    var marked = first
    marked.facts.dominantColor = "#123456"
    try folder.write(JobLine.encode(marked.facts), to: place)
    let before = try folder.changes(below: "cache")
    #expect(before.count == first.files.count + 1)
    #expect(try folder.derive("a.png", widths: [200, 20]) == marked)
    #expect(try folder.changes(below: "cache") == before)
    // What was made under another limit of pixels keeps to this one as well.
    #expect(throws: ImageFault.self) {
      try folder.derive("a.png", widths: [200, 20], maxPixels: 60 * 40 - 1)
    }
    // Another width makes that width alone.
    _ = try folder.derive("a.png", widths: [20, 40, 200])
    let after = try folder.changes(below: "cache")
    #expect(after.count == before.count + 1)
    #expect(before.allSatisfy { after[$0.key] == $0.value })
  }

  @Test func aLinkInTheCacheIsNotTakenForTheFile() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Drawing.encode(Drawing.thirds(width: 60, height: 40), .png), to: "a.png")
    let paths = try folder.derive("a.png", widths: [20, 40]).files.map {
      folder.path("cache/" + $0.path)
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: paths[0]))
    try FileManager.default.removeItem(atPath: paths[0])
    try FileManager.default.createSymbolicLink(atPath: paths[0], withDestinationPath: paths[1])
    _ = try folder.derive("a.png", widths: [20, 40])
    #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) == before)
  }

  /// Else a rebuild would differ from a clean build.
  @Test func aFileIsTheSameWhicheverOthersAreMadeWithIt() throws {
    _ = try #require(worker)
    let source = try Drawing.encode(Drawing.thirds(width: 1607, height: 1203), .jpeg(quality: 90))
    func derive(_ requests: [[Int]]) throws -> (ImageFacts, [UInt8]) {
      let folder = try TestFolder()
      try folder.write(source, to: "a.jpg")
      let images = try requests.map { try folder.derive("a.jpg", widths: $0) }
      let file = try #require(images.last?.files.first { $0.width == 100 })
      return (images[0].facts, try folder.bytes("cache/" + file.path))
    }
    let alone = try derive([[100]])
    for requests in [[[100, 300, 600, 1600]], [[1600], [100]], [[600], [100, 1600]]] {
      let others = try derive(requests)
      #expect(others.0 == alone.0 && others.1 == alone.1)
    }
  }

  @Test func whatIsLostIsMadeAgainByteForByte() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Drawing.encode(Drawing.thirds(width: 60, height: 40), .png), to: "a.png")
    let first = try folder.derive("a.png", widths: [20], DerivativeFormat.allCases)
    let bytes = try first.files.map { try folder.bytes("cache/" + $0.path) }
    try FileManager.default.removeItem(atPath: folder.path("cache/" + first.files[0].path))
    // A file without bytes is what a machine that went down leaves.
    try folder.write([], to: "cache/" + first.files[1].path)
    #expect(try folder.derive("a.png", widths: [20], DerivativeFormat.allCases) == first)
    #expect(try first.files.map { try folder.bytes("cache/" + $0.path) } == bytes)
  }

  @Test func aCacheThatCannotBeWrittenIsNoFaultOfTheImage() throws {
    _ = try #require(worker)
    let folder = try TestFolder()
    try folder.write(Drawing.encode(Drawing.thirds(width: 6, height: 4), .png), to: "a.png")
    try folder.write([1], to: "cache")
    let fault = #expect(throws: ImageFault.self) { try folder.derive("a.png", widths: [3]) }
    #expect(fault?.kind == .unwritable)
    #expect(fault?.message == "cannot write into the cache: not a directory")
  }
}
