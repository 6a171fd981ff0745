import WallGeometry
import WallLayout
import WallTestSupport

@testable import WallMarkup

/// Pages of random walls, the same for the same seed.
struct RandomPages {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// What `page` may choose from.
  struct Choices {
    var sections = 1...4
    var tiles = 0...150
    var allowsHorizontal = true
    var allowsMaxWidth = true
  }

  mutating func page(_ choices: Choices = Choices()) throws -> PageContent {
    let isRightToLeft = Bool.random(using: &random)
    let cap = Double.random(in: 900...1900, using: &random)
    let maxWidth = choices.allowsMaxWidth && Bool.random(using: &random) ? cap : nil
    let breakpoints = Breakpoint.ranges(of: declarations(), maxWidth: maxWidth)
    let count = Int.random(in: choices.sections, using: &random)
    var number = 0
    let sections = (0..<count).map { index in
      SectionContent(
        title: index % 2 == 0 ? "Section \(index + 1)" : nil,
        tiles: (0..<Int.random(in: choices.tiles, using: &random)).map { _ in
          number += 1
          return tile(number)
        })
    }
    let items = sections.map { $0.tiles.map { item($0) } }
    let geometries = try breakpoints.map { breakpoint in
      PageGeometry(
        breakpoint: breakpoint, fileStem: breakpoint.name, kindName: "random", columns: nil,
        placement: try WallPlacement(
          sections.map { _ in section(choices, narrowest: breakpoint.narrowestWidth) },
          items: items,
          in: LayoutContext(
            referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
            widestWidth: breakpoint.widestWidth, isRightToLeft: isRightToLeft)))
    }
    return PageContent(
      head: PageHead(title: "Random", isRightToLeft: isRightToLeft, imageCount: number),
      sections: sections, geometries: geometries, maxWidth: maxWidth)
  }

  private mutating func declarations() -> [BreakpointDeclaration] {
    let widths = [0, 600, 1024, 1600].prefix(Int.random(in: 1...4, using: &random))
    return widths.map { BreakpointDeclaration(name: "from\($0)", minWidth: Double($0)) }
  }

  private mutating func tile(_ number: Int) -> TileContent {
    // Whole and broken numbers, panoramas and towers.
    let isWhole = Int.random(in: 0..<8, using: &random) > 0
    let sides = [0, 1].map { _ in Double.random(in: 400...6000, using: &random) }
    return TileContent(
      number: number, id: "\(number)", width: isWhole ? sides[0].rounded() : sides[0],
      height: isWhole ? sides[1].rounded() : sides[1])
  }

  private mutating func item(_ tile: TileContent) -> LayoutItem {
    let spans: [ColumnSpan] = [.columns(2), .columns(3), .all]
    return LayoutItem(
      size: Size(width: tile.width, height: tile.height), drawKey: DrawKey(id: tile.id),
      span: Int.random(in: 0..<6, using: &random) == 0
        ? spans[Int.random(in: 0..<3, using: &random)] : .columns(1),
      tileHeight: Int.random(in: 0..<9, using: &random) == 0
        ? Double.random(in: 60...400, using: &random) : nil)
  }

  private mutating func section(_ choices: Choices, narrowest: Double) -> SectionLayout {
    let length = { (random: inout SeededGenerator, most: Double) in
      Bool.random(using: &random) ? 0 : Double.random(in: 0...most, using: &random)
    }
    let insets = Insets(
      top: length(&random, 30), right: length(&random, 20), bottom: length(&random, 30),
      left: length(&random, 20))
    let spacing = LayoutSpacing(
      insets: insets, columnGap: length(&random, 16), rowGap: length(&random, 14),
      captionHeight: length(&random, 50))
    return SectionLayout(
      layout: layout(choices, spacing, columns: Int(narrowest / 150)),
      insets: Insets(top: length(&random, 12), right: 3.5, bottom: 0, left: 7),
      header: length(&random, 60), footer: length(&random, 40))
  }

  private mutating func layout(
    _ choices: Choices, _ spacing: LayoutSpacing, columns most: Int
  ) -> any Layout {
    let columns = Int.random(in: 1...max(1, most), using: &random)
    let orders: [WaterfallLayout.Order] = [.shortest, .leftToRight, .rightToLeft]
    let order = orders[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<(choices.allowsHorizontal ? 9 : 7), using: &random) {
    case 0, 1, 2: return WaterfallLayout(columns: columns, spacing: spacing, order: order)
    case 3: return DiceMosaicLayout(columns: columns, spacing: spacing, unit: 90)
    case 4: return RowsLayout(spacing: spacing, targetHeight: 150)
    case 5: return FlowLayout(spacing: spacing)
    case 6: return CircleLayout(spacing: spacing, radius: .length(4000))
    default:
      return WaterfallLayout(
        columns: Int.random(in: 1...2, using: &random), spacing: spacing, order: order,
        axis: .horizontal(height: 520))
    }
  }
}
