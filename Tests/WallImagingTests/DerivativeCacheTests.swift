import Testing
import WallImaging

struct DerivativeCacheTests {
  private static let sha256 = "ab" + String(repeating: "0", count: 62)

  private func facts(isTransparent: Bool = false, isUsedAsIs: Bool = false) -> ImageFacts {
    ImageFacts(
      sha256: Self.sha256, width: 1000, height: 667, isTransparent: isTransparent,
      isUsedAsIs: isUsedAsIs, dominantColor: "#808080", thirds: ["#888", "#888", "#888"])
  }

  private func request(_ widths: [Int], _ format: DerivativeFormat) -> DerivativeRequest {
    DerivativeRequest(widths: widths, encodings: [.init(format, quality: 50)])
  }

  @Test func filesLieInTheFolderOfTheirSource() {
    let file = DerivedFile(
      path: "ab/\(String(repeating: "0", count: 62))/640.q50.r1.avif", type: "image/avif",
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
    #expect(files.allSatisfy { $0.path.hasSuffix("/10.q50.r1.png") && $0.height == 7 })
  }

  @Test func aPictureThatIsUsedAsItIsHasNoFiles() {
    #expect(DerivativeCache.files(request([10], .jpeg), of: facts(isUsedAsIs: true)).isEmpty)
  }
}
