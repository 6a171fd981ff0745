import Foundation
import Testing
import WallLayout
import WallManifest
import WallMarkup
import WallSite
import WallTestSupport

extension BrowserTests {
  /// Which of a picture's files a browser takes, compared with what it draws.
  @Suite(.serialized) struct ChosenFile {
    private struct Answer: Decodable {
      var pictures: [Picture]
    }

    private struct Picture: Decodable {
      /// CSS px of the window.
      var viewport: Double
      /// Loaded where it stands, by its measured size.
      var isLazy: Bool
      /// Widths of the files, rising.
      var files: [Double]
      var chosen: Double
      /// The chosen file's ending.
      var type: String
      /// CSS px, what is cut off counted.
      var drawn: Double
    }

    private static let walls: [String: @Sendable () throws -> BrowserWall] = [
      "captions and spans": { try .waterfallWithCaptionsAndSpans() },
      "dice": { try .diceWithTwoGaps() },
      "elastic": { try .elastic() },
      "rows, flow and circle": { try .withoutColumns() },
      "at most 1200 px, right to left": { try .sections(isRightToLeft: true) },
      "horizontal": { try .horizontal() },
    ]

    @Test(arguments: walls.keys.sorted(), [1.0, 2])
    func isTheSmallestSharpOne(wall name: String, scale: Double) throws {
      let make = try #require(Self.walls[name])
      var wall = try make()
      wall.offerFiles(tilesPerSection: 8)
      let folder = try TemporaryFolder()
      try wall.write(to: folder)
      let pictures = try pictures(in: folder, viewports: [320, 768, 1280, 2560], scale: scale)
      #expect(pictures.count >= 32)
      for picture in pictures { expectSmallestSharp(picture, on: scale) }
    }

    /// A fragment does not know where it stands: its pictures are measured there, once frames are
    /// drawn.
    @Test(arguments: [(768, 2.0, "captions and spans"), (1280, 1, "dice")])
    func isTheSmallestSharpOneInSomebodyElsesPage(
      width: Int, scale: Double, wall name: String
    ) throws {
      let make = try #require(Self.walls[name])
      var wall = try make()
      wall.offerFiles(tilesPerSection: 8)
      let folder = try TemporaryFolder()
      try wall.write(to: folder)
      try wall.writeFragment(to: folder)
      let page = folder.url.appending(path: "index.html")
      let script = """
        <script>
        addEventListener('load', async () => {
          const all = [...document.images];
          while (all.some(image => !image.complete))
            await new Promise(done => setTimeout(done, 50));
          \(Self.look)
          fetch('/report?' + encodeURIComponent(JSON.stringify({ pictures: all.map(look) })));
        });
        </script>
        """
      let html = String(decoding: try Data(contentsOf: page), as: UTF8.self)
      try folder.write(html + script, to: "index.html")
      let server = try LocalServer(folder: folder.url)
      let report = try Chromium().report(
        to: server, from: "index.html", in: .init(width: width, scale: scale))
      let pictures = try JSONDecoder().decode(Answer.self, from: Data(report.utf8)).pictures
      #expect(pictures.count == 8)
      for picture in pictures { expectSmallestSharp(picture, on: scale) }
    }

    /// From photo to page: files that the worker made, under their published names.
    @Test(arguments: [1.0, 2]) func isOneThatWasMadeForIt(scale: Double) throws {
      let folder = try TemporaryFolder()
      var images: [String] = []
      for (index, size) in [(900, 600), (450, 675), (1200, 400), (480, 360)].enumerated() {
        let picture = TIFFPicture(width: size.0, height: size.1)
        try folder.write(picture.bytes, to: "\(index).tif")
        images.append(
          #"{"src": "\#(index).tif", "width": \#(size.0), "height": \#(size.1), "alt": "Sea"}"#)
      }
      let text = """
        {"layout": {"kind": "mosaic", "style": "dice"}, "images": [\(images.joined(separator: ","))]}
        """
      let manifest = try #require(ManifestReader.read(Array(text.utf8)).manifest)
      let wall = try #require(ResolvedWall.resolve(manifest).wall)
      var options = BuildOptions(
        sourceFolder: folder.url.path, outputFolder: folder.url.path + "/site", defaultTitle: "Sea")
      let imager = try #require(BuiltProgram.path(named: "photowall-imager"))
      options.imaging = ImagingOptions(
        executable: imager, cacheFolder: folder.url.path + "/cache")
      _ = try Site.build(manifest, by: wall, options: options)
      let pictures = try pictures(
        in: folder, page: "site/index.html", viewports: [320, 768, 1280, 2560], scale: scale)
      #expect(pictures.count == 16)
      for picture in pictures {
        #expect(picture.type == "avif" && picture.files.count > 3)
        expectSmallestSharp(picture, on: scale)
      }
    }

    private func expectSmallestSharp(_ picture: Picture, on scale: Double) {
      let needed = picture.drawn * scale
      let sharp = picture.files.filter { $0 >= needed - scale / 64 }
      // Browsers lay out in 1/64 px, but measure lazy pictures in whole px.
      let roomy = sharp.first { $0 >= picture.drawn.rounded(.up) * scale }
      let fitting = [sharp.first, picture.isLazy ? roomy : nil].compactMap { $0 }
      if (fitting + (sharp.isEmpty ? picture.files.suffix(1) : [])).contains(picture.chosen) {
        return
      }
      // On dense screens Blink takes the one below where it is nearer, as factors go.
      let below = picture.files.last { $0 < sharp.first ?? .infinity }
      #expect(
        scale > 1 && below == picture.chosen && needed <= 1.15 * picture.chosen,
        "\(picture) on a screen of \(scale)")
    }

    /// What all pictures of a page choose, whether or not they are on the first screen.
    private func pictures(
      in folder: borrowing TemporaryFolder, page: String = "index.html", viewports: [Int],
      scale: Double
    ) throws -> [Picture] {
      let script = """
        \(Self.look)
        const pictures = [];
        for (const viewport of \(viewports)) {
          const frame = await show('\(page)', viewport);
          const inside = frame.contentDocument;
          for (const chunk of inside.querySelectorAll('.chunk'))
            chunk.style = 'content-visibility: visible';
          const all = [...inside.images];
          for (const image of all) image.loading = 'eager';
          while (all.some(image => !image.complete)) await wait(20);
          pictures.push(...all.map(look));
          frame.remove();
        }
        return { pictures };
        """
      try folder.write(FrameHarness.page(script: script), to: "harness.html")
      let server = try LocalServer(folder: folder.url)
      return try Chromium().answer(
        Answer.self, from: server.address + "harness.html",
        in: .init(scale: scale, reducesMotion: true)
      ).pictures
    }

    /// A function of an image that says what `Picture` holds.
    private static let look = """
      const look = image => {
        const width = address =>
          +address.trim().split(' ')[0].match(/[-/](\\d+)(-[0-9a-f]+)?\\.\\w+$/)[1];
        const source = image.parentElement.querySelector('source') ?? image;
        if (!image.naturalWidth) throw new Error(image.currentSrc + " is broken");
        const box = image.getBoundingClientRect();
        return { viewport: image.ownerDocument.defaultView.innerWidth,
          isLazy: image.loading == 'lazy', chosen: width(image.currentSrc),
          files: (source.srcset || image.src).split(',').map(width),
          type: image.currentSrc.split('.').pop(),
          drawn: Math.max(box.width,
            box.height * image.getAttribute('width') / image.getAttribute('height')) };
      };
      """
  }
}
