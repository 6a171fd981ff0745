import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@Suite struct LayoutErrorTests {
  private let context = LayoutContext(
    referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)

  @Test func insetsWiderThanTheNarrowestContainer() {
    let spacing = LayoutSpacing(insets: Insets(top: 0, right: 200, bottom: 0, left: 103))
    #expect(throws: LayoutError.insetsExceedContainer(insets: 303, extent: 303)) {
      try WaterfallLayout(columns: 2, spacing: spacing).place([], in: context)
    }
    #expect(throws: LayoutError.insetsExceedContainer(insets: 2e6, extent: 303)) {
      try DiceMosaicLayout(columns: 2, spacing: LayoutSpacing(insets: Insets(1e6)))
        .place([], in: context)
    }
    #expect(throws: LayoutError.insetsExceedHeight(insets: 20, height: 20)) {
      try WaterfallLayout(columns: 2, axis: .horizontal(height: 20)).place([], in: context)
    }
  }

  @Test func columnsUnderAPixel() {
    // (303 - 20 - 25 * 10) / 26 is 1.27, one column more leaves 0.85.
    #expect(throws: Never.self) { try WaterfallLayout(columns: 26).place([], in: context) }
    #expect {
      try WaterfallLayout(columns: 27).place([], in: context)
    } throws: { error in
      guard case LayoutError.columnTooNarrow(27, let size, 303) = error else { return false }
      return abs(size - 23.0 / 27) < 1e-9
    }
    #expect(throws: LayoutError.self) { try WaterfallLayout(columns: .max).place([], in: context) }
  }

  @Test func lanesThatTheirCaptionsFill() {
    let spacing = LayoutSpacing(insets: .zero, rowGap: 0, captionHeight: 50)
    #expect(throws: LayoutError.rowTooLow(rows: 2, size: 0, height: 100, caption: 50)) {
      try WaterfallLayout(columns: 2, spacing: spacing, axis: .horizontal(height: 100))
        .place([LayoutItem(1, 1)], in: context)
    }
  }

  @Test func unitsNotLargerThanTheGap() {
    // At the reference width the unit is 11, at the narrowest 11 * 146.5 / 225.
    let layout = DiceMosaicLayout(columns: 2, unit: 11)
    #expect {
      try layout.place([], in: context)
    } throws: { error in
      guard case LayoutError.unitNotLargerThanGap(let unit, 10, 303) = error else { return false }
      return abs(unit - 11 * 146.5 / 225) < 1e-9
    }
    #expect(throws: LayoutError.unitNotLargerThanGap(unit: 10, gap: 10, extent: 460)) {
      try DiceMosaicLayout(columns: 2, unit: 10).place([], in: context)
    }
  }

  @Test func contentThatArithmeticCannotHold() {
    let endless = [
      [LayoutItem(1e-300, 1e6)], [LayoutItem(1, 1e13)],
      [LayoutItem(1e-300, 1e300), LayoutItem(1, 1, span: .all), LayoutItem(1, 1)],
      [LayoutItem(1, 1, tileHeight: .infinity), LayoutItem(1, 1, span: .all)],
      [LayoutItem(1, 1, tileHeight: .nan), LayoutItem(1, 1, span: .all)],
      [LayoutItem(0, 0), LayoutItem(1, 1, span: .all)],
    ]
    for items in endless {
      #expect(throws: LayoutError.self) {
        try WaterfallLayout(columns: 3).place(items, in: context)
      }
    }
    #expect(throws: LayoutError.self) {
      try WaterfallLayout(columns: 3, axis: .horizontal(height: 480))
        .place([LayoutItem(1e6, 1e-300)], in: context)
    }
  }

  @Test func oddSizesAndSpansAreHeld() throws {
    let items = [
      LayoutItem(1e6, 1e-300), LayoutItem(1, 1, span: .columns(.max)),
      LayoutItem(1, 1, span: .columns(.min)), LayoutItem(1, 1, span: .columns(0)),
    ]
    for order in [WaterfallLayout.Order.shortest, .leftToRight, .rightToLeft] {
      let result = try WaterfallLayout(columns: 3, order: order).place(items, in: context)
      #expect(result.columnRuns.map(\.span) == [1, 3, 1, 1])
    }
    // A dice tile's proportions are clamped, so no picture is too slim.
    let slim = [LayoutItem(1e-300, 1e6), LayoutItem(1e6, 1e-300)]
    let dice = try DiceMosaicLayout(columns: 3).place(slim, in: context)
    #expect(dice.contentHeight(at: 460) < 400)
  }
}
