import Testing
import WallText

@Suite struct NumberTextTests {
  @Test func theShortestTextReadsBackTheSame() {
    for (number, text) in [
      (0, "0"), (-0.0, "0"), (1312, "1312"), (811.5, "811.5"), (-0.1, "-0.1"), (1e21, "1e+21"),
      (9_007_199_254_740_991, "9007199254740991"), (1e-9, "1e-09"), (1.0 / 3, "0.3333333333333333"),
    ] {
      #expect(NumberText.shortest(number) == text)
      #expect(Double(text) == number)
    }
  }

  @Test func decimalsHaveNoTrailingZeros() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (-0.25, "-0.25"), (1.005, "1"),
      (3.07, "3.07"), (99.999, "100"), (1000, "1000"), (.nan, "0"),
      (.infinity, "9000000000000000"), (-.infinity, "-9000000000000000"),
    ]
    for (value, text) in cases { #expect(NumberText.decimal(value) == text) }
    #expect(NumberText.decimal(12.96, places: 1) == "13")
    #expect(NumberText.decimal(12.5, places: 0) == "13")
  }

  @Test func countsAreDividedByThePowerOfTen() {
    for (count, places, text) in [
      (1250, 4, "0.125"), (-333_333, 4, "-33.3333"), (1, 4, "0.0001"), (10, 4, "0.001"),
      (500_000, 4, "50"), (0, 2, "0"), (-5, 2, "-0.05"), (7, 0, "7"),
      (Int.min, 2, "-92233720368547758.08"),
    ] { #expect(NumberText.decimal(count: count, places: places) == text) }
  }

  @Test func fixedNumbersKeepTheirZeros() {
    for (number, places, text) in [
      (1.345, 1, "1.3"), (0.04, 1, "0.0"), (-0.04, 1, "0.0"), (12, 3, "12.000"),
      (0.005, 2, "0.01"), (2.5, 0, "3"), (-7.25, 1, "-7.3"),
    ] { #expect(NumberText.fixed(number, places: places) == text) }
  }

  @Test func textForPeopleHasGroupsAndNouns() {
    #expect(NumberText.grouped(1204) == "1,204")
    #expect(NumberText.grouped(-1_000_000) == "-1,000,000")
    #expect(NumberText.grouped(999) == "999")
    #expect(NumberText.grouped(-123) == "-123")
    #expect(NumberText.whole(4481.6) == "4,482")
    #expect(NumberText.counted(1, "error") == "1 error")
    #expect(NumberText.counted(1200, "picture") == "1,200 pictures")
  }
}
