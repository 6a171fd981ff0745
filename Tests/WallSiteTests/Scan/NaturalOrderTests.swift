import Testing

@testable import WallSite

@Suite struct NaturalOrderOfNames {
  private func isInOrder(_ names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for shuffled in [names.reversed(), names.sorted(), names.sorted().reversed()] {
      let sorted = NaturalOrder.sorted(shuffled) { $0 }
      #expect(
        sorted.map { Array($0.utf8) } == names.map { Array($0.utf8) },
        sourceLocation: sourceLocation)
    }
  }

  @Test func numbersCountAsNumbers() {
    isInOrder(["img1", "img02", "img2", "img10", "img10b", "img100", "img99999999999999999999"])
    isInOrder(["a-2", "a-2-1", "a-2-10", "a-10"])
    isInOrder(["0", "1", "2", "10", "a"].map { $0 + ".jpg" })
  }

  @Test func caseCountsOnlyBetweenNamesThatAreElseAlike() {
    isInOrder(["Beach", "beach", "Cliff", "DUNE", "dune", "dune2"])
    isInOrder(["É", "é", "Z"].map { "x" + $0 })
  }

  @Test func shorterNamesStandBeforeLongerOnes() {
    isInOrder(["a", "a b", "a.jpg", "a1", "aa"])
  }

  @Test func namesThatDifferInNormalisationAloneKeepADefiniteOrder() {
    isInOrder(["e\u{301}.jpg", "\u{e9}.jpg"])
  }

  @Test func numbersOfAnyLengthAreCompared() {
    let nines = String(repeating: "9", count: 250)
    isInOrder(["1" + nines.dropLast(), nines, "1" + nines])
  }
}
