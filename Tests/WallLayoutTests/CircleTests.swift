import Testing
import WallGeometry
import WallLayout

@Suite struct CircleTests {
  private let context = LayoutContext(
    referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)

  private func square(_ count: Int) -> [LayoutItem] {
    Array(repeating: LayoutItem(1, 1), count: count)
  }

  @Test(arguments: [(1, 0), (2, 30.0), (3, 40.0), (8, 84.852813742), (12, 163.923048454)])
  func theUsualRadiusIsTheKnownOne(count: Int, radius: Double) throws {
    let result = try CircleLayout(spacing: LayoutSpacing(insets: .zero))
      .place(square(count), in: context)
    #expect(abs(result.contentHeight(at: 460) - (2 * radius + 50)) < 1e-8)
    #expect(!result.warnings.contains { if case .cornersOverlap = $0 { true } else { false } })
  }

  @Test func aRadiusIsTooSmallWhereCentresAreNearerThanAnItemIsLarge() throws {
    // Six centres are as far apart as from the middle.
    #expect(throws: LayoutError.radiusTooSmall(radius: 49.9, least: 50, count: 6)) {
      try CircleLayout(radius: .length(49.9)).place(square(6), in: context)
    }
    let touching = try CircleLayout(radius: .length(50)).place(square(6), in: context)
    guard case .cornersOverlap(50, let least)? = touching.warnings.first else {
      Issue.record("\(touching.warnings)")
      return
    }
    // Two of six are side by side at an angle of 30 degrees: 50 / cos 30.
    #expect(abs(least - 50 / 0.8660254037844386) < 1e-9)
    let apart = try CircleLayout(radius: .length(57.74)).place(square(6), in: context)
    #expect(apart.warnings.isEmpty)
  }

  @Test func aCircleWiderThanTheNarrowestWallIsNoticed() throws {
    let wide = try CircleLayout(radius: .length(127)).place(square(8), in: context)
    #expect(wide.warnings == [.contentWiderThanContainer(width: 304, extent: 303)])
    let fitting = try CircleLayout(radius: .length(126.5)).place(square(8), in: context)
    #expect(fitting.warnings.isEmpty)
  }

  @Test func ofRectanglesTheLargerSideCounts() throws {
    let flat = CircleLayout(
      spacing: LayoutSpacing(insets: .zero), itemSize: Size(width: 50, height: 20))
    let result = try flat.place(square(8), in: context)
    #expect(abs(result.contentHeight(at: 460) - (2 * 84.852813742 + 20)) < 1e-8)
  }

  @Test func theHeightIsTheCirclesOwnInASectionWithHeader() throws {
    var spacing = LayoutSpacing(insets: Insets(top: 10, right: 0, bottom: 30, left: 0))
    let outer = Insets(top: 5, right: 20, bottom: 7, left: 0)
    for height in [nil, 300.0] {
      let own = height ?? 2 * 70 + 50 + 40
      let layout = CircleLayout(spacing: spacing, radius: .length(70), height: height)
      let wall = try WallPlacement(
        [SectionLayout(layout: layout, insets: outer, header: 48, footer: 9)],
        items: [square(1)], in: context)
      #expect(wall.contentHeight(at: 460) == 5 + 48 + own + 9 + 7)
      let frame = wall.sections[0].result.frames[0].at(width: 460)
      #expect(frame == Rect(x: 195, y: 5 + 48 + own / 2 - 25, width: 50, height: 50))
    }
    spacing.insets = .zero
    let empty = try CircleLayout(spacing: spacing, height: 120).place([], in: context)
    #expect(empty.contentHeight(at: 460) == 120)
  }
}
