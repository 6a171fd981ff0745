import Testing
import WallGeometry
import WallLayout
import WallManifest

/// The pieces of a manifest with one image in each given section, or in one.
private func pieces(_ keys: String, sections: String? = nil) throws -> [ResolvedPiece] {
  let (wall, diagnostics) = try resolve(keys, sections: sections)
  return try #require(wall, "\(diagnostics.map(\.message))").pieces
}

private func resolve(
  _ keys: String, sections: String? = nil
) throws -> (wall: ResolvedWall?, diagnostics: [Diagnostic]) {
  let image = #"{ "src": "a.jpg", "width": 4, "height": 3, "alt": "" }"#
  let images = sections.map { "\"sections\": [\($0)]" } ?? "\"images\": [\(image)]"
  let reading = ManifestReader.read(Array("{ \(keys) \(images) }".utf8))
  let manifest = try #require(reading.manifest, "\(reading.diagnostics.map(\.message))")
  return ResolvedWall.resolve(manifest)
}

// MARK: Breakpoints

@Test func withoutBreakpointsThereAreTheUsualFour() throws {
  let usual = try pieces("")
  #expect(usual.map(\.breakpoint.name) == ["phone", "tablet", "desktop", "wide"])
  #expect(usual.map(\.breakpoint.referenceWidth) == [460, 812, 1312, 1800])
  #expect(usual.map(\.breakpoint.narrowestWidth) == [303, 583, 1007, 1583])
  #expect(usual.map(\.columns) == [2, 3, 4, 6])
  #expect(usual.map(\.kindName) == Array(repeating: "waterfall", count: 4))
}

@Test func noReferenceWidthIsBeyondTheLargestWall() throws {
  let capped = try pieces(#""maxWidth": 1400,"#)
  #expect(capped.map(\.breakpoint.referenceWidth) == [460, 812, 1312, 1400])
}

@Test(arguments: [#"{ "columns": 3 }"#, #"{ "minColumnWidth": 900, "maxColumns": 1 }"#])
func aCountOnTheWallMakesOneBreakpoint(layout: String) throws {
  let all = try pieces("\"layout\": \(layout),")
  #expect(all.map(\.breakpoint.name) == ["all"])
  #expect(all.map(\.breakpoint.referenceWidth) == [800])
}

@Test func breakpointsWithoutACountTakeTheUsualOnesByTheirWidths() throws {
  let given = try pieces(
    """
    "breakpoints": [ { "name": "a", "minWidth": 0 }, { "name": "b", "minWidth": 599 },
      { "name": "c", "minWidth": 600, "layout": { "columns": 5 } },
      { "name": "d", "minWidth": 1023.5 }, { "name": "e", "minWidth": 1600 } ],
    """)
  #expect(given.map(\.columns) == [2, 2, 5, 3, 6])
}

@Test func rangesReachToTheNextThatCanApplyInTheirOrientation() throws {
  let turned = try pieces(
    """
    "breakpoints": [ { "name": "up", "minWidth": 0, "orientation": "portrait" },
      { "name": "side", "minWidth": 0, "orientation": "landscape" },
      { "name": "up2", "minWidth": 500, "orientation": "portrait" },
      { "name": "large", "minWidth": 1000 } ],
    """)
  #expect(turned.map(\.breakpoint.maxWidth) == [500, 1000, 1000, nil])
}

// MARK: Columns

@Test func aLeastColumnWidthSplitsABreakpoint() throws {
  let split = try pieces(#""layout": { "minColumnWidth": 200, "maxColumns": 4 },"#)
  // n (200 + 10) - 10 + 20.
  #expect(split.map(\.breakpoint.minWidth) == [0, 430, 640, 850])
  #expect(split.map(\.columns) == [1, 2, 3, 4])
  #expect(split.map(\.breakpoint.referenceWidth) == [375, 535, 745, 1065])
  #expect(split.map(\.isSplit) == [true, true, true, true])
}

@Test func splitsBeyondTheLargestWallAreNone() throws {
  let capped = try pieces(#""layout": { "minColumnWidth": 200 }, "maxWidth": 849,"#)
  #expect(capped.map(\.columns) == [1, 2, 3])
  #expect(capped.last?.breakpoint.referenceWidth == 849)
}

@Test func sectionsSplitTheWallAtTheUnionOfTheirWidths() throws {
  let union = try pieces(
    #""layout": { "minColumnWidth": 200, "maxColumns": 3 },"#,
    sections: #"{ "images": [] }, { "insets": [0, 20, 0, 20], "images": [] }"#)
  #expect(union.map(\.breakpoint.minWidth) == [0, 430, 470, 640, 680])
  #expect(
    union.map { $0.sections.map(\.layout.columnCount) } == [
      [1, 1], [2, 1], [2, 2], [3, 2], [3, 3],
    ])
  #expect(union.map(\.columns) == [1, 2, 2, 3, 3])
}

@Test func aReferenceWidthCountsForThePieceThatHoldsIt() throws {
  let held = try pieces(
    """
    "layout": { "minColumnWidth": 200, "maxColumns": 3 },
    "breakpoints": [ { "name": "a", "minWidth": 0, "referenceWidth": 640 } ],
    """)
  #expect(held.map(\.breakpoint.referenceWidth) == [375, 535, 640])
  #expect(held.map(\.columns) == [1, 2, 3])
}

@Test func columnsAndLeastColumnWidthReplaceEachOther() throws {
  let replaced = try pieces(
    """
    "layout": { "minColumnWidth": 200, "maxColumns": 2 }, "breakpoints": [
      { "name": "a", "minWidth": 0, "layout": { "columns": 5 } },
      { "name": "b", "minWidth": 1000 } ],
    """, sections: #"{ "images": [] }, { "layout": { "minColumnWidth": 90 }, "images": [] }"#)
  #expect(replaced.first?.sections.map(\.layout.columnCount) == [5, 1])
  #expect(replaced.last?.sections.map(\.layout.columnCount) == [2, 2])
}

@Test func aHorizontalWallCountsItsLanesFromItsHeight() throws {
  let lanes = try pieces(
    #""layout": { "direction": "horizontal", "minColumnWidth": 100, "height": 450 },"#)
  // (450 - 20 + 10) / (100 + 10).
  #expect(lanes.map(\.columns) == [4])
  #expect(lanes.map(\.isSplit) == [false])
  let byDefault = try pieces(#""layout": { "direction": "horizontal", "minColumnWidth": 225 },"#)
  #expect(byDefault.map(\.columns) == [2])
}

// MARK: Keys laid over each other

@Test func aKindChosenLaterDropsTheKeysItLacks() throws {
  let (wall, diagnostics) = try resolve(
    """
    "layout": { "kind": "mosaic", "style": "dice", "unit": 60, "columnGap": 4, "columns": 3 },
    "breakpoints": [ { "name": "a", "minWidth": 0, "layout": { "kind": "waterfall" } },
      { "name": "b", "minWidth": 900 } ],
    """)
  let pieces = try #require(wall?.pieces)
  #expect(diagnostics.isEmpty)
  #expect(pieces.map(\.kindName) == ["waterfall", "dice mosaic"])
  let first = try #require(pieces[0].sections[0].layout as? WaterfallLayout)
  #expect(first.spacing.columnGap == 4 && first.spacing.rowGap == 10 && first.columnCount == 3)
  let second = try #require(pieces[1].sections[0].layout as? DiceMosaicLayout)
  #expect(second.unit == 60 && second.seed == 0 && second.spanProbability == 40)
}

@Test func headersHaveTheUsualHeightWhereThereAreWords() throws {
  let headers = try pieces(
    #""layout": { "columns": 1 },"#,
    sections: """
      { "title": "A" }, { "description": "B" }, { "title": "C", "header": 0 }, { },
      { "header": 9, "footer": 7 }
      """)
  #expect(headers[0].sections.map(\.header) == [48, 48, 0, 0, 9])
  #expect(headers[0].sections.map(\.footer) == [0, 0, 0, 0, 7])
}

// MARK: What cannot be

@Test(arguments: [
  (#"{ "columns": 64, "columnGap": 4 }"#, "64 columns in a wall of 303 px"),
  (#"{ "columns": 2, "insets": [0, 200, 0, 103] }"#, "insets of 303 px"),
  (
    #"{ "kind": "mosaic", "style": "dice", "columns": 3, "unit": 15 }"#,
    "not larger than the gap of 10 px"
  ),
  (#"{ "kind": "rows", "insets": 151.2 }"#, "insets of 302.4 px leave nothing of a wall of 303 px"),
  (#"{ "kind": "flow", "insets": 160 }"#, "insets of 320 px"),
  (
    #"{ "kind": "line", "itemSize": [9, 0.001] }"#, "an item 0.001 px high shows no picture"
  ),
  (
    #"{ "kind": "line", "height": 149 }"#,
    "a height of 149 px is less than the 150 px of an item and its insets"
  ),
])
func geometryThatCannotBeNamesTheBreakpointAndTheNumbers(layout: String, words: String) throws {
  let (wall, diagnostics) = try resolve("\"layout\": \(layout),")
  #expect(wall == nil)
  #expect(diagnostics.count == 1)
  let message = try #require(diagnostics.first?.message)
  #expect(message.hasPrefix("breakpoint \"all\": ") && message.contains(words), "\(message)")
  #expect(diagnostics.first?.position == SourcePosition(line: 1, column: 13))
}

@Test func aCaptionThatFillsItsItemIsRefusedWhereItIsWritten() throws {
  let (_, diagnostics) = try resolve(
    #""layout": { "kind": "flow", "itemSize": [90, 40], "captionHeight": 39.5 },"#)
  #expect(
    diagnostics.map(\.message) == [
      "breakpoint \"all\": a caption of 39.5 px leaves no picture in an item 40 px high"
    ])
  #expect(diagnostics.first?.position == SourcePosition(line: 1, column: 70))
}

@Test func aRadiusThatIsTooSmallForTheImagesIsRefusedWhereItIsWritten() throws {
  let image = #"{ "src": "a.jpg", "width": 4, "height": 3, "alt": "", "hidden": false }"#
  let hidden = image.replacing("false", with: "true")
  func resolved(_ images: [String]) throws -> [Diagnostic] {
    try resolve(
      #""layout": { "kind": "circle", "radius": 40 },"#,
      sections: "{ \"images\": [\(images.joined(separator: ","))] }"
    ).diagnostics
  }
  // Five centres at 47 px of each other, four at 56.6.
  let five = try resolved(Array(repeating: image, count: 5))
  #expect(
    five.map(\.message) == ["breakpoint \"all\": a radius of 40 px is too small for 5 items"])
  #expect(five.first?.hint == "it takes 42.53 px, or smaller items, or radius auto")
  #expect(five.first?.position == SourcePosition(line: 1, column: 43))
  #expect(try resolved(Array(repeating: image, count: 4) + [hidden]).isEmpty)
  let missing = hidden.replacing("hidden", with: "missing")
  #expect(try resolved(Array(repeating: image, count: 4) + [missing]).isEmpty)
}

@Test func kindsWithoutColumnsHaveOneBreakpoint() throws {
  for kind in ["rows", "flow", "circle"] {
    let wall = try pieces("\"layout\": { \"kind\": \"\(kind)\" },")
    #expect(wall.map(\.breakpoint.name) == ["all"])
    #expect(wall.map(\.columns) == [nil])
    #expect(wall.map(\.kindName) == [kind])
  }
}

@Test func kindsWithoutColumnsTakeTheirOptions() throws {
  let walls = try pieces(
    "",
    sections: #"""
      { "layout": { "kind": "rows", "columnGap": 3, "rowGap": 4, "insets": 5, "captionHeight": 6,
        "targetRowHeight": 200, "lastRow": "centre" } },
      { "layout": { "kind": "flow", "itemSize": 30, "itemSpacing": 3, "lineSpacing": 4 } },
      { "layout": { "kind": "circle", "itemSize": [30, 20], "itemSpacing": 3, "radius": 99,
        "height": 400 } },
      { "layout": { "kind": "rows" } }, { "layout": { "kind": "flow" } },
      { "layout": { "kind": "circle" } }
      """#)
  let layouts = walls[0].sections.map(\.layout)
  let rows = try #require(layouts[0] as? RowsLayout)
  #expect(rows.spacing.columnGap == 3 && rows.spacing.rowGap == 4)
  #expect(rows.spacing.insets == Insets(5) && rows.spacing.captionHeight == 6)
  #expect(rows.targetHeight == 200 && rows.lastRow == .centre)
  let flow = try #require(layouts[1] as? FlowLayout)
  #expect(flow.spacing.columnGap == 3 && flow.spacing.rowGap == 4)
  #expect(flow.itemSize == Size(width: 30, height: 30))
  let circle = try #require(layouts[2] as? CircleLayout)
  #expect(circle.itemSize == Size(width: 30, height: 20) && circle.spacing.columnGap == 3)
  #expect(circle.radius == .length(99) && circle.height == 400)
  let usual = try #require(layouts[3] as? RowsLayout)
  #expect(usual.targetHeight == 240 && usual.lastRow == .start)
  #expect((layouts[4] as? FlowLayout)?.itemSize == Size(width: 100, height: 100))
  #expect((layouts[5] as? CircleLayout)?.itemSize == Size(width: 50, height: 50))
  #expect((layouts[5] as? CircleLayout)?.radius == .auto)
}

@Test func aUnitThatShrinksBelowTheGapCannotBe() throws {
  // unit(W) = 12 (w(W) + 10) / (w(800) + 10) with 3 columns: 12 * 97.67 / 263.33 at 303.
  let (wall, _) = try resolve(
    #""layout": { "kind": "mosaic", "style": "dice", "columns": 3, "unit": 12 },"#)
  #expect(wall == nil)
}

@Test func allThatCannotBeIsFoundInOneRun() throws {
  let (_, diagnostics) = try resolve(
    #""layout": { "columns": 2 },"#,
    sections: #"""
      { "layout": { "insets": 400 } }, { "layout": { "kind": "flow", "insets": 160 } },
      { "layout": { "columns": 60 } }
      """#)
  #expect(diagnostics.filter { $0.effect == .fatal }.count == 3)
}

@Test func eachLayoutOfASwitchHasItsOwnPieces() throws {
  let several = try pieces(
    #"""
    "layouts": [ { "name": "a", "label": "Plain", "columns": 3 },
      { "name": "b", "kind": "mosaic", "style": "dice" }, { "name": "c", "minColumnWidth": 500 } ],
    "maxWidth": 1200,
    """#)
  #expect(
    several.map { "\($0.layout?.label ?? "") \($0.breakpoint.name) \($0.columns ?? 0)" } == [
      "Plain all 3", "b phone 2", "b tablet 3", "b desktop 4", "b wide 6", "c all 1", "c all 2",
    ])
  #expect(several.map(\.isSplit) == [false, false, false, false, false, true, true])
  #expect(several.map(\.layout?.index) == [0, 1, 1, 1, 1, 2, 2])
  #expect(several.last?.breakpoint.minWidth == 1030)
}

@Test func breakpointsAndSectionsAreLaidOverEachLayout() throws {
  let several = try pieces(
    #"""
    "layouts": [ { "name": "a", "captionHeight": 20 }, { "name": "b" } ],
    "breakpoints": [ { "name": "x", "minWidth": 0, "layout": { "columns": 5 } } ],
    """#, sections: #"{ "layout": { "rowGap": 3 } }, { "layout": { "columns": 2 } }"#)
  #expect(several.map { $0.sections.map(\.layout.columnCount) } == [[5, 2], [5, 2]])
  #expect(several.map { $0.sections[0].spacing.rowGap } == [3, 3])
  #expect(several.map { $0.sections[0].spacing.captionHeight } == [20, 0])
}

@Test func whatCannotBeInOneLayoutNamesIt() throws {
  let (wall, diagnostics) = try resolve(
    #""layouts": [ { "name": "a" }, { "name": "b", "columns": 64 } ],"#)
  let isRefused = wall == nil
  #expect(isRefused)
  #expect(
    diagnostics.map(\.message) == [
      "breakpoint \"all\" of layout \"b\": 64 columns in a wall of 303 px are -5.42 px wide each"
    ])
}

@Test func whatAHorizontalWallLacksIsSaidOfItsHeight() throws {
  func messages(_ keys: String) throws -> [String] {
    let wall = #""layout": { "direction": "horizontal", "columns": 3, \#(keys) },"#
    return try resolve(wall).1.map(\.message)
  }
  #expect(
    try messages(#""height": 20"#) == [
      "breakpoint \"all\": insets of 20 px leave nothing of a height of 20 px"
    ])
  // (42 - 20 - 2 * 10) / 3 px.
  #expect(
    try messages(#""height": 42"#) == [
      "breakpoint \"all\": 3 rows in a height of 42 px leave pictures of 0.67 px"
    ])
  // (300 - 20 - 2 * 10) / 3 - 200 px.
  #expect(
    try messages(#""height": 300, "captionHeight": 200"#) == [
      "breakpoint \"all\": 3 rows in a height of 300 px leave pictures of -113.33 px above captions "
        + "of 200 px"
    ])
}

@Test func theLimitOfPiecesCountsAllLayouts() throws {
  let sections = (0..<60).map { #"{ "layout": { "minColumnWidth": \#(100 + $0) } }"# }
  let names = (0..<8).map { #"{ "name": "l\#($0)" }"# }.joined(separator: ",")
  let list = sections.joined(separator: ",")
  let isOne = try resolve("", sections: list).wall != nil
  let several = try resolve("\"layouts\": [\(names)],", sections: list)
  let areSeveral = several.wall != nil
  #expect(isOne)
  #expect(!areSeveral)
  #expect(several.diagnostics.count == 1)
}

@Test func sectionsThatSplitAWallIntoThousandsOfPiecesAreRefused() throws {
  let sections = (0..<200).map { #"{ "layout": { "minColumnWidth": \#(100 + $0) } }"# }
  let (wall, diagnostics) = try resolve("", sections: sections.joined(separator: ","))
  #expect(wall == nil)
  #expect(diagnostics.count == 1)
  #expect(diagnostics.first?.message.contains("the limit is 1024") == true)
}

@Test func aMillionSectionLayoutsAreTheLimit() throws {
  let sections = Array(repeating: "{ }", count: 10_000).joined(separator: ",")
  func keys(_ breakpoints: Int, layouts: Int) -> String {
    let points = (0..<breakpoints).map { #"{ "name": "b\#($0)", "minWidth": \#($0 * 100) }"# }
    let names = (0..<layouts).map { #"{ "name": "l\#($0)" }"# }
    return "\"breakpoints\": [\(points.joined(separator: ","))], "
      + "\"layouts\": [\(names.joined(separator: ","))],"
  }
  let (wall, diagnostics) = try resolve(keys(64, layouts: 8), sections: sections)
  let isRefused = wall == nil
  #expect(isRefused)
  #expect(
    diagnostics.map(\.message) == [
      "10,000 sections in 512 breakpoint pieces make 5,120,000 section layouts; the limit is "
        + "1,000,000"
    ])
  let isWithin = try resolve(keys(50, layouts: 2), sections: sections).wall != nil
  #expect(isWithin)
}

@Test func piecesThatColumnWidthsSplitCountForTheLimitOfSectionLayouts() throws {
  let one = #"{ "layout": { "minColumnWidth": 10, "maxColumns": 64 } }"#
  let sections = Array(repeating: one, count: 10_000).joined(separator: ",")
  let within = try resolve("", sections: Array(repeating: one, count: 1_000).joined(separator: ","))
  let isWithin = within.wall != nil
  #expect(isWithin)
  let names = (0..<2).map { #"{ "name": "l\#($0)" }"# }.joined(separator: ",")
  let (wall, diagnostics) = try resolve("\"layouts\": [\(names)],", sections: sections)
  let isRefused = wall == nil
  #expect(isRefused)
  #expect(diagnostics.count == 1)
  #expect(diagnostics.first?.message.hasSuffix("the limit is 1,000,000") == true)
}

@Test func theAmericanSpellingOfALastRowIsTheSame() throws {
  let json = #"{ "layout": { "kind": "rows", "lastRow": "center" }, "images": [] }"#
  let manifest = try #require(ManifestReader.read(Array(json.utf8)).manifest)
  #expect(manifest.layout?.lastRow == .centre)
}

@Test func tenThousandSectionsResolve() throws {
  let sections = Array(repeating: "{ }", count: 10_000).joined(separator: ",")
  // Only a small value goes into the expectation, which would take a large one apart.
  let counts = try resolve("", sections: sections).wall?.pieces.map(\.sections.count)
  #expect(counts == [10_000, 10_000, 10_000, 10_000])
}

@Test func aUnitTooSmallAsWrittenIsSaidOnceAtItsPlace() throws {
  let json = """
    { "layout": { "kind": "mosaic", "style": "dice", "rowGap": 12,
      "unit": 10 }, "images": [] }
    """
  let manifest = try #require(ManifestReader.read(Array(json.utf8)).manifest)
  let (wall, diagnostics) = ResolvedWall.resolve(manifest)
  let isRefused = wall == nil
  #expect(isRefused)
  #expect(
    diagnostics.map(\.message) == ["unit 10 is not larger than the gap of 12 px between tiles"])
  #expect(diagnostics.first?.position == SourcePosition(line: 2, column: 11))
}
