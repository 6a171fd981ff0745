import Testing
import WallGeometry
import WallLayout

/// A third of the wall's width wide, 300 px and a caption of 44 high.
private func drawn(_ aspectRatio: Double) -> DrawnWidth {
  let frame = AffineFrame(
    x: .zero, y: .zero, width: AffineLength(slope: 1.0 / 3, intercept: 0),
    height: AffineLength(344))
  return DrawnWidth(in: frame, captionHeight: 44, aspectRatio: aspectRatio)
}

@Test func aCroppedPictureIsDrawnAsWideAsTheLargerSideAsks() {
  // 300 * 3 / 2 = 450, which the tile is at 1350.
  #expect(drawn(1.5).at(900) == 450)
  #expect(drawn(1.5).at(1800) == 600)
}

@Test func oneLineIsEnoughWhereTheSameSideRulesTheWholeRange() {
  #expect(drawn(1.5).lines(in: 300...1350) == [AffineLength(450)])
  #expect(drawn(1.5).lines(in: 1350...2000) == [AffineLength(slope: 1.0 / 3, intercept: 0)])
  #expect(drawn(1.5).lines(in: 1200...1500).count == 2)
}

@Test func aWholePictureIsDrawnAsWideAsItsTile() throws {
  let items = [LayoutItem(size: Size(width: 4912, height: 7360))]
  let spacing = LayoutSpacing(captionHeight: 18)
  let placement = try WallPlacement(
    [SectionLayout(layout: WaterfallLayout(columns: 3, spacing: spacing))], items: [items],
    in: LayoutContext(referenceWidth: 800, narrowestWidth: 303, widestWidth: 2560))
  let section = placement.sections[0]
  let drawn = section.drawnWidth(of: 0, aspectRatio: 4912.0 / 7360)
  #expect(drawn.lines(in: 303...2560) == [section.result.frames[0].width])
}
