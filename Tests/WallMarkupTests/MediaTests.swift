import Testing
import WallLayout

@testable import WallMarkup

private func media(_ declarations: [BreakpointDeclaration]) -> [String?] {
  WallStylesheet.media(
    for: ViewportRange.all(of: Breakpoint.ranges(of: declarations, maxWidth: nil)))
}

@Test func aBreakpointForOneOrientationAloneServesTheOtherAsWell() {
  let queries = media([
    BreakpointDeclaration(name: "up", minWidth: 0, orientation: .portrait),
    BreakpointDeclaration(name: "large", minWidth: 600),
  ])
  #expect(
    queries == [
      "(width < 600px) and (orientation: portrait), (width < 600px) and (orientation: landscape)",
      "(min-width: 600px)",
    ])
}

@Test func theNarrowerOneStandsInWhereTheOtherOrientationHasNone() {
  let queries = media([
    BreakpointDeclaration(name: "small", minWidth: 0),
    BreakpointDeclaration(name: "side", minWidth: 600, orientation: .landscape),
    BreakpointDeclaration(name: "large", minWidth: 1000),
  ])
  #expect(
    queries == [
      "(width < 600px), (min-width: 600px) and (width < 1000px) and (orientation: portrait)",
      "(min-width: 600px) and (width < 1000px) and (orientation: landscape)",
      "(min-width: 1000px)",
    ])
}

@Test func partnersNeedNoSubstitute() {
  let queries = media([
    BreakpointDeclaration(name: "up", minWidth: 0, orientation: .portrait),
    BreakpointDeclaration(name: "side", minWidth: 0, orientation: .landscape),
  ])
  #expect(queries == ["(orientation: portrait)", "(orientation: landscape)"])
}
