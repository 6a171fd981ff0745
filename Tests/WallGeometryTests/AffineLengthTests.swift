import Testing
import WallGeometry
import WallTestSupport

@Suite struct AffineLengthTests {
  @Test func sumsHoldAtEveryWidth() {
    let a = AffineLength(slope: 0.25, intercept: -10)
    let b = AffineLength(slope: 1, intercept: 3)
    for width in [0, 303, 812.25] {
      #expect((a + b).at(width) == a.at(width) + b.at(width))
      #expect((a - b).at(width) == a.at(width) - b.at(width))
      #expect((a * 2).at(width) == a.at(width) * 2)
      #expect((a / 2).at(width) == a.at(width) / 2)
      #expect((a + 5 - 1).at(width) == a.at(width) + 4)
      #expect(AffineLength(7).at(width) == 7)
      #expect(AffineLength.containerWidth.at(width) == width)
    }
  }

  @Test func aLineGoesThroughItsTwoPoints() {
    let line = AffineLength.line(through: (303, 225), and: (600, 295))
    #expect(line.at(303) == 225)
    #expect(abs(line.at(600) - 295) < 1e-12)
    #expect(AffineLength.line(through: (5, 7), and: (5, 9)) == AffineLength(7))
  }

  @Test func theEnvelopeIsTheMaximumOfAllLines() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let lines = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        AffineLength(
          slope: Double(Int.random(in: 0...20, using: &generator)) / 4,
          intercept: Double.random(in: -2000...2000, using: &generator).rounded())
      }
      let envelope = AffineLength.upperEnvelope(of: lines)
      for width in [1, 17, 303, 460.5, 2560, 1e6] {
        let largest = lines.map { $0.at(width) }.max() ?? 0
        #expect(envelope.map { $0.at(width) }.max() == largest)
      }
      // Each line of it is the only largest somewhere.
      #expect(zip(envelope, envelope.dropFirst()).allSatisfy { $0.slope < $1.slope })
      #expect(Set(envelope).isSubset(of: lines))
    }
  }

  @Test func aShadowedLineIsNoPartOfTheEnvelope() {
    let low = AffineLength(slope: 0.5, intercept: 0)
    let level = AffineLength(100)
    let steep = AffineLength(slope: 1, intercept: 0)
    #expect(AffineLength.upperEnvelope(of: [steep, low, level, low]) == [level, steep])
    #expect(AffineLength.upperEnvelope(of: [AffineLength(-1), steep]) == [steep])
    #expect(AffineLength.upperEnvelope(of: []).isEmpty)
  }
}
