import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

/// One picture of 3 : 2 that is placed by `layout` in a wall of these breakpoints.
private func sizes(
  _ declarations: [BreakpointDeclaration], maxWidth: Double? = nil, span: Int = 1,
  tileHeight: Double? = nil, layout: (Int) -> any Layout
) throws -> String {
  let tile = TileContent(number: 1, id: "a", width: 3000, height: 2000)
  let item = LayoutItem(
    size: Size(width: 3000, height: 2000), span: .columns(span), tileHeight: tileHeight)
  let breakpoints = Breakpoint.ranges(of: declarations, maxWidth: maxWidth)
  let geometries = try breakpoints.enumerated().map { index, breakpoint in
    PageGeometry(
      breakpoint: breakpoint, fileStem: breakpoint.name, kindName: "", columns: nil,
      placement: try WallPlacement(
        [SectionLayout(layout: layout(index))], items: [[item]],
        in: LayoutContext(
          referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
          widestWidth: breakpoint.widestWidth)))
  }
  let content = PageContent(
    head: PageHead(title: "", imageCount: 1), sections: [SectionContent(tiles: [tile])],
    geometries: geometries, maxWidth: maxWidth)
  return SizesList(content).value(section: 0, index: 0, tile: tile)
}

private let twoBreakpoints = [
  BreakpointDeclaration(name: "phone", minWidth: 0),
  BreakpointDeclaration(name: "desktop", minWidth: 1024),
]

/// Insets and gaps are 10 unless a layout says otherwise: (W - 20 - 10) / 2, (W - 20 - 30) / 4.
private func waterfall(_ index: Int) -> any Layout { WaterfallLayout(columns: [2, 4][index]) }

@Test func sizesBeginWithTheWidestRange() throws {
  #expect(
    try sizes(twoBreakpoints, layout: waterfall)
      == "(min-width: 1024px) calc(25vw - 12.5px), calc(50vw - 15px)")
}

@Test func sizesStopGrowingAtTheWallsMaximum() throws {
  // (1800 - 50) / 4
  #expect(
    try sizes(twoBreakpoints, maxWidth: 1800, layout: waterfall)
      == "(min-width: 1800px) 437.5px, (min-width: 1024px) calc(25vw - 12.5px), "
      + "calc(50vw - 15px)")
  // The maximum is below the last range, whose wall is always 800 wide: (800 - 50) / 4.
  #expect(
    try sizes(twoBreakpoints, maxWidth: 800, layout: waterfall)
      == "(min-width: 1024px) 187.5px, (min-width: 800px) 385px, calc(50vw - 15px)")
}

@Test func sizesSayHowTheDeviceIsHeld() throws {
  let turned = [
    BreakpointDeclaration(name: "phone", minWidth: 0, orientation: .portrait),
    BreakpointDeclaration(name: "turned", minWidth: 0, orientation: .landscape),
  ]
  #expect(
    try sizes(turned, layout: waterfall)
      == "(orientation: portrait) calc(50vw - 15px), calc(25vw - 12.5px)")
}

@Test func sizesOfSpansHoldTheGapsBetween() throws {
  // Two of four columns and their gap: 2 (W - 50) / 4 + 10.
  #expect(
    try sizes(twoBreakpoints, span: 2, layout: waterfall)
      == "(min-width: 1024px) calc(50vw - 15px), calc(100vw - 20px)")
}

@Test func sizesOfCroppedPicturesAreTheDrawnWidth() throws {
  let single = [BreakpointDeclaration(name: "all", minWidth: 0, referenceWidth: 620)]
  let columns = { (_: Int) -> any Layout in
    WaterfallLayout(columns: 3, spacing: LayoutSpacing(insets: .zero))
  }
  // A picture 300 px high is drawn 300 * 3 / 2 wide, until its tile is wider: (W - 20) / 3.
  #expect(
    try sizes(single, tileHeight: 300, layout: columns) == "max(450px,33.3333vw - 6.67px)")
  // One of 80 px is cropped above and below as soon as its tile is 120 wide: at 380.
  #expect(
    try sizes(single, tileHeight: 80, layout: columns) == "max(120px,33.3333vw - 6.67px)")
  // Up to 400 the tile is at most 126.67 wide, and the picture's height rules alone.
  #expect(try sizes(single, maxWidth: 400, tileHeight: 300, layout: columns) == "450px")
  // From 1400 on the tile is at least 461 wide.
  let wide = [
    BreakpointDeclaration(name: "all", minWidth: 0),
    BreakpointDeclaration(name: "wide", minWidth: 1400),
  ]
  #expect(
    try sizes(wide, tileHeight: 300, layout: columns)
      == "(min-width: 1400px) calc(33.3333vw - 6.67px), max(450px,33.3333vw - 6.67px)")
}

@Test func sizesOfStripsAreConstant() throws {
  // One lane of 420 less two insets, 400 high: 600 wide at 3 : 2.
  let single = [BreakpointDeclaration(name: "all", minWidth: 0)]
  #expect(
    try sizes(single) { _ in WaterfallLayout(columns: 1, axis: .horizontal(height: 420)) }
      == "600px")
}

@Test func sizesAreTheLargestAmongTheLayoutsToSwitchBetween() throws {
  let tile = TileContent(number: 1, id: "a", width: 3000, height: 2000)
  func geometries(_ layout: Int, _ columns: [Double: Int]) throws -> [PageGeometry] {
    let declarations = columns.keys.sorted().map { BreakpointDeclaration(name: "", minWidth: $0) }
    return try Breakpoint.ranges(of: declarations, maxWidth: nil).map { breakpoint in
      let waterfall = WaterfallLayout(columns: columns[breakpoint.minWidth] ?? 1)
      return PageGeometry(
        breakpoint: breakpoint, layout: .init(index: layout, name: "", label: ""), fileStem: "",
        kindName: "", columns: nil,
        placement: try WallPlacement(
          [SectionLayout(layout: waterfall)],
          items: [[LayoutItem(size: Size(width: 3000, height: 2000))]],
          in: LayoutContext(
            referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
            widestWidth: breakpoint.widestWidth)))
    }
  }
  let all = try geometries(0, [0: 2, 1000: 4]) + geometries(1, [0: 3, 600: 1])
  let content = PageContent(
    head: PageHead(title: "", imageCount: 1), sections: [SectionContent(tiles: [tile])],
    geometries: all)
  // From 600 on the second layout's single column is the larger one; below, the first's two are.
  #expect(
    SizesList(content).value(section: 0, index: 0, tile: tile)
      == "(min-width: 600px) calc(100vw - 20px), calc(50vw - 15px)")
}
