import Testing
import WallImaging

struct DerivativeCacheTests {
  private static let sha256 = "ab" + String(repeating: "0", count: 62)

  private func facts(
    width: Int = 1000, height: Int = 667, isTransparent: Bool = false, isUsedAsIs: Bool = false
  ) -> ImageFacts {
    ImageFacts(
      sha256: Self.sha256, width: width, height: height, isTransparent: isTransparent,
      isUsedAsIs: isUsedAsIs, dominantColor: "#808080", thirds: ["#888", "#888", "#888"])
  }

  private func request(_ widths: [Int], _ format: DerivativeFormat) -> DerivativeRequest {
    DerivativeRequest(widths: widths, encodings: [.init(format, quality: 50)])
  }

  @Test func filesLieInTheFolderOfTheirSource() {
    let file = DerivedFile(
      path: "ab/\(String(repeating: "0", count: 62))/640.q50.r2.avif", type: "image/avif",
      width: 640, height: 427)
    #expect(DerivativeCache.files(request([640], .avif), of: facts()) == [file])
  }

  @Test func nothingIsScaledUp() {
    let files = DerivativeCache.files(request([1600, 1200, 800], .webp), of: facts())
    #expect(files.map(\.width) == [800, 1000])
    #expect(files.map(\.height) == [534, 667])
  }

  @Test func aWidthWithin15PercentOfALargerOneIsServedByThat() {
    let asked = request([855, 984, 1245, 830, 1162, 765, 775, 729], .webp)
    #expect(asked.widths(ofSource: 4000) == [729, 855, 984, 1245])
    #expect(asked.widths(ofSource: 1000) == [729, 855, 1000])
    #expect(asked.widths(ofSource: 100) == [100])
    #expect(request([115, 100], .webp).widths(ofSource: 4000) == [115])
    #expect(request([116, 100], .webp).widths(ofSource: 4000) == [100, 116])
  }

  @Test func aTransparentPictureFallsBackToPNG() {
    let files = DerivativeCache.files(request([10], .jpeg), of: facts(isTransparent: true))
    #expect(files.map(\.type) == ["image/png"])
    #expect(files.allSatisfy { $0.path.hasSuffix("/10.q50.r2.png") && $0.height == 7 })
  }

  @Test func aPictureThatIsUsedAsItIsHasNoFiles() {
    #expect(DerivativeCache.files(request([10], .jpeg), of: facts(isUsedAsIs: true)).isEmpty)
  }

  @Test(arguments: [
    (DerivativeFormat.avif, false, [90, 409], [7200, 32_720]),
    (.webp, false, [90, 204], [7200, 16_320]),
    (.jpeg, false, [90, 700], [7200, 56_000]),
    (.jpeg, true, [90, 700], [7200, 56_000]),
  ])
  func aScrollIsNoLongerThanItsFormatHolds(
    format: DerivativeFormat, isTransparent: Bool, widths: [Int], heights: [Int]
  ) {
    let scroll = facts(width: 1000, height: 80_000, isTransparent: isTransparent)
    let files = DerivativeCache.files(request([90, 700], format), of: scroll)
    #expect(files.map(\.width) == widths)
    #expect(files.map(\.height) == heights)
  }

  @Test func aFormatThatCannotHoldAScrollIsLeftToOneThatCan() {
    let scroll = facts(width: 1000, height: 80_000)
    let encodings = [DerivativeFormat.avif, .webp, .jpeg].map {
      DerivativeRequest.Encoding($0, quality: 50)
    }
    let types = { (widths: [Int]) in
      DerivativeCache.files(
        DerivativeRequest(widths: widths, encodings: encodings), of: scroll
      ).map(\.type)
    }
    #expect(types([200]) == ["image/avif", "image/webp", "image/jpeg"])
    #expect(types([400]) == ["image/avif", "image/jpeg"])
    #expect(types([700]) == ["image/jpeg"])
  }

  @Test func aLineLongerThanItsFormatHoldsIsShorterThanItIs() {
    let line = facts(width: 1, height: 70_000)
    let files = DerivativeCache.files(request([1, 9], .jpeg), of: line)
    #expect(files.map(\.width) == [1])
    #expect(files.map(\.height) == [65_500])
  }
}
