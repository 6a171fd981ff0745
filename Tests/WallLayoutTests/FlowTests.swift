import Testing
import WallGeometry
import WallLayout

@Suite struct FlowTests {
  private let context = LayoutContext(
    referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)

  private func items(_ sizes: [(Double, Double)]) -> [LayoutItem] {
    sizes.map { LayoutItem(size: Size(width: 3, height: 2), itemSize: Size(width: $0, height: $1)) }
  }

  private func xs(_ result: LayoutResult, at width: Double) -> [Double] {
    result.frames.map { $0.at(width: width).x }
  }

  @Test func whatFitsToALayoutUnitFits() throws {
    // 283 px at the narrowest width: three of 87.67 with two gaps of 10 are 283.01.
    let third = 263.0 / 3
    for (width, count) in [(third, 3), (third + 0.002, 3), (third + 0.02, 2)] {
      let result = try FlowLayout(itemSize: Size(width: width, height: 20))
        .place(items([]) + Array(repeating: LayoutItem(1, 1), count: 3), in: context)
      #expect(result.frames.filter { $0.y == AffineLength(10) }.count == count)
    }
  }

  @Test func aLastLineOfAnotherWidthIsNotSpread() throws {
    let same = try FlowLayout().place(
      items([(80, 50), (80, 50), (80, 50), (80, 40), (80, 40)]), in: context)
    #expect(xs(same, at: 460) == [10, 190, 370, 10, 190])
    let other = try FlowLayout().place(
      items([(80, 50), (80, 50), (80, 50), (80, 40), (90, 40)]), in: context)
    #expect(xs(other, at: 460) == [10, 190, 370, 10, 100])
    let above = try FlowLayout().place(
      items([(80, 50), (90, 50), (80, 50), (80, 40), (80, 40)]), in: context)
    #expect(xs(above, at: 460).suffix(2) == [10, 100])
  }

  @Test func aSingleLineIsTheLast() throws {
    let result = try FlowLayout().place(items([(50, 50), (60, 20)]), in: context)
    #expect(xs(result, at: 460) == [10, 70])
    #expect(result.frames.map { $0.y.intercept } == [10, 25])
    #expect(result.warnings.isEmpty)
  }

  @Test func anItemWiderThanALineIsScaledDownToItAndNamed() throws {
    let result = try FlowLayout().place(
      items([(100, 50), (566, 100), (283, 30), (283.005, 30), (284, 71)]), in: context)
    let sizes = result.frames.map { [$0.width.intercept, $0.height.intercept] }
    #expect(sizes[1] == [283, 50] && sizes[2] == [283, 30] && sizes[3] == [283.005, 30])
    #expect(sizes[4][0] == 283 && abs(sizes[4][1] - 70.75) < 1e-9)
    #expect(result.warnings == [.itemsScaledDown([1, 4], room: 283, extent: 303)])
  }

  @Test func captionsTakeTheirHeightFromTheItem() throws {
    let spacing = LayoutSpacing(captionHeight: 30)
    let layout = FlowLayout(spacing: spacing, itemSize: Size(width: 100, height: 80))
    let result = try layout.place([LayoutItem(2, 1)], in: context)
    #expect(result.frames[0].height == AffineLength(80))
    let wall = try WallPlacement(
      [SectionLayout(layout: layout)], items: [[LayoutItem(2, 1)]], in: context)
    // The picture's box is 100 x 50, just as wide as the picture.
    let figures = QualityFigures(measuring: wall, items: [[LayoutItem(2, 1)]], in: context)
    #expect(figures.cropMax == 0)
  }

  @Test func aCaptionThatFillsAnItemCannotBe() {
    let layout = FlowLayout(spacing: LayoutSpacing(captionHeight: 30))
    #expect(throws: LayoutError.captionFillsItem(caption: 30, height: 30.5)) {
      try layout.place(items([(90, 50), (90, 30.5)]), in: context)
    }
    // 566 x 60 is scaled down to 283 x 30.
    #expect(throws: LayoutError.captionFillsItem(caption: 30, height: 30)) {
      try layout.place(items([(566, 60)]), in: context)
    }
    #expect(throws: LayoutError.captionFillsItem(caption: 100, height: 100)) {
      try FlowLayout(spacing: LayoutSpacing(captionHeight: 100)).place([], in: context)
    }
  }

  @Test func oddSizesAreHeld() throws {
    #expect(throws: LayoutError.self) {
      try FlowLayout().place(items([(1, 1e14)]), in: context)
    }
    let wide = try FlowLayout().place(items([(1e300, 1e300)]), in: context)
    #expect(wide.frames[0].height == AffineLength(283))
  }
}
