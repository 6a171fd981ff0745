import Foundation
import Testing
import WallLayout
import WallMarkup

extension BrowserTests {
  /// What a page promises beyond its geometry.
  @Suite(.serialized) struct Page {
    private struct Answer: Decodable {
      var value: String
    }

    @Test func picturesMoveNothingWhenTheyCome() throws {
      let wall = try BrowserWall.waterfallWithCaptionsAndSpans()
      let folder = try TemporaryFolder()
      try wall.write(to: folder)
      let harness = try FrameHarness(chromium: Chromium())
      let views = [390.0, 768, 1280].map { FrameHarness.View(viewport: $0) }
      let with = try harness.measure(in: folder, views: views, rendersAll: true)
      try FileManager.default.removeItem(at: folder.url.appending(path: "images"))
      let without = try harness.measure(in: folder, views: views, rendersAll: true)
      #expect(with.map(\.tiles) == without.map(\.tiles))
      #expect(with.map(\.wallHeight) == without.map(\.wallHeight))
    }

    @Test func standsTheSameWithoutScripts() throws {
      let answer = try ask(
        """
        const places = frame => JSON.stringify(
          [...frame.contentDocument.querySelectorAll('.tile')].map(t => t.getBoundingClientRect()));
        const first = await show('index.html', 800);
        const second = await show('index.html', 800, 'allow-same-origin');
        return { value: String(places(first) == places(second) && places(first).length > 1000) };
        """)
      #expect(answer == "true")
    }

    @Test func hasNoScriptStyleOrHandlerInline() throws {
      let found = try ask(
        """
        const frame = await show('index.html', 800);
        const all = [...frame.contentDocument.querySelectorAll('*')];
        const bad = all.filter(e => ['SCRIPT', 'STYLE'].includes(e.tagName)
          || [...e.attributes].some(a => a.name == 'style' || a.name.startsWith('on')));
        return { value: bad.map(e => e.outerHTML).join() + all.some(e => e.tagName == 'LI') };
        """)
      #expect(found == "true")
    }

    @Test func obeysAStrictPolicy() throws {
      // Styles that the policy blocked would leave the tiles in flow.
      let style = try ask(
        """
        const frame = await show('index.html', 800);
        const tile = frame.contentDocument.querySelector('.tile');
        const reports = [];
        new frame.contentWindow.ReportingObserver(list => reports.push(...list),
          { buffered: true }).observe();
        await wait(100);
        return { value: frame.contentWindow.getComputedStyle(tile).position + reports.length };
        """, options: .init(policy: "default-src 'self'"))
      #expect(style == "absolute0")
    }

    @Test(arguments: [(false, "rgb(250, 250, 250)"), (true, "rgb(18, 18, 18)")])
    func groundFollowsTheColorScheme(isDark: Bool, ground: String) throws {
      let color = try ask(
        """
        const frame = await show('index.html', 800);
        const view = frame.contentWindow;
        return { value: view.getComputedStyle(view.document.body).backgroundColor };
        """, window: .init(isDark: isDark), head: "<meta name=color-scheme content='light dark'>")
      #expect(color == ground)
    }

    @Test func focusShowsARingInsideTheTile() throws {
      let ring = try ask(
        """
        const frame = await show('index.html', 800);
        const link = frame.contentDocument.querySelector('.tile a');
        link.focus({ focusVisible: true });
        const style = frame.contentWindow.getComputedStyle(link, '::after');
        return { value: [style.outlineStyle, style.outlineWidth, style.outlineOffset].join(' ') };
        """)
      #expect(ring == "solid 3px -3px")
    }

    /// Two columns of 185 px at 390, of one picture each.
    @Test(arguments: [(1.0, "200.svg"), (2.0, "400.svg"), (4.0, "800.svg")])
    func choosesThePictureThatFitsItsTile(scale: Double, file: String) throws {
      var wall = try BrowserWall(
        [BreakpointDeclaration(name: "all", minWidth: 0)],
        items: [[LayoutItem(size: .init(width: 1600, height: 1200))]]
      ) { _ in [SectionLayout(layout: WaterfallLayout(columns: 2))] }
      var picture = PictureContent(src: "images/1.svg", type: "image/svg+xml")
      picture.sources = [200, 400, 800].map {
        .init(src: "images/\($0).svg", width: $0, type: "image/svg+xml")
      }
      wall.content.sections[0].tiles[0].picture = picture
      let chosen = try ask(
        """
        const frame = await show('index.html', 390);
        return { value: frame.contentDocument.querySelector('img').currentSrc.split('/').pop() };
        """, of: wall, window: .init(scale: scale))
      #expect(chosen == file)
    }

    /// A title and one line below it in the 48 px that a header has by default, whatever size
    /// letters have; a title and three lines in 100 px.
    @Test(arguments: [(48.0, 1.0, "true true 1"), (48, 2, "true true 1"), (100, 1, "true true 3")])
    func cutsNoLetterOfAHeading(header: Double, text: Double, expected: String) throws {
      var wall = try BrowserWall(
        [BreakpointDeclaration(name: "all", minWidth: 0)],
        items: [[LayoutItem(size: .init(width: 1600, height: 1200))]]
      ) { _ in [SectionLayout(layout: WaterfallLayout(columns: 2), header: header)] }
      wall.content.sections[0].description = String(repeating: "From the harbour. ", count: 30)
      let answer = try ask(
        """
        const frame = await show('index.html', 390);
        const inside = frame.contentDocument;
        inside.documentElement.style.fontSize = \(16 * text) + 'px';
        const head = inside.querySelector('.head').getBoundingClientRect();
        const [title, words] = ['h2', 'p'].map(e => inside.querySelector('.head ' + e));
        const box = words.getBoundingClientRect();
        const isInside = title.getBoundingClientRect().top >= head.top - .01
          && title.scrollHeight <= title.clientHeight && box.bottom <= head.bottom + .01;
        const range = inside.createRange();
        range.selectNodeContents(words);
        const lines = [...range.getClientRects()]
          .filter(r => r.left < box.right && r.top < box.bottom);
        const isWhole = lines.every(r => r.top >= box.top - .01 && r.bottom <= box.bottom + .01);
        const count = new Set(lines.map(r => r.top)).size; // an ellipsis has a box of its own
        return { value: [isInside, isWhole, count].join(' ') };
        """, of: wall)
      #expect(answer == expected)
    }

    @Test func printsOnSeveralSheets() throws {
      let folder = try TemporaryFolder()
      try BrowserWall.waterfallWithCaptionsAndSpans().write(to: folder)
      let address = folder.url.appending(path: "index.html").absoluteString
      let pdf = String(decoding: try Chromium().pdf(of: address), as: UTF8.self)
      let sheets = pdf.split(separator: "/Type /Page\n").count - 1
      #expect((2...40).contains(sheets))
    }

    /// The value that a script on a page beside the wall's returns.
    private func ask(
      _ script: String, of wall: BrowserWall? = nil, window: Chromium.Window = .init(),
      options: LocalServer.Options = .init(), head: String = ""
    ) throws -> String {
      let folder = try TemporaryFolder()
      try (wall ?? .waterfallWithCaptionsAndSpans()).write(to: folder)
      try folder.write(FrameHarness.page(script: script, head: head), to: "harness.html")
      let server = try LocalServer(folder: folder.url, options: options)
      return try Chromium().answer(
        Answer.self, from: server.address + "harness.html", in: window
      ).value
    }
  }
}
