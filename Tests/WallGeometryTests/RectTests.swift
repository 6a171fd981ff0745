import Testing
import WallGeometry

@Suite struct RectTests {
  @Test func interiorsMeetEdgesDoNot() {
    let rect = Rect(x: 10, y: 10, width: 100, height: 50)
    #expect(rect.meets(Rect(x: 109, y: 59, width: 5, height: 5)))
    #expect(rect.meets(Rect(x: 20, y: 20, width: 1, height: 1)))
    #expect(!rect.meets(Rect(x: 110, y: 10, width: 5, height: 5)))
    #expect(!rect.meets(Rect(x: 10, y: 60, width: 5, height: 5)))
    #expect((rect.maxX, rect.maxY) == (110, 60))
  }

  @Test func framesAreMirroredWithinTheirContainer() {
    let frame = AffineFrame(
      x: AffineLength(10), y: AffineLength(3),
      width: AffineLength(slope: 0.5, intercept: -15), height: AffineLength(7))
    #expect(frame.mirrored.at(width: 300) == Rect(x: 155, y: 3, width: 135, height: 7))
    #expect(frame.mirrored.mirrored == frame)
    #expect(frame.maxX.at(300) == 145)
    #expect(frame.maxY == AffineLength(10))
  }

  @Test func insetsAddUpSideBySide() {
    let sum = Insets(top: 1, right: 2, bottom: 3, left: 4) + Insets(10)
    #expect(sum == Insets(top: 11, right: 12, bottom: 13, left: 14))
  }

  @Test func aspectAboveOneIsALandscape() {
    #expect(Size(width: 3, height: 2).aspectRatio == 1.5)
  }
}
