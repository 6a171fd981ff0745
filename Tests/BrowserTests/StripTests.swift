import Foundation
import Testing
import WallLayout

extension BrowserTests {
  /// A strip in a browser that shows frames: what is drawn while it is scrolled, and where it rests.
  @Suite(.serialized) struct Strips {
    /// How a strip was drawn at one place.
    private struct View: Decodable {
      /// From the inline start.
      var offset: Double
      /// Width and height of each tile's picture, as a share of the tile's, in turn.
      var scales: [Double]
      /// How far the centre of what is drawn is from the tile's centre.
      var shift: Double
      /// Left, right, top and bottom edge of the section's header and footer, from the scroller's
      /// upper left corner.
      var words: [[Double]]
    }

    private struct Report: Decodable {
      var width: Double
      var views: [View]
      var resting: [Double]
      var focused: Double
    }

    @Test(arguments: [false, true], [390, 1280])
    func itemsAreDrawnByTheirDistanceFromTheMiddle(isRightToLeft: Bool, width: Int) throws {
      let wall = try BrowserWall.strips(isRightToLeft: isRightToLeft)
      let report = try report(of: wall, in: .init(width: width, height: 900))
      let strip = wall.strip(atViewport: report.width)
      #expect(report.views.map(\.offset) == [0, 175, 9000])
      for view in report.views {
        let known = strip.frames.indices.flatMap { index -> [Double] in
          let scale = strip.scale(of: index, scrolledBy: view.offset, at: report.width)
          return [scale, scale]
        }
        try #require(view.scales.count == known.count)
        let worst = zip(view.scales, known).map { abs($0 - $1) }.max() ?? 1
        #expect(worst < 0.01, "scrolled by \(view.offset)")
        #expect(known.contains(0) && known.contains { $0 > 0.5 })
        #expect(view.shift < 0.1)
      }
    }

    @Test(arguments: [false, true]) func aHeaderAndAFooterStayWhileAStripScrolls(
      isRightToLeft: Bool
    ) throws {
      let wall = try BrowserWall.strips(isRightToLeft: isRightToLeft)
      let report = try report(of: wall, in: .init(width: 390, height: 900))
      let (start, end) = (7.0 + 12, 390.0 - 5 - 30)
      let sides = isRightToLeft ? [390 - end, 390 - start] : [start, end]
      let height = wall.strip(atViewport: 390).contentHeight(at: 390)
      let words = [sides + [6, 46], sides + [height - 8 - 30, height - 8]]
      for view in report.views {
        try #require(view.words.count == words.count)
        for (box, known) in zip(view.words, words) {
          #expect(zip(box, known).allSatisfy { abs($0 - $1) < 0.1 })
        }
      }
    }

    @Test(arguments: [false, true]) func aStripComesToRestAtAnItem(isRightToLeft: Bool) throws {
      let wall = try BrowserWall.strips(isRightToLeft: isRightToLeft)
      let report = try report(of: wall, in: .init(width: 390, height: 900))
      let strip = wall.strip(atViewport: 390)
      let offsets = strip.frames.indices.compactMap { strip.snapOffset(of: $0) }
      #expect(report.resting.count == 3)
      for (resting, asked) in zip(report.resting, [3210.0, 60, 20_100]) {
        let nearest = offsets.min { abs($0 - asked) < abs($1 - asked) } ?? 0
        #expect(abs(resting - nearest) < 1)
      }
      // Where a link far away takes focus, its tile is brought into sight.
      let distance = abs(report.focused - (try #require(strip.snapOffset(of: 30))))
      #expect(distance < (390 - 120) / 2)
    }

    @Test func nothingIsScaledWhereMotionIsNotWanted() throws {
      let wall = try BrowserWall.strips()
      let report = try report(
        of: wall, in: .init(width: 390, height: 900, reducesMotion: true))
      for view in report.views { #expect(view.scales.allSatisfy { abs($0 - 1) < 1e-3 }) }
    }

    /// The tablet shows the same section in columns.
    @Test func nothingIsScaledWhereTheSectionIsNoStrip() throws {
      let wall = try BrowserWall.strips()
      let report = try report(of: wall, in: .init(width: 800, height: 900))
      for view in report.views { #expect(view.scales.allSatisfy { abs($0 - 1) < 1e-3 }) }
    }

    private func report(of wall: BrowserWall, in window: Chromium.Window) throws -> Report {
      let folder = try TemporaryFolder()
      try wall.write(to: folder)
      let html = String(
        decoding: try Data(contentsOf: folder.url.appending(path: "index.html")), as: UTF8.self)
      try folder.write(
        html.replacing("</body>", with: "<script>\(Self.script)</script></body>"),
        to: "watched.html")
      let server = try LocalServer(folder: folder.url)
      let text = try Chromium().report(to: server, from: "watched.html", in: window)
      return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    }

    private static let script = """
      const section = document.querySelector('.section');
      const scroller = section.querySelector('.scroller');
      const tiles = [...section.querySelectorAll('.tile')];
      const sign = getComputedStyle(scroller).direction == 'rtl' ? -1 : 1;
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const offset = () => sign * scroller.scrollLeft;
      async function rest() {
        let still = 0;
        for (let last = NaN; still < 20; last = offset()) {
          await frame();
          still = offset() === last ? still + 1 : 0;
        }
        return offset();
      }
      function view() {
        const scales = [];
        let shift = 0;
        for (const tile of tiles) {
          const box = tile.getBoundingClientRect();
          const picture = tile.querySelector('a, .lost').getBoundingClientRect();
          scales.push(+(picture.width / box.width).toFixed(4), +(picture.height / box.height).toFixed(4));
          shift = Math.max(shift, Math.abs(picture.left + picture.right - box.left - box.right) / 2,
            Math.abs(picture.top + picture.bottom - box.top - box.bottom) / 2);
        }
        const frame = scroller.getBoundingClientRect();
        const words = [...section.querySelectorAll('.head, .foot')].map(element => {
          const box = element.getBoundingClientRect();
          return [box.left - frame.left, box.right - frame.left, box.top - frame.top,
            box.bottom - frame.top];
        });
        return { offset: offset(), scales, shift, words };
      }
      addEventListener('load', async () => {
        const views = [], resting = [];
        scroller.style.scrollSnapType = 'none';
        for (const place of [0, 175, 9000]) {
          scroller.scrollLeft = sign * place;
          await frame();
          await frame();
          views.push(view());
        }
        scroller.style.scrollSnapType = '';
        for (const place of [3210, 60, 20100]) {
          scroller.scrollTo({ left: sign * place, behavior: 'smooth' });
          resting.push(await rest());
        }
        tiles[30].querySelector('a').focus();
        const focused = await rest();
        fetch('/report?' + encodeURIComponent(JSON.stringify(
          { width: scroller.clientWidth, views, resting, focused })));
      });
      """
  }
}

extension BrowserWall {
  /// The first section's layout in a viewport without scrollbars.
  fileprivate func strip(atViewport width: Double) -> LayoutResult {
    let geometry = content.geometries.last { $0.breakpoint.minWidth <= width }
    return (geometry ?? content.geometries[0]).placement.sections[0].result
  }
}
