import Foundation

/// A page that shows a built wall in a frame of one width after another and measures it.
struct FrameHarness {
  /// What to set up before measuring.
  struct View: Encodable {
    /// Width of the frame in CSS px: what media queries see.
    var viewport: Double
    /// Width of the wall's container where it is not the frame's, as beside a scrollbar.
    var container: Double?
    /// Number of the layout that is chosen first, from 0; nil where the page has no choice.
    var layout: Int?
  }

  /// What one view gave. Rectangles are relative to the wall.
  struct Measurement: Decodable {
    var wallWidth: Double
    var wallHeight: Double
    /// By tile, in the document's order: x, y, width, height.
    var tiles: [Double]
    /// The most by which a tile stands out of its chunk, which would clip it.
    var clipped: Double
    /// Width of all content and of the window.
    var scrollWidth: Double
    var clientWidth: Double
  }

  private struct Answer: Decodable {
    var views: [Measurement]
  }

  let chromium: Chromium

  /// CSS px.
  static let frameHeight = 900.0

  /// Measures `page` of a folder in every view.
  ///
  /// - Parameters:
  ///   - page: Relative to the folder.
  ///   - folder: What is served.
  ///   - views: One measurement each.
  ///   - scale: Device pixels per CSS px.
  ///   - rendersAll: Whether chunks off screen are laid out as those on screen are: asking for each
  ///     tile of a chunk that is not takes a layout of its own.
  /// - Returns: In the order of the views.
  /// - Throws: What the page's script, the browser or the file system said.
  func measure(
    _ page: String = "index.html", in folder: borrowing TemporaryFolder, views: [View],
    scale: Double = 1, rendersAll: Bool = false
  ) throws -> [Measurement] {
    let job = String(decoding: try JSONEncoder().encode(views), as: UTF8.self)
    try folder.write(
      Self.page(script: Self.measuring(page: page, job: job, rendersAll: rendersAll)),
      to: "harness.html")
    let server = try LocalServer(folder: folder.url)
    // No frames are drawn, so what moves would never arrive.
    let window = Chromium.Window(scale: scale, reducesMotion: true)
    return try chromium.answer(
      Answer.self, from: server.address + "harness.html", in: window
    ).views
  }

  /// A page that runs `script`, the body of an asynchronous function, and keeps what it returns.
  static func page(script: String, head: String = "", body: String = "") -> String {
    """
    <!DOCTYPE html>
    <html><head><meta charset="utf-8"><title>Harness</title>
    <style>body { margin: 0 } iframe { display: block; border: 0; height: \(Int(frameHeight))px }</style>\(head)
    </head><body>\(body)
    <script type="application/json" id="answer">{"ok":false}</script>
    <script>
    function show(page, width, sandbox) {
      return new Promise(done => {
        const frame = document.createElement('iframe');
        frame.style.width = width + 'px';
        if (sandbox) frame.sandbox = sandbox;
        frame.onload = () => done(frame);
        frame.src = page;
        document.body.append(frame);
      });
    }
    const wait = time => new Promise(done => setTimeout(done, time));
    (async () => {
      let answer;
      try {
        answer = { ok: true, ...await (async () => { \(script) })() };
      } catch (error) { answer = { ok: false, error: String(error) }; }
      document.getElementById('answer').textContent =
        JSON.stringify(answer).replaceAll('<', '\\\\u003c').replaceAll('&', '\\\\u0026');
    })();
    </script></body></html>
    """
  }

  private static func measuring(page: String, job: String, rendersAll: Bool) -> String {
    """
    const views = \(job);
    const frame = await show('\(page)', views[0].viewport);
    const inside = frame.contentDocument;
    if (\(rendersAll)) for (const chunk of inside.querySelectorAll('.chunk'))
      chunk.style = 'content-visibility: visible; contain: layout paint style';
    const results = [];
    for (const view of views) {
      if (view.layout != null) inside.getElementById(`l${view.layout + 1}`).click();
      frame.style.width = view.viewport + 'px';
      inside.body.style.width = view.container == null ? '' : view.container + 'px';
      await wait(20);
      const wall = inside.querySelector('.wall').getBoundingClientRect();
      const tiles = [];
      let clipped = -Infinity;
      for (const chunk of inside.querySelectorAll('.chunk')) {
        const box = chunk.getBoundingClientRect();
        for (const tile of chunk.querySelectorAll('.tile')) {
          const rect = tile.getBoundingClientRect();
          for (const value of [rect.left - wall.left, rect.top - wall.top, rect.width, rect.height])
            tiles.push(+value.toFixed(4));
          clipped = Math.max(clipped, box.left - rect.left, rect.right - box.right,
            box.top - rect.top, rect.bottom - box.bottom);
        }
      }
      const root = inside.documentElement;
      results.push({ wallWidth: wall.width, wallHeight: wall.height, tiles,
        clipped: Number.isFinite(clipped) ? clipped : 0, scrollWidth: root.scrollWidth,
        clientWidth: root.clientWidth });
    }
    return { views: results };
    """
  }
}
