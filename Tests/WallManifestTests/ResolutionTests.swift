import Testing
import WallLayout

@testable import WallManifest

@Suite struct ResolutionTests {
  private func resolve(_ keys: String) throws -> (ResolvedWall?, [Diagnostic]) {
    let json = """
      { \(keys) "images": [{ "src": "a.jpg", "width": 4, "height": 3, "alt": "" }] }
      """
    let reading = ManifestReader.read(Array(json.utf8))
    let resolution = ResolvedWall.resolve(
      try #require(reading.manifest, "\(reading.diagnostics)"))
    return (resolution.wall, resolution.diagnostics)
  }

  private func pieces(_ keys: String) throws -> [ResolvedPiece] {
    try #require(try resolve(keys).0).pieces
  }

  @Test func theUsualFourBreakpoints() throws {
    let pieces = try pieces("")
    #expect(pieces.map(\.breakpoint.name) == ["phone", "tablet", "desktop", "wide"])
    #expect(pieces.map(\.breakpoint.referenceWidth) == [460, 812, 1312, 1800])
    #expect(pieces.map(\.breakpoint.narrowestWidth) == [303, 583, 1007, 1583])
    #expect(pieces.map(\.breakpoint.maxWidth) == [600, 1024, 1600, nil])
    #expect(pieces.map(\.columns) == [2, 3, 4, 6])
  }

  @Test func aMaximumWidthCapsTheReference() throws {
    let pieces = try pieces(#""maxWidth": 1400,"#)
    #expect(pieces.map(\.breakpoint.referenceWidth) == [460, 812, 1312, 1400])
    #expect(pieces.map(\.breakpoint.widestWidth) == [600, 1024, 1400, 1400])
  }

  @Test func aCountMakesOneBreakpoint() throws {
    let pieces = try pieces(#""layout": { "columns": 5 },"#)
    #expect(pieces.map(\.breakpoint.name) == ["all"])
    #expect(pieces.map(\.breakpoint.referenceWidth) == [800])
    #expect(pieces.map(\.columns) == [5])
  }

  /// n (240 + 10) - 10 + 20 for n = 2, 3, 4: 510, 760, 1010.
  @Test func aLeastWidthSplitsWhereAColumnMoreFits() throws {
    let pieces = try pieces(#""layout": { "minColumnWidth": 240, "maxColumns": 4 },"#)
    #expect(pieces.map(\.breakpoint.minWidth) == [0, 510, 760, 1010])
    #expect(pieces.map(\.columns) == [1, 2, 3, 4])
    // 320 to 510, 510 to 760, 760 to 1010, 1010 to 1280.
    #expect(pieces.map(\.breakpoint.referenceWidth) == [415, 635, 885, 1145])
    #expect(pieces.map(\.isSplit) == [true, true, true, true])
  }

  @Test func aGivenReferenceCountsForThePieceThatHoldsIt() throws {
    let pieces = try pieces(
      #""layout": { "minColumnWidth": 240, "maxColumns": 2 }, "#
        + #""breakpoints": [{ "name": "any", "minWidth": 0, "referenceWidth": 600 }],"#)
    // The last range is 510 to 1280, its middle 895.
    #expect(pieces.map(\.breakpoint.referenceWidth) == [415, 600])
  }

  @Test func aLaterKindDropsWhatItLacks() throws {
    let pieces = try pieces(
      #""layout": { "kind": "mosaic", "style": "dice", "unit": 5, "rowGap": 2 }, "#
        + #""breakpoints": [{ "name": "a", "minWidth": 0, "layout": { "kind": "waterfall" } },"#
        + #"{ "name": "b", "minWidth": 500, "layout": { "columns": 3 } }],"#)
    #expect(pieces.map(\.kindName) == ["waterfall", "dice mosaic"])
    #expect(pieces[0].sections[0].layout.spacing.rowGap == 2)
    #expect((pieces[1].sections[0].layout as? DiceMosaicLayout)?.unit == 5)
  }

  @Test(arguments: [
    (#""layout": { "insets": 200 },"#, "insets of 400 px leave nothing of a wall of 303 px"),
    (#""layout": { "columns": 64 },"#, "64 columns in a wall of 303 px are -5.42 px wide each"),
    (
      #""layout": { "kind": "mosaic", "unit": 12, "columns": 2 },"#,
      "the unit is 4.45 px in a wall of 303 px, not larger than the gap of 10 px"
    ),
  ])
  func impossibleGeometryIsNamedWithItsNumbers(keys: String, message: String) throws {
    let (wall, diagnostics) = try resolve(keys)
    #expect(wall == nil)
    #expect(diagnostics.first?.effect == .fatal)
    #expect(diagnostics.first?.message.hasSuffix(message) == true, "\(diagnostics)")
  }

  @Test func kindsToComeAreRefusedByName() throws {
    let (wall, diagnostics) = try resolve(#""layout": { "kind": "rows" },"#)
    #expect(wall == nil)
    #expect(diagnostics.map(\.message) == ["layout rows is not built in this version"])
    #expect(diagnostics.first?.position == SourcePosition(line: 1, column: 23))
  }
}
