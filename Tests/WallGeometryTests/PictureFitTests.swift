import Testing
import WallGeometry

@Suite struct PictureFitTests {
  private let wide = PictureFit(
    of: Size(width: 4000, height: 1000), in: Size(width: 200, height: 100))

  @Test func aPictureWiderThanItsBoxLosesItsSides() {
    #expect(wide.crop == 50)
    #expect(wide.drawn == Size(width: 400, height: 100))
    #expect(
      wide.hidden(about: (0.25, 0.9)) == [
        Rect(x: 0, y: 0, width: 0.125, height: 1), Rect(x: 0.625, y: 0, width: 0.375, height: 1),
      ])
  }

  @Test func aPictureHigherThanItsBoxLosesItsTopAndBottom() {
    let fit = PictureFit(of: Size(width: 3, height: 4), in: Size(width: 100, height: 100))
    #expect(fit.crop == 25)
    #expect(
      fit.hidden(about: (0, 0.5)) == [
        Rect(x: 0, y: 0, width: 1, height: 0.125), Rect(x: 0, y: 0.875, width: 1, height: 0.125),
      ])
  }

  @Test func atItsEdgeAFocusLeavesOneStrip() {
    #expect(wide.hidden(about: (0, 0)) == [Rect(x: 0.5, y: 0, width: 0.5, height: 1)])
    #expect(wide.hidden(about: (1, 0)) == [Rect(x: 0, y: 0, width: 0.5, height: 1)])
  }

  @Test func aBoxOfThePicturesProportionsHidesNothing() {
    let fit = PictureFit(of: Size(width: 3, height: 7), in: Size(width: 0.3, height: 0.7))
    #expect(fit.crop == 0)
    #expect(fit.hidden(about: (0.5, 0.5)).isEmpty)
  }

  @Test func aBoxWithoutHeightShowsNothing() {
    let fit = PictureFit(of: Size(width: 3, height: 4), in: Size(width: 100, height: 0))
    #expect(fit.crop == 100)
    #expect(fit.hidden(about: (0.5, 1)) == [Rect(x: 0, y: 0, width: 1, height: 1)])
  }
}
