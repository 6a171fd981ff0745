import Testing
import WallGeometry
import WallLayout

@Suite struct BreakpointTests {
  private static let four = [
    BreakpointDeclaration(name: "phone", minWidth: 0),
    BreakpointDeclaration(name: "tablet", minWidth: 600),
    BreakpointDeclaration(name: "desktop", minWidth: 1024),
    BreakpointDeclaration(name: "wide", minWidth: 1600),
  ]

  @Test func referenceWidthsAreTheMiddlesOfTheRanges() {
    let ranges = Breakpoint.ranges(of: Self.four, maxWidth: nil)
    #expect(ranges.map(\.referenceWidth) == [460, 812, 1312, 1800])
    #expect(ranges.map(\.maxWidth) == [600, 1024, 1600, nil])
    #expect(ranges.map(\.narrowestWidth) == [303, 583, 1007, 1583])
    #expect(ranges.map(\.widestWidth) == [600, 1024, 1600, 2560])
  }

  @Test func noContainerIsWiderThanTheWallsMaxWidth() {
    let ranges = Breakpoint.ranges(of: Self.four, maxWidth: 1400)
    #expect(ranges.map(\.referenceWidth) == [460, 812, 1312, 1400])
    #expect(ranges.map(\.narrowestWidth) == [303, 583, 1007, 1400])
    #expect(ranges.map(\.widestWidth) == [600, 1024, 1400, 1400])
    let wide = Breakpoint.ranges(of: Self.four, maxWidth: 3000)
    #expect(wide.map(\.widestWidth) == [600, 1024, 1600, 3000])
  }

  @Test func oneBreakpointReachesFromTheNarrowestScreenOn() {
    let all = Breakpoint.ranges(of: [Self.four[0]], maxWidth: nil)
    #expect(all.map(\.referenceWidth) == [800])
    #expect(all.map(\.narrowestWidth) == [303])
    #expect(all.map(\.widestWidth) == [2560])
    #expect(Breakpoint.ranges(of: [Self.four[0]], maxWidth: 500).map(\.referenceWidth) == [500])
    #expect(Breakpoint.ranges(of: [Self.four[0]], maxWidth: 200).map(\.narrowestWidth) == [200])
    #expect(Breakpoint.ranges(of: [], maxWidth: nil).isEmpty)
  }

  @Test func aFirstRangeBelowTheNarrowestScreenStartsAtHalfTheSecond() {
    func first(_ second: Double) -> Double {
      Breakpoint.ranges(
        of: [Self.four[0], BreakpointDeclaration(name: "b", minWidth: second)], maxWidth: nil
      )[0].referenceWidth
    }
    #expect(first(320) == 240)
    #expect(first(300) == 225)
    #expect(first(321) == 320.5)
  }

  @Test func theLastRangeEndsAQuarterAboveItsStartWhereThatIsMore() {
    let last = Breakpoint.ranges(
      of: [Self.four[0], BreakpointDeclaration(name: "b", minWidth: 1100)], maxWidth: nil)[1]
    #expect(last.referenceWidth == 1237.5)
  }

  @Test func orientationsReachToTheNextThatCanApply() {
    let ranges = Breakpoint.ranges(
      of: [
        BreakpointDeclaration(name: "upright", minWidth: 0, orientation: .portrait),
        BreakpointDeclaration(name: "turned", minWidth: 0, orientation: .landscape),
        BreakpointDeclaration(name: "turned-wide", minWidth: 700, orientation: .landscape),
        BreakpointDeclaration(name: "desktop", minWidth: 1024),
      ], maxWidth: nil)
    #expect(ranges.map(\.maxWidth) == [1024, 700, 1024, nil])
    #expect(ranges.map(\.narrowestWidth) == [303, 303, 683, 1007])
    #expect(ranges.map(\.referenceWidth) == [672, 510, 862, 1152])

    let portrait = Size(width: 800, height: 1200)
    let landscape = Size(width: 800, height: 600)
    #expect(ranges.place(for: portrait) == 0)
    #expect(ranges.place(for: landscape) == 2)
    #expect(ranges.place(for: Size(width: 800, height: 800)) == 0)
    #expect(ranges.needsNewLayout(from: portrait, to: landscape))
    #expect(!ranges.needsNewLayout(from: portrait, to: Size(width: 1023.5, height: 1200)))
    #expect(ranges.needsNewLayout(from: portrait, to: Size(width: 1024, height: 1200)))
  }

  @Test func givenReferenceWidthsStand() {
    var declarations = Self.four
    declarations[1].referenceWidth = 700
    let ranges = Breakpoint.ranges(of: declarations, maxWidth: nil)
    #expect(ranges.map(\.referenceWidth) == [460, 700, 1312, 1800])
  }

  @Test func aBreakpointSplitsWhereAColumnMoreFits() {
    let rule = ColumnRule(minColumnWidth: 200, maxColumns: 4, gap: 10, insets: 20)
    #expect(rule.splitWidths == [430, 640, 850])
    #expect([429.9, 430, 639, 640, 850, 4000].map(rule.columns) == [1, 2, 2, 3, 4, 4])
    var whole = BreakpointDeclaration(name: "all", minWidth: 0)
    whole.referenceWidth = 500
    let pieces = whole.pieces(splitAt: rule.splitWidths, end: nil, maxWidth: nil)
    #expect(pieces.map(\.minWidth) == [0, 430, 640, 850])
    #expect(pieces.map(\.referenceWidth) == [nil, 500, nil, nil])
    #expect(Set(pieces.map(\.name)) == ["all"])
    let ranges = Breakpoint.ranges(of: pieces, maxWidth: nil)
    #expect(ranges.map(\.referenceWidth) == [375, 500, 745, 1065])
    #expect(ranges.map(\.narrowestWidth) == [303, 413, 623, 833])
  }

  @Test func onlySplitsInsideTheRangeAndBelowMaxWidthCount() {
    let tablet = BreakpointDeclaration(name: "tablet", minWidth: 600)
    let widths: [Double] = [430, 600, 640, 850, 1024, 1060]
    #expect(
      tablet.pieces(splitAt: widths, end: 1024, maxWidth: nil).map(\.minWidth) == [600, 640, 850])
    #expect(tablet.pieces(splitAt: widths, end: 1024, maxWidth: 850).map(\.minWidth) == [600, 640])
    #expect(tablet.pieces(splitAt: [], end: nil, maxWidth: nil) == [tablet])
  }

  /// At each split exactly one column more fits, whatever the numbers.
  @Test func columnsAgreeWithTheSplits() {
    for minColumnWidth in [0.1, 33.3, 120, 231.5] {
      for gap in [0, 1.0 / 3, 10] {
        let rule = ColumnRule(minColumnWidth: minColumnWidth, maxColumns: 64, gap: gap, insets: 7.7)
        for (index, width) in rule.splitWidths.enumerated() {
          #expect(rule.columns(in: width) == index + 2)
          #expect(rule.columns(in: width - 1e-3) == index + 1)
        }
      }
    }
  }

  @Test func oddNumbersDoNotTrap() {
    let odd: [Double] = [0, 0.5, -1, 1e-300, 1e300, .infinity, .nan, .greatestFiniteMagnitude]
    for first in odd {
      for second in odd {
        let rule = ColumnRule(
          minColumnWidth: first, maxColumns: .max, gap: 0, insets: second)
        #expect(rule.columns(in: 1000) >= 1)
        let declarations = [first, second, second].map {
          BreakpointDeclaration(name: "odd", minWidth: $0)
        }
        #expect(Breakpoint.ranges(of: declarations, maxWidth: first).count == 3)
        #expect(!declarations[0].pieces(splitAt: odd, end: second, maxWidth: nil).isEmpty)
      }
    }
  }
}
