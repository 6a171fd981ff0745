import Foundation
import Testing
import WallLayout
import WallMarkup

extension BrowserTests {
  /// Tiles move to their new places when the reader or the device asks for another layout.
  @Suite(.serialized) struct Motion {
    private struct Report: Decodable {
      /// Tiles on the screen before the change.
      var tiles: Int
      /// Transitions that began.
      var transitions: Int
      /// Whether a tile was seen under way while nobody held the time.
      var isLive: Bool
      /// px between old and new edges; of the farthest.
      var way: Double
      /// px between the places before the change and those at the start of the flight.
      var jump: Double
      /// Half-way in time, of each edge's way what is left: the least and the largest share.
      var least: Double
      var largest: Double
      /// px by which a tile stood above or below its chunk, which would clip it.
      var clipped: Double
    }

    /// What a change that is animated reports.
    private func expectFlight(
      _ report: Report, startsInPlace: Bool = true,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(report.tiles > 0, sourceLocation: sourceLocation)
      #expect(report.way > 50, sourceLocation: sourceLocation)
      #expect(report.transitions > 0, sourceLocation: sourceLocation)
      #expect(report.isLive, sourceLocation: sourceLocation)
      if startsInPlace { #expect(report.jump < 0.1, sourceLocation: sourceLocation) }
      // The easing is fast first: after half the time a tenth of the way is left.
      #expect(report.least > 0.05 && report.largest < 0.2, sourceLocation: sourceLocation)
      #expect(report.clipped < 0.1, sourceLocation: sourceLocation)
    }

    @Test(arguments: [[0, 1], [1, 2], [2, 0]]) func tilesMoveToAnotherLayout(_ way: [Int]) throws {
      expectFlight(try choose(way[1], after: way[0], of: .uprightLayouts()))
    }

    @Test(arguments: [[0, 1], [1, 0], [1, 2]], [false, true])
    func tilesMoveIntoStripsAndOutOfThem(_ way: [Int], isRightToLeft: Bool) throws {
      expectFlight(
        try choose(way[1], after: way[0], of: .unlikeLayouts(isRightToLeft: isRightToLeft)))
    }

    /// Its tiles stand in shares of the strip, which has another width there.
    @Test(arguments: [[0, 1], [1, 0]]) func aLineTakesUpItsPlaceAtOnce(_ way: [Int]) throws {
      let report = try choose(way[1], after: way[0], of: .columnsAndLine())
      #expect(report.transitions == 0)
      #expect(report.jump > 50)
    }

    @Test func tilesMoveInAFragment() throws {
      expectFlight(try choose(1, after: 0, of: .uprightLayouts(), isFragment: true))
      expectFlight(try narrow(.uprightLayouts(), isFragment: true), startsInPlace: false)
    }

    @Test func tilesMoveWhereABreakpointIsCrossed() throws {
      expectFlight(try narrow(.waterfallWithCaptionsAndSpans()), startsInPlace: false)
    }

    @Test func tilesMoveWhenTheDeviceIsTurned() throws {
      expectFlight(try turn(), startsInPlace: false)
    }

    @Test func nothingMovesWhereLessMotionIsWanted() throws {
      let reports = try [
        choose(1, after: 0, of: .uprightLayouts(), reducesMotion: true),
        choose(1, after: 0, of: .unlikeLayouts(), reducesMotion: true),
        choose(1, after: 0, of: .uprightLayouts(), isFragment: true, reducesMotion: true),
        narrow(.uprightLayouts(), reducesMotion: true), turn(reducesMotion: true),
      ]
      #expect(reports.map(\.transitions) == [0, 0, 0, 0, 0])
      #expect(reports.map(\.isLive) == [false, false, false, false, false])
      // They are in their new places at once.
      #expect(reports.allSatisfy { $0.way == 0 && $0.jump > 50 })
    }

    /// A chunk that leaves the screen under way costs nothing there, not even an end: it must not
    /// be where it was when it is seen again.
    @Test func whatLeftTheScreenUnderWayIsInItsPlaceWhenSeenAgain() throws {
      let folder = try TemporaryFolder()
      try BrowserWall.unlikeLayouts().write(to: folder)
      let answer = try answer(
        """
        const chunk = inside.getElementById('c2');
        button(1).click();
        await wait(800);
        const isSeen = chunk.getBoundingClientRect().top < view.innerHeight;
        button(0).click();
        await wait(800);
        view.scrollTo(0, chunk.getBoundingClientRect().top + view.scrollY);
        const places = [];
        for (let i = 0; i < 6; i++) {
          await frames(1);
          places.push(chunk.children[3].getBoundingClientRect().left);
        }
        return { isSeen, places };
        """, as: Chunk.self, in: folder, size: (700, 900))
      #expect(answer.isSeen)
      #expect(Set(answer.places).count == 1)
    }

    private struct Chunk: Decodable {
      /// Whether it was on the screen before it left.
      var isSeen: Bool
      /// Left edges of one of its tiles, frame by frame from its first.
      var places: [Double]
    }

    // MARK: Changes

    private func choose(
      _ layout: Int, after first: Int, of wall: BrowserWall, isFragment: Bool = false,
      reducesMotion: Bool = false
    ) throws -> Report {
      try report(
        on: wall, isFragment, reducesMotion, size: (700, 900), before: "button(\(first)).click()",
        change: "button(\(layout)).focus(); button(\(layout)).click()")
    }

    /// From just above a breakpoint to just below it.
    private func narrow(
      _ wall: BrowserWall, isFragment: Bool = false, reducesMotion: Bool = false
    ) throws -> Report {
      try report(
        on: wall, isFragment, reducesMotion, size: (1030, 900),
        change: "frame.style.width = '1000px'")
    }

    /// A telephone from upright to lying.
    private func turn(reducesMotion: Bool = false) throws -> Report {
      let declarations = [
        BreakpointDeclaration(name: "up", minWidth: 0, orientation: .portrait),
        BreakpointDeclaration(name: "side", minWidth: 0, orientation: .landscape),
      ]
      let items = [BrowserWall.items(200, seed: 21, withSpans: false)]
      let wall = try BrowserWall(declarations, items: items) { index in
        [SectionLayout(layout: WaterfallLayout(columns: [2, 5][index]))]
      }
      return try report(
        on: wall, false, reducesMotion, size: (390, 844),
        change: "[frame.style.width, frame.style.height] = ['844px', '390px']")
    }

    private func report(
      on wall: BrowserWall, _ isFragment: Bool, _ reducesMotion: Bool,
      size: (width: Int, height: Int), before: String = "", change: String
    ) throws -> Report {
      let folder = try TemporaryFolder()
      if isFragment { try wall.writeFragment(to: folder) } else { try wall.write(to: folder) }
      return try answer(
        Self.script(before, change), as: Report.self, in: folder, size: size,
        reducesMotion: reducesMotion)
    }

    /// What a script gives that has the page in a frame, in real time.
    private func answer<Answer: Decodable>(
      _ script: String, as type: Answer.Type, in folder: borrowing TemporaryFolder,
      size: (width: Int, height: Int), reducesMotion: Bool = false
    ) throws -> Answer {
      let page = """
        const frames = async count => {
          for (let i = 0; i < count; i++) await new Promise(done => requestAnimationFrame(done));
        };
        let answer;
        try {
          const frame = await show('index.html', \(size.width));
          frame.style.height = '\(size.height)px';
          const inside = frame.contentDocument, view = frame.contentWindow;
          const button = index => inside.querySelectorAll('input[type=radio]')[index];
          await wait(700);
          answer = await (async () => { \(script) })();
        } catch (error) { answer = { error: String(error.stack) }; }
        fetch('/report?' + encodeURIComponent(JSON.stringify(answer)));
        """
      try folder.write(FrameHarness.page(script: page), to: "harness.html")
      let server = try LocalServer(folder: folder.url)
      let json = try Chromium().report(
        to: server, from: "harness.html", in: .init(reducesMotion: reducesMotion))
      do {
        return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
      } catch {
        throw Chromium.Failure(description: "the page's script: \(json)")
      }
    }

    /// Makes the change, holds the time at the start and half-way, and then lets go of it.
    private static func script(_ before: String, _ change: String) -> String {
      """
      const report = { tiles: 0, transitions: 0, isLive: false, way: 0, jump: 0, least: 1,
        largest: 0, clipped: 0 };
      const edges = tile => {
        const box = tile.getBoundingClientRect();
        const face = tile.querySelector('img, [class$=lost]').getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom, face.bottom].map(
          (edge, i) => i == 0 || i == 2 ? edge : edge + view.scrollY);
      };
      const distance = (a, b) =>
        Math.max(...a.flatMap((tile, i) => tile.map((edge, j) => Math.abs(edge - b[i][j]))));
      const transitions = () =>
        inside.getAnimations().filter(one => one instanceof view.CSSTransition);
      const hold = time => {
        for (const one of transitions()) { one.pause(); one.currentTime = time; }
      };
      \(before);
      await wait(700);
      inside.addEventListener('transitionrun', () => report.transitions++, true);
      const tiles = [...inside.querySelectorAll('[role=list] > li')].filter(tile => {
        const box = tile.parentElement.getBoundingClientRect();
        if (box.bottom <= 0 || box.top >= view.innerHeight) return false;
        const [left, top, right, bottom] = edges(tile);
        return top < view.innerHeight && left < view.innerWidth && right > 0;
      });
      report.tiles = tiles.length;
      const places = () => tiles.map(edges);
      const old = places();
      \(change);
      await frames(1);
      hold(0);
      const start = places();
      report.jump = distance(start, old);
      hold(210);
      const half = places();
      for (const tile of tiles) {
        const box = tile.getBoundingClientRect();
        const chunk = tile.parentElement.getBoundingClientRect();
        report.clipped = Math.max(report.clipped, chunk.top - box.top, box.bottom - chunk.bottom);
      }
      const held = transitions();
      hold(0);
      // Slowly, so that a busy machine has a frame in between.
      for (const one of held) { one.playbackRate = .3; one.play(); }
      while (held.some(one => one.playState == 'running') && !report.isLive) {
        await frames(1);
        report.isLive = held.some(one => one.playState == 'running')
          && distance(places(), start) > 1;
      }
      for (const one of held) one.finish();
      await frames(2);
      const end = places();
      report.way = distance(start, end);
      half.forEach((tile, i) => tile.forEach((edge, j) => {
        const way = start[i][j] - end[i][j];
        if (Math.abs(way) < 20) return;
        report.least = Math.min(report.least, (edge - end[i][j]) / way);
        report.largest = Math.max(report.largest, (edge - end[i][j]) / way);
      }));
      return report;
      """
    }
  }
}
