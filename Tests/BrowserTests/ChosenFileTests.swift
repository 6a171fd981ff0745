import Foundation
import Testing
import WallLayout
import WallMarkup

extension BrowserTests {
  /// Which of a picture's files a browser takes, compared with what it draws.
  @Suite(.serialized) struct ChosenFile {
    private struct Answer: Decodable {
      var pictures: [Picture]
    }

    private struct Picture: Decodable {
      var viewport: Double
      /// Widths of the files, rising.
      var files: [Double]
      var chosen: Double
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
      for picture in pictures {
        // Browsers lay out in 1/64 px.
        let needed = picture.drawn * scale
        let sharp = picture.files.first { $0 >= needed - scale / 64 } ?? picture.files.last
        if picture.chosen == sharp { continue }
        // On dense screens Blink takes the one below where it is nearer, as factors go.
        let isBelow = picture.files.last { $0 < sharp ?? 0 } == picture.chosen
        #expect(
          scale > 1 && isBelow && needed <= 1.15 * picture.chosen,
          "\(picture) on a screen of \(scale)")
      }
    }

    /// What all pictures of `index.html` choose, whether or not they are on the first screen.
    private func pictures(
      in folder: borrowing TemporaryFolder, viewports: [Int], scale: Double
    ) throws -> [Picture] {
      let script = """
        const pictures = [];
        for (const viewport of \(viewports)) {
          const frame = await show('index.html', viewport);
          const inside = frame.contentDocument;
          for (const chunk of inside.querySelectorAll('.chunk, .pw-chunk'))
            chunk.style = 'content-visibility: visible';
          const all = [...inside.images];
          for (const image of all) image.loading = 'eager';
          await Promise.all(all.map(image => image.decode()));
          for (const image of all) {
            const width = address => +address.trim().match(/(\\d+)\\.svg/)[1];
            const box = image.getBoundingClientRect();
            pictures.push({
              viewport, chosen: width(image.currentSrc),
              files: (image.srcset || image.src).split(',').map(width),
              drawn: Math.max(box.width, box.height * image.getAttribute('width')
                / image.getAttribute('height')) });
          }
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
  }
}
