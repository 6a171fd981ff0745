import Testing
import WallGeometry
import WallLayout

/// The strip: numbers of an independent program, then what holds of every strip.
@Suite struct LineTests {
  private let context = LayoutContext(at: 375)

  private func strip(
    _ count: Int, height: Double? = 200, insets: Insets = .zero, isRightToLeft: Bool = false
  ) throws -> LayoutResult {
    let layout = LineLayout(height: height, spacing: LayoutSpacing(insets: insets))
    var context = context
    context.isRightToLeft = isRightToLeft
    return try layout.place(LayoutItem.numbered(count), in: context)
  }

  @Test func fiveItemsStandWhereTheyAreKnownTo() throws {
    let strip = try strip(5)
    let known = [122.5, 262.5, 402.5, 542.5, 682.5].map {
      Rect(x: $0, y: 35, width: 130, height: 130)
    }
    #expect(strip.frames.map { $0.at(width: 375) } == known)
    #expect(strip.contentSize(at: 375) == Size(width: 935, height: 200))
    #expect(strip.frames.indices.map { strip.snapOffset(of: $0) } == [0, 140, 280, 420, 560])
  }

  @Test(
    arguments: [
      (0.0, [1, 0.626667, 0.253333, 0, 0]), (175, [0.533333, 0.906667, 0.72, 0.346667, 0]),
    ] as [(Double, [Double])]) func scalesAreTheKnownOnes(offset: Double, known: [Double]) throws
  {
    for isRightToLeft in [false, true] {
      let strip = try strip(5, isRightToLeft: isRightToLeft)
      for (index, scale) in known.enumerated() {
        #expect(abs(strip.scale(of: index, scrolledBy: offset, at: 375) - scale) < 1e-6)
      }
    }
  }

  @Test func anItemIsDrawnAboutItsOwnCentre() throws {
    let drawn = try #require(try strip(5).drawnFrame(of: 1, scrolledBy: 0, at: 375))
    let side = 130 * (1 - 140 / 375.0)
    #expect(abs(drawn.width - side) < 1e-9 && abs(drawn.height - side) < 1e-9)
    #expect(abs(drawn.x - (327.5 - side / 2)) < 1e-9)
    #expect(abs(drawn.y - (100 - side / 2)) < 1e-9)
  }

  @Test func framesAreExactAtOtherWidths() throws {
    let strip = try strip(3)
    for width in [303.0, 375, 1280.5] {
      #expect(strip.frames[2].at(width: width).x == (width - 130) / 2 + 280)
      #expect(strip.contentWidth(at: width) == width - 130 + 3 * 130 + 2 * 10)
      #expect(strip.snapOffset(of: 2) == 280)
    }
  }

  @Test func itemsAreCentredBetweenTheInsets() throws {
    let insets = Insets(top: 30, right: 5, bottom: 10, left: 70)
    let usual = try strip(1, height: nil, insets: insets)
    #expect(usual.contentHeight(at: 375) == 170)
    #expect(usual.frames[0].at(width: 375) == Rect(x: 122.5, y: 30, width: 130, height: 130))
    #expect(try strip(1, height: 200, insets: insets).frames[0].y == AffineLength(45))
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    let (strip, mirrored) = (try strip(5), try strip(5, isRightToLeft: true))
    #expect(strip.frames.map(\.mirrored) == Array(mirrored.frames))
    #expect(mirrored.frames.indices.map { mirrored.snapOffset(of: $0) } == [0, 140, 280, 420, 560])
  }

  @Test func aStripOfNothingIsAsWideAsItsContainer() throws {
    let strip = try strip(0, height: nil)
    #expect(strip.contentSize(at: 375) == Size(width: 375, height: 130))
    #expect(strip.snapOffset(of: 0) == nil)
    #expect(strip.drawnFrame(of: 0, scrolledBy: 0, at: 375) == nil)
    #expect(strip.items(meeting: Rect(x: 0, y: 0, width: 400, height: 400), at: 375).isEmpty)
  }

  @Test(arguments: [false, true]) func itemsMeetingARectangleAreThoseOfAFullScan(
    isRightToLeft: Bool
  ) throws {
    let strip = try strip(40, isRightToLeft: isRightToLeft)
    for width in [303.0, 375, 800] {
      for x in stride(from: -6000.0, through: 6000, by: 65) {
        let rect = Rect(x: x, y: 20, width: 141, height: 30)
        let scanned = strip.frames.indices.filter {
          strip.frames[$0].at(width: width).meets(rect)
        }
        #expect(strip.items(meeting: rect, at: width) == scanned)
      }
    }
  }

  @Test func otherWallsAreDrawnAsTheyStand() throws {
    let wall = try WaterfallLayout(columns: 1, axis: .horizontal(height: 150))
      .place([LayoutItem(1, 1)], in: context)
    #expect(wall.snapOffset(of: 0) == nil)
    #expect(wall.scale(of: 0, scrolledBy: 99, at: 375) == 1)
    #expect(wall.drawnFrame(of: 0, scrolledBy: 99, at: 375) == wall.frame(of: 0, at: 375))
  }

  @Test func wordsOfASectionStandAboveAndBelow() throws {
    let section = SectionLayout(
      layout: LineLayout(spacing: LayoutSpacing(insets: Insets(7))), insets: Insets(5), header: 48,
      footer: 20)
    let wall = try WallPlacement([section], items: [LayoutItem.numbered(2)], in: context)
    #expect(wall.contentHeight(at: 375) == 5 + 48 + 7 + 130 + 7 + 20 + 5)
    let frame = try #require(wall.frame(of: TilePlace(section: 0, item: 0), at: 375))
    #expect(frame == Rect(x: 122.5, y: 60, width: 130, height: 130))
  }

  /// A strip's own height does not hold what surrounds it.
  @Test func aGivenHeightIsTheLayoutsOwn() throws {
    let layout = LineLayout(height: 200, spacing: LayoutSpacing(insets: Insets(10)))
    let section = SectionLayout(layout: layout, insets: Insets(5), header: 48, footer: 20)
    let wall = try WallPlacement([section], items: [LayoutItem.numbered(1)], in: context)
    #expect(wall.contentHeight(at: 375) == 5 + 48 + 200 + 20 + 5)
    #expect(wall.sections[0].result.frames[0].y == AffineLength(5 + 48 + 35))
  }

  @Test func anItemWiderThanTheNarrowestContainerIsAWarning() throws {
    let layout = LineLayout(itemSize: Size(width: 400, height: 100))
    let context = LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)
    let warning = LayoutWarning.contentWiderThanContainer(width: 400, extent: 303)
    #expect(try layout.place(LayoutItem.numbered(1), in: context).warnings == [warning])
    #expect(try layout.place([], in: context).warnings.isEmpty)
    #expect(try layout.place(LayoutItem.numbered(1), in: LayoutContext(at: 400)).warnings.isEmpty)
  }

  @Test func heightsAndCaptionsThatLeaveNoRoom() {
    let insets = LayoutSpacing(insets: Insets(top: 30, right: 0, bottom: 10, left: 0))
    #expect(throws: LayoutError.heightTooSmall(height: 169, least: 170)) {
      try LineLayout(height: 169, spacing: insets).place([], in: context)
    }
    #expect(throws: Never.self) {
      try LineLayout(height: 170, spacing: insets).place([], in: context)
    }
    #expect(throws: LayoutError.captionFillsItem(caption: 129.5, height: 130)) {
      try LineLayout(spacing: LayoutSpacing(captionHeight: 129.5)).place([], in: context)
    }
  }
}
