import Testing
import WallImaging

struct DerivativeCacheTests {
  private static let sha256 = "ab" + String(repeating: "0", count: 62)

  private func facts(isTransparent: Bool = false, isUsedAsIs: Bool = false) -> ImageFacts {
    ImageFacts(
      sha256: Self.sha256, width: 1000, height: 667, isTransparent: isTransparent,
      isUsedAsIs: isUsedAsIs, dominantColor: "#808080", thirds: ["#888", "#888", "#888"])
  }

  @Test func filesLieInTheFolderOfTheirSource() {
    let recipe = DerivativeRecipe(format: .avif, width: 640, quality: 50)
    let file = DerivedFile(
      path: "ab/\(String(repeating: "0", count: 62))/640.q50.r1.avif", type: "image/avif",
      width: 640, height: 427)
    #expect(DerivativeCache.files([recipe], of: facts()) == [file])
  }

  @Test func nothingIsScaledUpAndNothingMadeTwice() {
    let recipes = [1600, 1200, 900].map {
      DerivativeRecipe(format: .webp, width: $0, quality: 75)
    }
    let files = DerivativeCache.files(recipes, of: facts())
    #expect(files.map(\.width) == [1000, 900])
    #expect(files.map(\.height) == [667, 600])
  }

  @Test func aTransparentPictureFallsBackToPNG() {
    let recipe = DerivativeRecipe(format: .jpeg, width: 10, quality: 80)
    let files = DerivativeCache.files([recipe], of: facts(isTransparent: true))
    #expect(files.map(\.type) == ["image/png"])
    #expect(files.allSatisfy { $0.path.hasSuffix("/10.q80.r1.png") && $0.height == 7 })
  }

  @Test func aPictureThatIsUsedAsItIsHasNoFiles() {
    let recipe = DerivativeRecipe(format: .jpeg, width: 10, quality: 80)
    #expect(DerivativeCache.files([recipe], of: facts(isUsedAsIs: true)).isEmpty)
  }
}
