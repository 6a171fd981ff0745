import Testing
import WallMarkup

extension BrowserTests {
  /// What a tile shows before its picture has come.
  @Suite(.serialized) struct Placeholder {
    private struct Answer: Decodable {
      /// `background-image` of all pictures, in order.
      var images: [String]
    }

    private static let gradient =
      "linear-gradient(rgb(17, 34, 51), rgb(68, 85, 102), rgb(119, 136, 153))"

    @Test(arguments: [false, true])
    func coloursOfThreeThirdsNeedNoScriptAndNoStyleInline(isFragment: Bool) throws {
      let answer = try backgrounds(isFragment: isFragment) { tiles in
        for index in tiles.indices { tiles[index].thirds = ["#123", "#456", "#789"] }
        tiles[1].picture?.isTransparent = true
        tiles[2].thirds = nil
      }
      #expect(answer.images[0] == Self.gradient)
      // Nothing shows through a transparent picture, and one colour is one colour.
      #expect(answer.images[1] == "none")
      #expect(answer.images[2] == "linear-gradient(rgb(85, 102, 119), rgb(85, 102, 119))")
      #expect(answer.images[3...].allSatisfy { $0 == Self.gradient })
    }

    @Test(arguments: [(false, "204, 204, 204"), (true, "51, 51, 51")])
    func theUsualColourFollowsTheColorScheme(isDark: Bool, color: String) throws {
      let answer = try backgrounds(window: .init(isDark: isDark)) { $0[0].color = "#cccccc" }
      #expect(answer.images[0] == "linear-gradient(rgb(\(color)), rgb(\(color)))")
    }

    private func backgrounds(
      isFragment: Bool = false, window: Chromium.Window = .init(),
      change: (inout [TileContent]) -> Void
    ) throws -> Answer {
      var wall = try BrowserWall.diceWithTwoGaps()
      change(&wall.content.sections[0].tiles)
      let folder = try TemporaryFolder()
      if isFragment { try wall.writeFragment(to: folder) } else { try wall.write(to: folder) }
      let script = """
        const frame = await show('index.html', 800);
        const styles = [...frame.contentDocument.images].slice(0, 8)
          .map(image => frame.contentWindow.getComputedStyle(image));
        return { images: styles.map(style => style.backgroundImage) };
        """
      let scheme = "<meta name=color-scheme content='light dark'>"
      try folder.write(FrameHarness.page(script: script, head: scheme), to: "harness.html")
      let server = try LocalServer(
        folder: folder.url,
        options: .init(policy: isFragment ? nil : "default-src 'self'"))
      return try Chromium().answer(
        Answer.self, from: server.address + "harness.html", in: window)
    }
  }
}
