import Testing
import WallGeometry

@Suite struct UnitPointTests {
  @Test func pointsOfTheCircleAreExactAtQuartersAndMirrorEachOther() {
    for (part, point) in [(0, [0.0, 1]), (1, [1, 0]), (2, [0, -1]), (3, [-1, 0]), (4, [0, 1])] {
      let unit = UnitPoint(part: part, of: 4)
      #expect([unit.sine, unit.cosine] == point)
    }
    let known = UnitPoint(part: 1, of: 12)
    #expect(known.sine == 0.5 || abs(known.sine - 0.5) < 1e-16)
    #expect(abs(known.cosine - 0.8660254037844386) < 2e-16)
    for count in 1...200 {
      for part in 0..<count {
        let (point, other) = (
          UnitPoint(part: part, of: count), UnitPoint(part: count - part, of: count)
        )
        #expect(point.sine == -other.sine && point.cosine == other.cosine)
        let length = point.sine * point.sine + point.cosine * point.cosine
        #expect(abs(length - 1) < 4e-16)
      }
    }
  }
}
