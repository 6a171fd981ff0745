import WallText

/// Draws a wall's geometry at a breakpoint's reference width.
///
/// The drawing paints no ground and uses presentation attributes only: it stands on light and dark
/// pages, alone or inline, also under a policy that allows no inline style.
package enum PreviewSVG {
  /// Above as many tiles a drawing has neither numbers nor titles, but one path for each colour:
  /// 10,000 tiles with titles take seconds to draw, as paths a tenth of one.
  package static let mostNamedTiles = 2_000

  /// A whole SVG document, UTF-8.
  ///
  /// Numbers have two decimals. Up to `mostNamedTiles` tiles, each has its number and a `<title>`
  /// that begins with its id; more are one path for each colour.
  /// - Parameters:
  ///   - content: The page; of its words the drawing shows titles, numbers and ids.
  ///   - geometry: Whose reference width is drawn.
  ///   - picturePrefix: nil draws wireframes; else the pictures are linked in, their relative
  ///     addresses behind this prefix (`../` for a file in `preview/`).
  ///   - offset: How far strips are scrolled, in CSS px from their inline start; nil for the first
  ///     place where items fill the container.
  ///   - overlays: What is shown over the tiles; a `<desc>` says what it means.
  /// - Returns: The file's bytes, ending in a line feed.
  /// - Complexity: O(tiles)
  package static func svg(
    _ content: PageContent, _ geometry: PageGeometry, picturePrefix: String? = nil,
    scrolledBy offset: Double? = nil, overlays: Set<PreviewOverlay> = []
  ) -> [UInt8] {
    let drawing = PreviewDrawing(content, geometry, scrolledBy: offset)
    var writer = MarkupWriter()
    let (width, height) = (max(1, drawing.width), max(1, drawing.height))
    writer.element(
      "svg",
      [
        .init("xmlns", "http://www.w3.org/2000/svg"),
        .init("viewBox", "0 0 \(NumberText.decimal(width)) \(NumberText.decimal(height))"),
        .init("width", number: width), .init("height", number: height),
        .init("role", "img"),
        .init("font-family", "system-ui, sans-serif"), .init("font-weight", 600),
        .init("direction", content.head.isRightToLeft ? "rtl" : nil),
      ]
    ) { writer in
      writer.newline()
      writer.element("title", text: title(content, geometry, drawing))
      writer.newline()
      writeExplanation(of: overlays, &writer)
      if drawing.hasPlaceholders { writeHatch(&writer) }
      if overlays.contains(.crop) { CropDrawing.writeHatch(&writer) }
      let isNamed = drawing.tileCount <= mostNamedTiles
      for section in drawing.sections {
        SectionDrawing(section: section, isRightToLeft: content.head.isRightToLeft).write(&writer)
        let tiles = TilesDrawing(
          isNamed: isNamed, frame: content.frame, picturePrefix: picturePrefix, overlays: overlays)
        tiles.write(section, &writer)
      }
      if overlays.contains(.holes) { HoleDrawing.write(drawing.holes(), &writer) }
      if overlays.contains(.order) {
        OrderDrawing(drawing, isNumbered: isNamed).write(&writer)
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// `Coast: desktop, 40 tiles in 4 columns at 1312 px`
  static func title(
    _ content: PageContent, _ geometry: PageGeometry, _ drawing: PreviewDrawing
  ) -> String {
    let width = NumberText.decimal(geometry.breakpoint.referenceWidth)
    return "\(content.head.title): \(geometry.tileWords(drawing.tileCount)) at \(width) px"
  }

  private static func writeExplanation(
    of overlays: Set<PreviewOverlay>, _ writer: inout MarkupWriter
  ) {
    guard !overlays.isEmpty else { return }
    let words = PreviewOverlay.allCases.filter(overlays.contains).map(\.explanation)
    writer.element("desc", text: words.joined(separator: " "))
    writer.newline()
  }

  /// Diagonal lines for entries with a mistake.
  private static func writeHatch(_ writer: inout MarkupWriter) {
    writer.element("defs") { writer in
      writer.element(
        "pattern",
        [
          .init("id", "pw-hatch"), .init("width", 12), .init("height", 12),
          .init("patternUnits", "userSpaceOnUse"), .init("patternTransform", "rotate(45)"),
        ]
      ) { writer in
        writer.empty(
          "rect",
          [.init("width", 3), .init("height", 12), .init("fill", SoftColor.neutralInk)])
      }
    }
    writer.newline()
  }
}

extension PageGeometry {
  /// `desktop-4, 1 tile in 1 column`
  func tileWords(_ count: Int) -> String {
    var words = "\(fileStem), \(count) \(count == 1 ? "tile" : "tiles")"
    if let columns {
      let lanes = placement.sections.allSatisfy { $0.result.isHorizontal }
      let noun = lanes ? "lane" : "column"
      words += " in \(columns) \(noun)\(columns == 1 ? "" : "s")"
    }
    return words
  }
}
