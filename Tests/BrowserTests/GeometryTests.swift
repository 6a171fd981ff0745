import Testing
import WallMarkup

extension BrowserTests {
  /// Every tile stands where its layout says, whatever the width.
  @Suite(.serialized) struct Geometry {
    /// CSS px: browsers lay out in 1/64 px, style sheets hold four decimals of a percent.
    private static let tolerance = 0.1

    @Test func waterfallWithCaptionsAndSpans() throws {
      try expectExact(.waterfallWithCaptionsAndSpans(), rendersAll: false)
    }

    @Test func diceWithTwoGaps() throws { try expectExact(.diceWithTwoGaps()) }

    @Test(arguments: [false, true]) func elasticMosaics(isRightToLeft: Bool) throws {
      try expectExact(.elastic(isRightToLeft: isRightToLeft), rendersAll: isRightToLeft)
    }

    @Test func threeThousandTiles() throws { try expectExact(.threeThousandTiles()) }

    @Test func sectionsWithHeaders() throws { try expectExact(.sections(), rendersAll: false) }

    @Test func rightToLeftSections() throws { try expectExact(.sections(isRightToLeft: true)) }

    @Test func horizontal() throws { try expectExact(.horizontal()) }

    @Test func horizontalRightToLeft() throws {
      try expectExact(.horizontal(isRightToLeft: true))
    }

    @Test func kindsWithoutColumns() throws {
      try expectExact(.withoutColumns(), rendersAll: false)
    }

    @Test func kindsWithoutColumnsRightToLeft() throws {
      try expectExact(.withoutColumns(isRightToLeft: true))
    }

    @Test func layoutsToSwitchBetween() throws { try expectExact(.uprightLayouts()) }

    @Test(arguments: [false, true])
    func layoutsOfUnlikeDirections(isRightToLeft: Bool) throws {
      try expectExact(.unlikeLayouts(isRightToLeft: isRightToLeft))
    }

    @Test(arguments: [false, true]) func strips(isRightToLeft: Bool) throws {
      try expectExact(.strips(isRightToLeft: isRightToLeft))
    }

    @Test(arguments: [1.25, 1.1]) func whereAWindowIsZoomed(_ zoom: Double) throws {
      try expectExact(.waterfallWithCaptionsAndSpans(), scale: zoom)
    }

    @Test(arguments: [
      "coast.xml", "mosaic.xml", "exhibition.xml", "panorama.json", "rtl.xml", "strip.xml",
      "archive.json", "switch.xml", "rows.xml", "flow.json", "circle.xml", "gallery-sections.json",
      "gallery-spans.json",
    ]) func samplesAsTheToolBuildsThem(name: String) throws {
      let sample = try BuiltSample(name)
      let folder = try TemporaryFolder()
      try sample.write(to: folder)
      try expectExact(sample.geometries, maxWidth: sample.maxWidth, in: folder, rendersAll: false)
    }

    /// Compares a wall of the tests' own, see below.
    private func expectExact(
      _ wall: BrowserWall, scale: Double = 1, rendersAll: Bool = true,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let folder = try TemporaryFolder()
      try wall.write(to: folder)
      try expectExact(
        wall.content.geometries, maxWidth: wall.content.maxWidth, in: folder, scale: scale,
        rendersAll: rendersAll, sourceLocation: sourceLocation)
    }

    /// Compares at both edges of each breakpoint, its reference width, beside a scrollbar and at
    /// two fractional widths.
    private func expectExact(
      _ geometries: [PageGeometry], maxWidth: Double?, in folder: borrowing TemporaryFolder,
      scale: Double = 1, rendersAll: Bool = true,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      // Zoomed, a frame is as wide as whole device pixels allow: up to 1 px off, perhaps beyond an
      // edge and so of the neighbouring breakpoint.
      let margin: Double = scale == 1 ? 0 : 1
      let views = geometries.map { Self.views($0, margin: margin) }
      let measured = try FrameHarness(chromium: Chromium()).measure(
        in: folder, views: views.flatMap { $0 }, scale: scale, rendersAll: rendersAll)
      let shown = zip(geometries, views).flatMap { geometry, views in views.map { _ in geometry } }
      try #require(measured.count == shown.count)
      for ((geometry, view), measurement) in zip(
        zip(shown, views.flatMap { $0 }), measured)
      {
        let place: Comment = "\(geometry.breakpoint.name) at \(view)"
        let limit = maxWidth ?? .infinity
        let asked = min(view.container ?? view.viewport, limit)
        let width = measurement.wallWidth
        // A frame's own width is whole device pixels.
        #expect(abs(width - asked) < 1.02, place, sourceLocation: sourceLocation)
        let expected = geometry.expectedTiles(at: width)
        let count = measurement.tiles.count
        try #require(count == expected.count)
        let worst = zip(measurement.tiles, expected).map { abs($0 - $1) }.max() ?? 0
        #expect(worst <= Self.tolerance, place, sourceLocation: sourceLocation)
        let height = geometry.placement.contentHeight(at: width)
        let difference = abs(measurement.wallHeight - height)
        #expect(
          difference <= Self.tolerance, place,
          sourceLocation: sourceLocation)
        // A failure prints what it names, and a measurement is thousands of numbers.
        let clipped = measurement.clipped
        #expect(clipped <= 1.0 / 64, place, sourceLocation: sourceLocation)
        let overflow = measurement.scrollWidth - measurement.clientWidth
        if view.container == nil {
          #expect(overflow <= 0, place, sourceLocation: sourceLocation)
        }
      }
    }

    private static func views(
      _ geometry: PageGeometry, margin: Double
    ) -> [FrameHarness.View] {
      let breakpoint = geometry.breakpoint
      let first = max(breakpoint.minWidth, 320) + margin
      let last = (breakpoint.maxWidth ?? 2561) - 1 - margin
      let middle = ((first + last) / 2).rounded()
      var views: [FrameHarness.View] = [
        .init(viewport: first), .init(viewport: first, container: first - 17),
        .init(viewport: breakpoint.referenceWidth),
        .init(viewport: middle, container: middle + 0.37),
        .init(viewport: middle + 0.5), .init(viewport: last),
        .init(viewport: last, container: last + 0.73),
      ]
      for index in views.indices { views[index].layout = geometry.layout?.index }
      // A frame is as high as the harness makes it, and so upright up to that width.
      guard let orientation = breakpoint.orientation else { return views }
      return views.filter {
        ($0.viewport <= FrameHarness.frameHeight) == (orientation == .portrait)
      }
    }
  }
}
