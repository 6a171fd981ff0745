import Testing

@testable import WallCommand

/// Whole runs that measure a wall.
struct ReportRunTests {
  /// 24 pictures in two columns; their bottoms are never level.
  private static func wall(_ keys: String) -> String {
    let images = (1...24).map {
      "{ \"src\": \"/\($0).jpg\", \"width\": 300, \"height\": \(200 + 7 * $0), \"alt\": \"\" }"
    }
    return "{ \(keys) \"layout\": { \"columns\": 2 }, "
      + "\"images\": [\(images.joined(separator: ","))] }"
  }

  private func run(_ manifest: String, _ words: String...) -> Recorder.Outcome {
    let recorder = Recorder()
    recorder.input = Array(manifest.utf8)
    return recorder.run(words)
  }

  @Test func aWallOfSeveralPagesIsSaidToBeMeasuredInOnePiece() {
    let whole = Self.wall("")
    let divided = Self.wall("\"pageSize\": 10,")
    let note = "It is the wall in one piece, before it is divided into 3 pages.\n"
    #expect(run(divided, "report", "-", "--format", "table").output.hasSuffix(note))
    #expect(!run(whole, "report", "-", "--format", "table").output.contains("in one piece"))
    #expect(run(divided, "report", "-", "--json").output.contains("\"pages\": 3,"))
    #expect(run(whole, "report", "-", "--json").output.contains("\"pages\": 1,"))
    #expect(run(divided, "report", "-").output == run(whole, "report", "-").output)
  }

  @Test func brokenLimitsOfSeveralPagesSayWhatTheyMeasure() {
    let words = "figures are those of the wall before it is divided into pages"
    let limits = "\"limits\": { \"raggedness\": 0 },"
    #expect(
      run(Self.wall(limits + "\"pageSize\": 10,"), "check", "-", "--strict").error.contains(words))
    let one = run(Self.wall(limits), "check", "-", "--strict")
    #expect(one.status == .problemsInInput)
    #expect(!one.error.contains(words))
  }

  @Test func aWallBeyondNumbersNamesTheImageThatMakesItSo() {
    for (direction, width, height) in [
      ("vertical", "1e-9", "1000000"), ("horizontal", "1000000", "1e-9"),
    ] {
      let outcome = run(
        """
        { "layout": { "columns": 2, "direction": "\(direction)" }, "images": [
          { "src": "/a.jpg", "width": 1, "height": 30, "alt": "" },
          { "src": "/long.jpg", "width": \(width), "height": \(height), "alt": "" },
          { "src": "/b.jpg", "width": 30, "height": 1, "alt": "" } ] }
        """, "layout", "-")
      #expect(outcome.status == .problemsInInput)
      #expect(
        outcome.error.contains(
          "longer than numbers can hold; the most extreme image is \"/long.jpg\": width "))
    }
  }
}
