import Testing
import WallGeometry

@Suite struct LayoutUnitTests {
  @Test func lengthsCountToTheNearest() {
    let lengths = [0, 1, 10.0078125, 10.0078, -1, 1.0 / 128]
    #expect(lengths.map(LayoutUnit.count) == [0, 64, 641, 640, -64, 1])
  }

  @Test func sumsThatDifferOnlyInFloatingPointAreTheSame() {
    // Both are 100.5 / 64 but for the last bits.
    let exact = 100.5 / 64
    #expect(LayoutUnit.count(exact.nextDown) == LayoutUnit.count(exact.nextUp))
  }

  @Test func noLengthTraps() {
    #expect(LayoutUnit.count(.infinity) == .infinity)
    #expect(LayoutUnit.count(1e300) == 64e300)
    #expect(LayoutUnit.count(.nan).isNaN)
  }
}
