import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@Suite struct QueryTests {
  @Test func itemsMeetingARectangleAreThoseOfAFullScan() throws {
    var generator = SeededGenerator(seed: 11)
    var answers = 0
    for seed in UInt64(0)..<1000 {
      let wall = RandomWall(seed: seed, count: 200)
      let result = try wall.layout.place(wall.items, in: wall.context)
      for width in wall.widths {
        let content = result.contentSize(at: width)
        let origin = result.isHorizontal && wall.context.isRightToLeft ? width - content.width : 0
        let rect = Rect(
          x: origin + Double.random(in: -0.2...1, using: &generator) * content.width,
          y: Double.random(in: -0.2...1, using: &generator) * content.height,
          width: Double.random(in: 0...1, using: &generator) * content.width,
          height: Double.random(in: 0...0.5, using: &generator) * content.height)
        let scanned = result.frames.indices.filter {
          result.frames[$0].at(width: width).meets(rect)
        }
        answers += scanned.count
        #expect(result.items(meeting: rect, at: width) == scanned)
      }
    }
    #expect(answers > 10_000)
  }

  /// Each tile's own rectangle finds the tile and, since edges in common do not count, with gaps of
  /// 0 no other.
  @Test func anEdgeInCommonIsNoMeeting() throws {
    let layout = WaterfallLayout(
      columns: 4, spacing: LayoutSpacing(insets: .zero, columnGap: 0, rowGap: 0))
    let items = Array(repeating: LayoutItem(1, 1), count: 64)
    let result = try layout.place(items, in: LayoutContext(at: 512))
    for (index, frame) in result.frames.enumerated() {
      #expect(result.items(meeting: frame.at(width: 512), at: 512) == [index])
    }
    #expect(result.items(meeting: Rect(x: 128, y: 0, width: 0, height: 99), at: 512).isEmpty)
    #expect(result.items(meeting: Rect(x: 0, y: -5, width: 512, height: 5), at: 512).isEmpty)
    #expect(
      result.items(meeting: Rect(x: 100, y: 100, width: 50, height: 50), at: 512) == [0, 1, 4, 5])
  }

  @Test func oddRectanglesMeetNothingOrAll() throws {
    let wall = RandomWall(seed: 3)
    let result = try wall.layout.place(wall.items, in: wall.context)
    let width = wall.context.referenceWidth
    let nothing = [
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: -10, height: -10),
      Rect(x: -.infinity, y: 0, width: .infinity, height: 10),
    ]
    for rect in nothing { #expect(result.items(meeting: rect, at: width).isEmpty) }
    let all = Rect(x: -1e9, y: -1e9, width: 2e9, height: .infinity)
    #expect(result.items(meeting: all, at: width) == Array(wall.items.indices))
  }

  @Test func sectionsAreAskedFromTheWallsTop() throws {
    let first = SectionLayout(
      layout: WaterfallLayout(columns: 2, spacing: LayoutSpacing(insets: .zero)), header: 48)
    let second = SectionLayout(layout: DiceMosaicLayout(columns: 3), insets: Insets(5), footer: 9)
    let context = LayoutContext(referenceWidth: 600, narrowestWidth: 500, widestWidth: 700)
    let items = [LayoutItem.numbered(5), [], LayoutItem.numbered(12)]
    let wall = try WallPlacement([first, first, second], items: items, in: context)
    for width in [500, 600, 643.25, 700] {
      let tops = wall.tops(at: width)
      #expect(tops[2] == tops[1] + 48)
      #expect(wall.contentSize(at: width) == Size(width: width, height: tops[3]))
      for top in stride(from: -100.0, to: tops[3], by: 93) {
        let rect = Rect(x: 20, y: top, width: 250, height: 120)
        let scanned = items.enumerated().flatMap { section, items in
          items.indices.map { TilePlace(section: section, item: $0) }
        }.filter { wall.frame(of: $0, at: width)?.meets(rect) ?? false }
        #expect(wall.tiles(meeting: rect, at: width) == scanned)
      }
    }
    #expect(wall.frame(of: TilePlace(section: 1, item: 0), at: 600) == nil)
    #expect(wall.frame(of: TilePlace(section: 3, item: 0), at: 600) == nil)
    #expect(wall.frame(of: TilePlace(section: 0, item: 0), at: 600)?.y == 48)
  }

  @Test func aHorizontalWallIsAsWideAsItsTilesAndAVerticalOneAsItsContainer() throws {
    let strip = SectionLayout(layout: WaterfallLayout(columns: 1, axis: .horizontal(height: 120)))
    let column = SectionLayout(layout: WaterfallLayout(columns: 1))
    let context = LayoutContext(at: 600)
    let two = [LayoutItem(1, 1), LayoutItem(2, 1)]
    let short = try WallPlacement([strip, strip], items: [two, []], in: context)
    #expect(short.contentSize(at: 600) == Size(width: 330, height: 240))
    let mixed = try WallPlacement([strip, column], items: [two, []], in: context)
    #expect(mixed.contentSize(at: 600) == Size(width: 600, height: 140))
  }
}
