import Testing

private let image = "{ \"src\": \"a.jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\" }"

private func expect(
  _ breakpoints: String, _ expected: String..., maxWidth: Int = 2000,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  MarkedSource(
    "{ \"maxWidth\": \(maxWidth), \"breakpoints\": [ \(breakpoints) ], \"images\": [ \(image) ] }"
  ).expect(expected, sourceLocation: sourceLocation)
}

private func breakpoint(_ name: String, _ width: String, _ more: String = "") -> String {
  "{ \"name\": \"\(name)\", \"minWidth\": \(width)\(more) }"
}

private let portrait = ", \"orientation\": \"portrait\""
private let landscape = ", \"orientation\": \"landscape\""

/// What concerns several breakpoints together.
@Suite struct BreakpointRuleTests {
  @Test func theFirstStartsAtZeroAndTheOthersRise() {
    expect(breakpoint("a", "0") + "," + breakpoint("b", "600"))
    expect(breakpoint("a", "⚑1"), "F the first breakpoint's minWidth is 1")
    expect(
      breakpoint("a", "0") + "," + breakpoint("b", "600") + "," + breakpoint("c", "⚑599.5"),
      "F minWidth 599.5 is smaller than the one before, 600")
  }

  @Test func namesAreUnique() {
    expect(
      breakpoint("a", "0") + ", { \"name\": ⚑\"a\", \"minWidth\": 600 }",
      "F the breakpoint name \"a\" is taken")
  }

  @Test func ofOneWidthThereIsOneOrOneOfEachOrientation() {
    expect(breakpoint("a", "0", portrait) + "," + breakpoint("b", "0", landscape))
    expect(
      breakpoint("a", "0") + "," + breakpoint("b", "⚑0"), "F 2 breakpoints start at 0")
    expect(
      breakpoint("a", "0", portrait) + "," + breakpoint("b", "⚑0", portrait),
      "F 2 breakpoints start at 0")
    expect(
      breakpoint("a", "0", portrait) + "," + breakpoint("b", "⚑0"), "F 2 breakpoints start at 0")
    expect(
      breakpoint("a", "0", portrait) + "," + breakpoint("b", "0", landscape) + ","
        + breakpoint("c", "⚑0"), "F 3 breakpoints start at 0")
  }

  @Test func referenceWidthsLieInTheirRange() {
    expect(breakpoint("a", "0", ", \"referenceWidth\": 599") + "," + breakpoint("b", "600"))
    expect(
      breakpoint("a", "0", ", \"referenceWidth\": ⚑600") + "," + breakpoint("b", "600"),
      "F referenceWidth 600 is outside the breakpoint's range")
    expect(
      breakpoint("a", "0") + "," + breakpoint("b", "600", ", \"referenceWidth\": ⚑599"),
      "F referenceWidth 599 is outside the breakpoint's range")
    expect(breakpoint("a", "0", ", \"referenceWidth\": 800"), maxWidth: 800)
    expect(
      breakpoint("a", "0", ", \"referenceWidth\": ⚑801"),
      "F referenceWidth 801 is larger than maxWidth 800", maxWidth: 800)
    // The portrait range goes past what is landscape only.
    expect(
      breakpoint("a", "0", portrait + ", \"referenceWidth\": 700") + ","
        + breakpoint("b", "0", landscape) + "," + breakpoint("c", "600", landscape))
  }

  @Test func inAWallOfSeveralLayoutsTheKindStays() {
    let layouts = "\"layouts\": [ { \"name\": \"a\" }, { \"name\": \"b\", \"kind\": \"rows\" } ]"
    MarkedSource(
      "{ \(layouts), \"breakpoints\": [ "
        + breakpoint("x", "0", ", \"layout\": { \"kind\": ⚑\"rows\" }")
        + " ], \"images\": [ \(image) ] }"
    ).expect(["F a breakpoint's layout changes the kind of a wall with several layouts"])
    MarkedSource(
      "{ \(layouts), \"breakpoints\": [ "
        + breakpoint("x", "0", ", \"layout\": { \"columns\": 3, \"lastRow\": \"left\" }")
        + " ], \"images\": [ \(image) ] }"
    ).expect([])
  }
}
