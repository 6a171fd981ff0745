import Testing
import WallManifest

@testable import WallSite

/// What is laid out and yet worth a word.
@Suite struct LayoutWarningTests {
  private func warnings(_ layout: String, images: [String]) throws -> [Diagnostic] {
    let images = images.enumerated().map { number, keys in
      "{ \"id\": \"\(number + 1)\", \"src\": \"a.jpg\", \"width\": 4, \"height\": 3, \"alt\": \"\""
        + "\(keys) }"
    }.joined(separator: ",")
    return try BuiltWall("{ \"layout\": \(layout), \"images\": [\(images)] }").placed().warnings
  }

  @Test func itemsWiderThanALineAreNamedInOneWarning() throws {
    let wide = #", "itemSize": [400, 100]"#
    let one = try warnings(#"{ "kind": "flow" }"#, images: ["", wide, ""])
    #expect(
      one == [
        Diagnostic(
          .none, at: nil,
          "breakpoint \"all\": an item is wider than a line of 283 px and scaled down to it: \"2\"",
          hint: "its narrowest wall counts, 303 px with its insets")
      ])
    let five = try warnings(
      #"{ "kind": "flow" }"#, images: [wide, "", wide, #", "hidden": true"#, wide, wide, wide])
    #expect(
      five.map(\.message) == [
        "breakpoint \"all\": 5 items are wider than a line of 283 px and scaled down to it: "
          + "\"1\", \"3\", \"5\" and 2 more"
      ])
  }

  @Test func cornersThatOverlapAreSaidWithTheRadiusThatIsEnough() throws {
    let eight = Array(repeating: "", count: 8)
    let touching = try warnings(#"{ "kind": "circle", "radius": 70 }"#, images: eight)
    #expect(
      touching == [
        Diagnostic(
          .none, at: nil,
          "breakpoint \"all\": at a radius of 70 px neighbouring items overlap at their corners",
          hint: "from 70.71 px on they do not")
      ])
    #expect(try warnings(#"{ "kind": "circle", "radius": 70.8 }"#, images: eight).isEmpty)
  }

  @Test func itemsThatLeaveTheWallAreSaid() throws {
    let many = try warnings(#"{ "kind": "circle" }"#, images: Array(repeating: "", count: 12))
    let wide = try warnings(#"{ "kind": "line", "itemSize": [400, 9] }"#, images: [""])
    #expect(
      wide.map(\.message) == [
        "breakpoint \"all\": the items take 400 px, more than the narrowest wall of 303 px"
      ])
    #expect(
      many.map(\.message) == [
        "breakpoint \"all\": the items take 377.85 px, more than the narrowest wall of 303 px"
      ])
  }

  @Test func aCircleHigherThanItsHeightIsSaid() throws {
    let six = Array(repeating: "", count: 6)
    // 2 * 100 px and an item of 50.
    let low = try warnings(#"{ "kind": "circle", "radius": 100, "height": 249 }"#, images: six)
    #expect(
      low == [
        Diagnostic(
          .none, at: nil,
          "breakpoint \"all\": the items take 250 px, more than the height of 249 px",
          hint: "they stand out of it above and below; make the height larger or leave it out")
      ])
    #expect(
      try warnings(#"{ "kind": "circle", "radius": 100, "height": 250 }"#, images: six).isEmpty)
    #expect(try warnings(#"{ "kind": "circle", "height": 50 }"#, images: [""]).isEmpty)
  }

  @Test func aBuildSaysThem() throws {
    let site = try WorkFolder()
    let manifest = try site.manifest(
      count: 2, more: #""layout": { "kind": "flow", "itemSize": 500 },"#)
    let summary = try site.build(manifest)
    #expect(
      summary.problems.map(\.message) == [
        "breakpoint \"all\": 2 items are wider than a line of 283 px and scaled down to it: "
          + "\"p1.jpg\", \"p2.jpg\""
      ])
  }
}
