import Testing

@testable import WallCommand

struct ProgressPaceTests {
  /// The words after pictures that were done at these times, asked at the last of them.
  private func words(_ times: [Double], total: Int, until end: Double? = nil) -> [String] {
    var pace = ProgressPace(done: 0, at: 0)
    for (index, time) in times.enumerated() { pace.note(index + 1, at: time) }
    if let end { pace.note(times.count, at: end) }
    return pace.words(total: total)
  }

  @Test func rateAndTimeLeftFollowFromWhatIsDone() {
    let times = (1...40).map { Double($0) / 4 }
    #expect(words(times, total: 760) == ["4.0 a second", "3 min left"])
    #expect(words(times, total: 41) == ["4.0 a second", "5 s left"])
    #expect(words(times, total: 40) == ["4.0 a second"])
    #expect(words(times, total: 100_000) == ["4.0 a second", "7 h left"])
  }

  @Test func slowAndFastRatesHaveFittingDecimals() {
    #expect(words([20, 40, 60], total: 10).first == "0.05 a second")
    // Not 0.10, which would come and go beside 0.1.
    #expect(words([10.3, 20.6, 30.9], total: 10).first == "0.1 a second")
    #expect(words((1...5000).map { Double($0) / 1234 }, total: 9000).first == "1,234 a second")
  }

  @Test func nothingIsSaidAtFirst() {
    #expect(words([0.5, 1, 1.5], total: 10).isEmpty)
    #expect(words([], total: 10, until: 100).isEmpty)
  }

  @Test func whatWasDoneBeforeTellsNothing() {
    var pace = ProgressPace(done: 9000, at: 5)
    pace.note(9010, at: 15)
    #expect(pace.words(total: 10_000) == ["1.0 a second", "17 min left"])
  }

  @Test func unevenPicturesGiveASteadyRate() {
    // Two a second, but in bursts: eight at once, then nothing for four seconds.
    var pace = ProgressPace(done: 0, at: 0)
    var rates: [Double] = []
    for tenth in 1...3000 {
      pace.note(tenth / 40 * 8, at: Double(tenth) / 10)
      if tenth > 400, let rate = pace.perSecond { rates.append(rate) }
    }
    #expect(rates.count == 2600)
    #expect(rates.allSatisfy { $0 > 1.5 && $0 < 2.5 })
  }

  @Test func theRateFollowsWhatHappensNow() {
    let times = (1...1000).map { Double($0) / 100 } + (1...60).map { 10 + Double($0) }
    #expect(words(times, total: 1120) == ["1.0 a second", "1 min left"])
  }

  @Test func aStandstillLowersTheRate() {
    let times = (1...100).map { Double($0) / 10 }
    #expect(words(times, total: 200, until: 10.2).first == "9.8 a second")
    #expect(words(times, total: 200, until: 19).first == "5.3 a second")
  }
}
