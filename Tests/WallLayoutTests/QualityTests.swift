import Testing
import WallGeometry
import WallLayout

@Suite struct QualityTests {
  /// W 210, two columns, one banner over unequal ends and a crop in it.
  private static let holed = SectionLayout(
    layout: WaterfallLayout(columns: 2, spacing: LayoutSpacing(insets: .zero)))

  private static let holedItems = [
    LayoutItem(100, 150), LayoutItem(100, 80), LayoutItem(6, 5, span: .all, tileHeight: 140),
    LayoutItem(100, 100), LayoutItem(100, 50), LayoutItem(100, 30),
  ]

  @Test func holesCropRaggednessAndSpansOfTheFirstExample() throws {
    let figures = try measure([Self.holed], [Self.holedItems], at: 210)
    expect(figures.holeArea, 100 * 7_700 / 92_400)
    expect(figures.cropMax, 20)
    expect(figures.cropMean, 20.0 / 6)
    expect(figures.bottomRaggedness, 10)
    expect(figures.spanShare, 100.0 / 6)
    expect(figures.widthDeviationMax, 0)
    #expect(figures.topInversion == 0)
    #expect(figures.rankShift == 0)
  }

  @Test func placeholdersCropNothing() throws {
    var items = Self.holedItems
    items[2].isPlaceholder = true
    let figures = try measure([Self.holed], [items], at: 210)
    #expect(figures.cropMax == 0)
    #expect(figures.cropMean == 0)
    expect(figures.spanShare, 100.0 / 6)
    let none = items.map { item in
      var item = item
      item.isPlaceholder = true
      return item
    }
    #expect(try measure([Self.holed], [none], at: 210).cropMax == nil)
  }

  @Test func captionsAreNoPartOfThePicture() throws {
    var layout = FixedLayout(
      columns: 1, tiles: [.init(0, 0, 200, 120)])
    layout.spacing.captionHeight = 20
    let figures = try measure([layout.section], [[LayoutItem(4, 2)]], at: 200)
    #expect(figures.cropMax == 0)
  }

  @Test func widthDeviationOfTheSecondExample() throws {
    let layout = FixedLayout(
      columns: 2,
      tiles: [
        .init(0, 0, 200, 100, span: 2), .init(0, 110, 47.5, 47.5), .init(57.5, 110, 142.5, 47.5),
      ])
    let items = [LayoutItem(2, 1), LayoutItem(1, 1), LayoutItem(3, 1)]
    let figures = try measure([layout.section], [items], at: 200)
    expect(figures.widthDeviationMean, 100.0 / 3)
    expect(figures.widthDeviationP95, 50)
    expect(figures.widthDeviationMax, 50)
    expect(figures.holeArea, 0)
  }

  @Test func percentileIsTheSmallestThatHoldsForNineteenOfTwenty() throws {
    // 20 tiles, the last two 1 and 2 px too wide of 100: the 19th smallest is 1 %.
    var tiles = (0..<20).map { FixedLayout.Tile(0, Double($0) * 60, 100, 50) }
    tiles[4].rect.width = 102
    tiles[9].rect.width = 101
    let layout = FixedLayout(columns: 1, tiles: tiles)
    let items = Array(repeating: LayoutItem(2, 1), count: 20)
    let figures = try measure([layout.section], [items], at: 100)
    expect(figures.widthDeviationP95, 1)
    expect(figures.widthDeviationMax, 2)
    expect(figures.widthDeviationMean, 3.0 / 20)
  }

  @Test func inversionAndRankShiftOfTheThirdExample() throws {
    let layout = WaterfallLayout(
      columns: 2, spacing: LayoutSpacing(insets: .zero), order: .leftToRight)
    let items = [
      LayoutItem(100, 300), LayoutItem(100, 100), LayoutItem(100, 40), LayoutItem(100, 100),
    ]
    let section = SectionLayout(layout: layout)
    let figures = try measure([section], [items], at: 210)
    expect(figures.topInversion, 200)
    expect(figures.rankShift, 1)
    let mirrored = try measure([section], [items], at: 210, isRightToLeft: true)
    #expect(mirrored == figures)
  }

  @Test func lessThanALayoutUnitIsNoInversion() throws {
    func inversion(of distance: Double) throws -> Double? {
      let layout = FixedLayout(
        columns: 2,
        tiles: [.init(0, distance, 100, 100), .init(110, 0, 100, 100)])
      let items = [LayoutItem(1, 1), LayoutItem(1, 1)]
      return try measure([layout.section], [items], at: 210).topInversion
    }
    #expect(try inversion(of: 0.015) == 0)
    #expect(try inversion(of: 1.0 / 64) == 1.0 / 64)
  }

  /// The same tiles, lying: axes are exchanged, the crop is as it was.
  @Test func horizontalWallsAreMeasuredAlongTheirAxis() throws {
    let layout = WaterfallLayout(
      columns: 2, spacing: LayoutSpacing(insets: .zero), axis: .horizontal(height: 210))
    let items = Self.holedItems.map { item in
      let height = item.tileHeight.map { $0 / 210 } ?? item.size.height / item.size.width
      return LayoutItem(height, 1, span: item.span)
    }
    for isRightToLeft in [false, true] {
      let figures = try measure(
        [SectionLayout(layout: layout)], [items], at: 500, isRightToLeft: isRightToLeft)
      expect(figures.holeArea, 100 * 7_700 / 92_400)
      expect(figures.bottomRaggedness, 10)
      expect(figures.spanShare, 100.0 / 6)
      #expect(figures.cropMax == 0)
      #expect(figures.topInversion == 0)
      #expect(figures.rankShift == 0)
    }
  }

  /// Areas and counts are summed, inversion and rank run on through the whole wall.
  @Test func sectionsAreOneWall() throws {
    let turn = SectionLayout(
      layout: WaterfallLayout(
        columns: 2, spacing: LayoutSpacing(insets: .zero), order: .leftToRight),
      insets: Insets(7), header: 48)
    let turnItems = [
      LayoutItem(100, 300), LayoutItem(100, 100), LayoutItem(100, 40), LayoutItem(100, 100),
    ]
    let empty = SectionLayout(layout: WaterfallLayout(columns: 2), header: 99)
    let single = try measure([turn], [turnItems], at: 224)
    let figures = try measure(
      [Self.holed, empty, turn], [Self.holedItems, [], turnItems], at: 224)
    let wider = try measure([Self.holed], [Self.holedItems], at: 224)
    expect(figures.spanShare, 10)
    expect(single.bottomRaggedness, 140)
    expect(figures.bottomRaggedness, 140)
    expect(figures.topInversion, 200)
    expect(figures.rankShift, 1)
    expect(figures.cropMean, 6.0 * (wider.cropMean ?? 0) / 10)
    // The first section's skyline box is 234 wide and its columns 107.
    let tall: [Double] = [160.5, 85.6, 140, 107, 53.5, 32.1].map { $0 + 10 }
    let bottoms = [tall[0] + tall[2] + tall[3], tall[0] + tall[2] + tall[4] + tall[5]]
    let hole = 117 * (tall[0] - tall[1])
    let box = 234 * (bottoms.max() ?? 0) + 220 * 360
    expect(figures.holeArea, 100 * hole / box)
  }

  @Test func anEmptyWallHasNoFigures() throws {
    let section = SectionLayout(layout: WaterfallLayout(columns: 3))
    #expect(try measure([section, section], [[], []], at: 500) == QualityFigures())
    #expect(try measure([], [], at: 500) == QualityFigures())
  }
}

func expect(
  _ figure: Double?, _ value: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  let distance = figure.map { abs($0 - value) } ?? .infinity
  #expect(
    distance < 1e-9, "\(String(describing: figure)) is not \(value)", sourceLocation: sourceLocation
  )
}

func measure(
  _ sections: [SectionLayout], _ items: [[LayoutItem]], at width: Double,
  isRightToLeft: Bool = false
) throws -> QualityFigures {
  var context = LayoutContext(at: width)
  context.isRightToLeft = isRightToLeft
  let wall = try WallPlacement(sections, items: items, in: context)
  return QualityFigures(measuring: wall, items: items, in: context)
}
