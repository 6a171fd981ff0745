import Testing
import WallGeometry
import WallLayout

/// Each kind has the figures that say something of it; the others are nil, never 0.
@Suite struct KindFigureTests {
  private let context = LayoutContext(at: 500)
  private let items = [LayoutItem(3, 2), LayoutItem(2, 3), LayoutItem(1, 1), LayoutItem(5, 2)]

  private func figures(_ layouts: any Layout...) throws -> QualityFigures {
    let wall = try WallPlacement(
      layouts.map { SectionLayout(layout: $0) }, items: layouts.map { _ in items }, in: context)
    return QualityFigures(
      measuring: wall, items: layouts.map { _ in items }, in: context)
  }

  private func present(_ figures: QualityFigures) -> Set<QualityFigure> {
    Set(QualityFigure.allCases.filter { figures[$0] != nil })
  }

  @Test func aKindHasItsOwnFigures() throws {
    let rows: Set<QualityFigure> = [
      .holes, .cropMean, .cropMax, .raggedness, .topInversion, .rankShift,
    ]
    #expect(present(try figures(RowsLayout())) == rows)
    #expect(
      present(try figures(FlowLayout())) == [.cropMean, .cropMax, .topInversion, .rankShift])
    #expect(present(try figures(CircleLayout())) == [.cropMean, .cropMax])
    #expect(present(try figures(WaterfallLayout(columns: 2))) == Set(QualityFigure.allCases))
  }

  @Test func aWallHasTheFiguresThatSomeSectionHas() throws {
    let alone = try figures(WaterfallLayout(columns: 2))
    let beside = try figures(CircleLayout(), WaterfallLayout(columns: 2))
    #expect(present(beside) == Set(QualityFigure.allCases))
    // Only crops are the circle's too.
    for figure in QualityFigure.allCases where figure != .cropMean && figure != .cropMax {
      #expect(beside[figure] == alone[figure])
    }
    #expect(beside.cropMax == 60)
    #expect(present(try figures(FlowLayout(), CircleLayout())).count == 4)
  }

  @Test func rowsHaveNoHolesButWhereTheLastLineEnds() throws {
    let full = try figures(RowsLayout(lastRow: .justify))
    #expect(full.holeArea == 0 && full.cropMax == 0 && full.topInversion == 0)
    #expect((full.bottomRaggedness ?? 1) < 1e-9)
    let short = try figures(RowsLayout(targetHeight: 70))
    #expect(short.holeArea == 0 && abs((short.bottomRaggedness ?? 0) - 80) < 1e-9)
  }

  @Test func holesAreFoundWhereTheyAreMeasured() throws {
    let wall = try WallPlacement(
      [SectionLayout(layout: CircleLayout()), SectionLayout(layout: FlowLayout())],
      items: [items, items], in: context)
    #expect(wall.holes(in: context).isEmpty)
  }
}
