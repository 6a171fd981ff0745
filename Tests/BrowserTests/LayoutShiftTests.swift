import Foundation
import Testing

extension BrowserTests {
  /// What the browser itself counts as layout shift while a page loads, its pictures late.
  @Suite(.serialized) struct LayoutShift {
    @Test(arguments: [390, 800, 1280]) func nothingShiftsWhileASampleLoads(width: Int) throws {
      let folder = try TemporaryFolder()
      try BuiltSample("exhibition.xml").write(to: folder)
      #expect(try shift(of: folder, width: width) == 0)
    }

    /// The same page without its geometry does shift: the measurement can fail.
    @Test func aWallWithoutItsGeometryShifts() throws {
      let folder = try TemporaryFolder()
      let late = """
        <p><img src="late.svg" alt=""></p><p>Words that a late picture pushes down.</p>
        """
      try folder.write(
        "<!DOCTYPE html><html><head></head><body>\(late)</body></html>", to: "index.html")
      try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>"#, to: "late.svg")
      #expect(try shift(of: folder, width: 800) > 0)
    }

    /// The sum of all layout shift values until two seconds after the page has loaded.
    private func shift(of folder: borrowing TemporaryFolder, width: Int) throws -> Double {
      let watch = """
        <script>
        let sum = 0;
        new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
          .observe({ type: 'layout-shift', buffered: true });
        addEventListener('load', () => setTimeout(() => fetch('/report?' + sum), 2000));
        </script>
        """
      let html = String(
        decoding: try Data(contentsOf: folder.url.appending(path: "index.html")), as: UTF8.self)
      try folder.write(html.replacing("</head>", with: watch + "</head>"), to: "watched.html")
      let server = try LocalServer(folder: folder.url, options: .init(pictureDelay: 0.4))
      let report = try Chromium().report(
        to: server, from: "watched.html", in: .init(width: width, height: 900))
      return try #require(Double(report))
    }
  }
}
