import Foundation
import Testing
import WallMarkup

extension BrowserTests {
  /// No tile moves because a page loads, nor because it is seen for the first time.
  @Suite(.serialized) struct Stillness {
    private struct Report: Decodable {
      var loads: Int
      /// Chunks that were scrolled to, over all loads.
      var chunks: Int
      /// Transitions that began.
      var transitions: Int
      /// Tiles that stood elsewhere a moment later.
      var moved: Int
      /// What the page's script said.
      var error: String?
    }

    /// Warm and cold; the sheets come one by one, and styles are asked for between them.
    @Test(arguments: [false, true]) func nothingMovesInFiftyLoads(isWarm: Bool) throws {
      let report = try load(isWarm: isWarm, times: 50)
      #expect(report.loads == 50)
      #expect(report.chunks >= 150)
      #expect(report.transitions == 0)
      #expect(report.moved == 0)
    }

    @Test func nothingMovesInAFragment() throws {
      let report = try load(isWarm: false, times: 10, isFragment: true)
      #expect(report.chunks >= 30)
      #expect(report.transitions == 0)
      #expect(report.moved == 0)
    }

    /// The same wall with transitions that are always on does move: the measurement can fail.
    @Test func tilesWithTransitionsOfTheirOwnDoMove() throws {
      let always = """
        .tile { transition: .42s; transition-property: left, width, margin-top, padding-bottom }
        """
      let report = try load(isWarm: false, times: 10, styles: always)
      #expect(report.transitions > 0)
    }

    private func load(
      isWarm: Bool, times: Int, isFragment: Bool = false, styles: String = ""
    ) throws -> Report {
      let folder = try TemporaryFolder()
      var wall = try BrowserWall.uprightLayouts()
      // Placeholders move as pictures do, and need no answer from the server.
      for index in wall.content.sections[0].tiles.indices {
        wall.content.sections[0].tiles[index].picture = nil
      }
      if isFragment { try wall.writeFragment(to: folder) } else { try wall.write(to: folder) }
      let base = folder.url.appending(path: isFragment ? "wall.css" : "assets/base.css")
      let css = String(decoding: try Data(contentsOf: base), as: UTF8.self)
      try Data((css + styles).utf8).write(to: base)
      try folder.write(
        FrameHarness.page(script: Self.script(times: times)), to: "harness.html")
      let server = try LocalServer(
        folder: folder.url, options: .init(sheetDelay: isWarm ? 0 : 0.2, keepsFiles: isWarm))
      let json = try Chromium().report(to: server, from: "harness.html")
      let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
      #expect(report.error == nil)
      return report
    }

    /// Eight pages side by side at a time, in frames that show a small part of the wall.
    private static func script(times: Int) -> String {
      """
      const seen = { loads: 0, chunks: 0, transitions: 0, moved: 0 };
      const frames = async count => {
        for (let i = 0; i < count; i++) await new Promise(done => requestAnimationFrame(done));
      };
      const isSeen = (element, view) => {
        const box = element.getBoundingClientRect();
        return box.bottom > 0 && box.top < view.innerHeight;
      };
      const places = inside => [...inside.querySelectorAll('[role=list]')]
        .filter(chunk => isSeen(chunk, inside.defaultView))
        .flatMap(chunk => [...chunk.children].filter(t => isSeen(t, inside.defaultView)).map(tile =>
          [tile, Object.values(tile.getBoundingClientRect().toJSON()).join()]));
      const expectStill = async (inside, time) => {
        const before = places(inside);
        await time();
        seen.moved += before.filter(([tile, place]) =>
          Object.values(tile.getBoundingClientRect().toJSON()).join() != place).length;
      };
      const load = async () => {
        const frame = document.createElement('iframe');
        frame.style = 'width: 420px; height: 240px; float: left';
        let isLoaded = false;
        frame.onload = () => isLoaded = true;
        frame.src = 'index.html';
        document.body.append(frame);
        let inside;
        const look = () => {
          const now = frame.contentDocument;
          if (now == inside || now?.URL == 'about:blank') return;
          inside = now;
          inside.addEventListener('transitionrun', () => seen.transitions++, true);
        };
        while (!isLoaded) {
          look();
          // As a script on the page might: styles are computed from those sheets that have come.
          inside?.documentElement?.offsetHeight;
          await wait(15);
        }
        look();
        await expectStill(inside, () => wait(300));
        const view = frame.contentWindow;
        for (const chunk of inside.querySelectorAll('[role=list]')) {
          for (const part of [0, .6]) {
            const box = chunk.getBoundingClientRect();
            view.scrollBy(0, box.top + part * box.height);
            await frames(2);
            await expectStill(inside, () => frames(1));
            seen.transitions +=
              inside.getAnimations().filter(a => a instanceof view.CSSTransition).length;
          }
          seen.chunks++;
        }
        seen.loads++;
        frame.remove();
      };
      try {
        for (let left = \(times); left > 0; left -= 8)
          await Promise.all(Array.from({ length: Math.min(left, 8) }, load));
      } catch (error) { seen.error = String(error.stack); }
      fetch('/report?' + encodeURIComponent(JSON.stringify(seen)));
      """
    }
  }
}
