import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@Suite struct HoleTests {
  /// The first worked example of the quality figures: 110 x 70 over the banner's right half.
  @Test func theHoleOverABannerIsTheOneOfTheExample() throws {
    let section = SectionLayout(
      layout: WaterfallLayout(columns: 2, spacing: LayoutSpacing(insets: .zero)), header: 50)
    let items = [
      LayoutItem(100, 150), LayoutItem(100, 80), LayoutItem(6, 5, span: .all, tileHeight: 140),
      LayoutItem(100, 100),
    ]
    for (isRightToLeft, x) in [(false, 110.0), (true, -10)] {
      var context = LayoutContext(at: 210)
      context.isRightToLeft = isRightToLeft
      let wall = try WallPlacement([section, section], items: [items, items], in: context)
      #expect(
        wall.holes(in: context) == [140, 600].map { Rect(x: x, y: $0, width: 110, height: 70) })
    }
  }

  @Test(arguments: 0..<4)
  func holesAreTheAreaOfTheFigure(part: UInt64) throws {
    for seed in (part * 500)..<(part * 500 + 500) { try expectFigure(RandomWall(seed: seed)) }
  }

  @Test func holesAreTheAreaOfTheFigureInRowsToo() throws {
    for seed in UInt64(0)..<300 { try expectFigure(RandomWall(.rows, seed: seed)) }
  }

  @Test func holesAreTheAreaOfTheFigureInElasticMosaicsToo() throws {
    for seed in UInt64(0)..<8 {
      var wall = RandomWall(seed: seed)
      wall.layout = ElasticMosaicLayout(
        columns: wall.layout.columnCount ?? 3, spacing: wall.layout.spacing)
      try expectFigure(wall)
    }
  }

  /// What no figure measures is no hole.
  @Test func flowsAndCirclesHaveNoHoles() throws {
    for kind in [RandomWall.Kind.flow, .circle] {
      let wall = RandomWall(kind, seed: 7)
      let section = SectionLayout(layout: wall.layout)
      let placement = try WallPlacement([section], items: [wall.items], in: wall.context)
      #expect(placement.holes(in: wall.context).isEmpty)
    }
  }

  /// Compares the area of a wall's holes with the figure, within 1e-6 %.
  private func expectFigure(_ wall: RandomWall) throws {
    let section = SectionLayout(layout: wall.layout)
    let placement = try WallPlacement([section], items: [wall.items], in: wall.context)
    let figures = QualityFigures(measuring: placement, items: [wall.items], in: wall.context)
    let area = placement.holes(in: wall.context).reduce(0) { $0 + $1.width * $1.height }
    let share = area > 0 ? 100 * area / boxArea(of: placement, in: wall.context) : 0
    let distance = abs(share - (figures.holeArea ?? 0))
    #expect(distance < 1e-6, "wall \(wall.seed): \(share)")
  }

  @Test func holesMeetNeitherTilesNorEachOther() throws {
    for seed in UInt64(0)..<300 {
      let wall = RandomWall(seed: seed)
      let section = SectionLayout(layout: wall.layout)
      let placement = try WallPlacement([section], items: [wall.items], in: wall.context)
      let width = wall.context.referenceWidth
      let tiles = placement.sections[0].result.frames.map { $0.at(width: width) }
      let holes = placement.holes(in: wall.context).map {
        Rect(
          x: $0.x + 1e-6, y: $0.y + 1e-6, width: $0.width - 2e-6, height: $0.height - 2e-6)
      }
      for (index, hole) in holes.enumerated() {
        let isFree =
          !tiles.contains { $0.meets(hole) } && !holes[..<index].contains { $0.meets(hole) }
        #expect(isFree, "wall \(seed), hole \(index)")
      }
    }
  }

  /// The denominator of the figure: the content without its insets, with one gutter.
  private func boxArea(of wall: WallPlacement, in context: LayoutContext) -> Double {
    let section = wall.sections[0]
    let spacing = section.spacing
    let size = section.result.contentSize(at: context.referenceWidth)
    let insets = spacing.insets
    return (size.width - insets.left - insets.right + spacing.columnGap)
      * (size.height - insets.top - insets.bottom + spacing.rowGap)
  }
}
