import Testing
import WallGeometry
import WallImaging
import WallLayout
import WallTestSupport

private typealias Piece = (breakpoint: Breakpoint, placement: WallPlacement)

/// Breakpoints that begin at these widths, in each of which `layout` places the items.
private func pieces(
  _ starts: [Double], maxWidth: Double? = nil, _ items: [LayoutItem],
  layout: (Int) -> any Layout
) throws -> [Piece] {
  let declarations = starts.map { BreakpointDeclaration(name: "", minWidth: $0) }
  let breakpoints = Breakpoint.ranges(of: declarations, maxWidth: maxWidth)
  return try breakpoints.enumerated().map { index, breakpoint in
    (
      breakpoint,
      try WallPlacement(
        [SectionLayout(layout: layout(index))], items: [items],
        in: LayoutContext(breakpoint, isRightToLeft: false))
    )
  }
}

private let photo = LayoutItem(size: Size(width: 3000, height: 2000))

/// Insets and gaps are 10: (W - 30) / 2 and (W - 50) / 4.
private func twoOrFourColumns() throws -> [Piece] {
  try pieces([0, 1024], [photo]) { WaterfallLayout(columns: [2, 4][$0]) }
}

private func asked(
  _ pieces: [Piece], densities: [Double] = [1], aspectRatio: Double = 1.5
) -> [Int] {
  DerivativeWidths(pieces, densities: densities)
    .widths(section: 0, index: 0, aspectRatio: aspectRatio)
}

@Test func bothEndsOfEachRangeAskAndUsualViewportsBetween() throws {
  // Two columns at 320, 768 and 1024: 145, 369, 497; four at 1024, 1280 and 2560: 243.5, 307.5,
  // 627.5.
  #expect(asked(try twoOrFourColumns()) == [145, 244, 308, 369, 497, 628])
}

@Test func denseScreensAskForMore() throws {
  // 307.5 * 2 is 615 without rounding twice, 243.5 * 3 is 730.5.
  #expect(
    asked(try twoOrFourColumns(), densities: DerivativeWidths.usualDensities) == [
      145, 244, 290, 308, 369, 435, 487, 497, 615, 628, 731, 738, 923, 994, 1107, 1255, 1491, 1883,
    ])
}

@Test func askedWidthsAreMergedToAFewFiles() throws {
  let widths = asked(try twoOrFourColumns(), densities: DerivativeWidths.usualDensities)
  let request = DerivativeRequest(widths: widths, encodings: [])
  // 1883 | 1491 | 1255 1107 | 994 923 | 738 731 | 628 615 | 497 487 435 | 369 | 308 290 | 244 | 145
  #expect(
    request.widths(ofSource: 3000)
      == [145, 244, 308, 369, 497, 628, 738, 994, 1255, 1491, 1883])
}

@Test func wallsThatStopGrowingAskForNoMore() throws {
  let wall = try pieces([0], maxWidth: 800, [photo]) { _ in WaterfallLayout(columns: 2) }
  // 145 at 320, 369 at 768, 385 at 800 and beyond.
  #expect(asked(wall) == [145, 369, 385])
}

@Test func croppedPicturesAskForTheCroppedPartToo() throws {
  let tall = LayoutItem(size: Size(width: 3000, height: 2000), tileHeight: 300)
  let wall = try pieces([0], [tall]) { _ in
    WaterfallLayout(columns: 3, spacing: LayoutSpacing(insets: .zero))
  }
  // 300 px high is 450 px wide, until the tile itself is wider: (2560 - 20) / 3.
  #expect(asked(wall) == [450, 847])
}

@Test func layoutsToSwitchBetweenAllAsk() throws {
  let wall =
    try pieces([0], maxWidth: 420, [photo]) { _ in WaterfallLayout(columns: 2) }
    + pieces([0], maxWidth: 420, [photo]) { _ in WaterfallLayout(columns: 1) }
  // (W - 30) / 2 and W - 20, at 320 and 420.
  #expect(asked(wall) == [145, 195, 300, 400])
}

@Test func aRangeThatEndsBelowTheNarrowestScreenAsksAtItsEnd() throws {
  let wall = try pieces([0, 200], [photo]) { WaterfallLayout(columns: [1, 2][$0]) }
  // 180 in one column; 145, 369, 625 and 1265 in two.
  #expect(asked(wall) == [145, 180, 369, 625, 1265])
}

@Test func aPieceThatStandsInForAnotherOrientationAsksThereToo() throws {
  let breakpoints = Breakpoint.ranges(
    of: [
      BreakpointDeclaration(name: "small", minWidth: 0),
      BreakpointDeclaration(name: "side", minWidth: 600, orientation: .landscape),
      BreakpointDeclaration(name: "large", minWidth: 1000),
    ], maxWidth: nil)
  let wall = try zip(breakpoints, [1, 5, 5]).map { breakpoint, columns in
    (
      breakpoint,
      try WallPlacement(
        [SectionLayout(layout: WaterfallLayout(columns: columns))], items: [[photo]],
        in: LayoutContext(breakpoint, isRightToLeft: false))
    )
  }
  // A portrait screen of 600 to 1000 px shows the one column: W - 20. Five are (W - 60) / 5.
  #expect(asked(wall) == [108, 142, 188, 244, 300, 500, 580, 748, 980])
}

// MARK: Any wall

private func randomWall(_ seed: UInt64) -> RandomWall {
  let kinds = RandomWall.Kind.allCases
  let choice = Int(seed % 5)
  return choice < kinds.count
    ? RandomWall(kinds[choice], seed: seed, count: 12) : RandomWall(seed: seed, count: 12)
}

@Test func everyWidthHasASharpFileOrTheWholeSource() throws {
  var checked = 0
  for seed in 0..<120 as Range<UInt64> {
    let wall = randomWall(seed)
    // What cannot be laid out as narrow as this has no page.
    guard let pieces = try? pieces([0, 640, 1200], wall.items, layout: { _ in wall.layout })
    else { continue }
    let ladder = DerivativeWidths(pieces)
    var random = SeededGenerator(seed: seed)
    for (index, item) in wall.items.enumerated() {
      let source = Int(item.size.width) / Int.random(in: 1...8, using: &random)
      let height = Double(source) / item.size.aspectRatio
      guard height >= 1 else { continue }
      let aspect = Double(source) / height.rounded()
      let asked = ladder.widths(section: 0, index: index, aspectRatio: aspect)
      let files = DerivativeRequest(widths: asked, encodings: []).widths(ofSource: source)
      for (breakpoint, placement) in pieces {
        let drawn = placement.sections[0].drawnWidth(of: index, aspectRatio: aspect)
        let low = max(320, breakpoint.minWidth)
        for step in 0...20 {
          let width = low + (breakpoint.widestWidth - low) * Double(step) / 20
          for density in [1.0, 2, 3] {
            let needed = drawn.at(width) * density
            let sharp = files.first { Double($0) >= needed - 1e-3 }
            #expect(
              sharp != nil || files.last == source,
              "\(wall), image \(index) at \(width): \(needed) of \(files)")
            // At the ends of a range no file is much too large either.
            if step % 20 == 0, let sharp, needed > 20 {
              #expect(Double(sharp) <= (needed + 1) * 1.15 || sharp == source)
            }
            checked += 1
          }
        }
      }
    }
  }
  #expect(checked > 50_000)
}
