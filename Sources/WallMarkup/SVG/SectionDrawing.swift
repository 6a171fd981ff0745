import WallGeometry
import WallText

/// Draws what surrounds a section's tiles: its background, header and footer.
struct SectionDrawing {
  let section: PreviewSection
  let isRightToLeft: Bool

  func write(_ writer: inout MarkupWriter) {
    let background = section.content.background.map(SoftColor.init)
    if let background {
      writer.empty("rect", TileDrawing.box(section.box) + [.init("fill", background.text)])
      writer.newline()
    }
    let ink = background?.inkOver ?? SoftColor.neutralInk
    let words = section.content
    let heading = [words.title, words.description].compactMap { $0 }
    let own = section.placement.section
    writeBand(.start, extent: own.header, lines: heading, ink: ink, &writer)
    writeBand(
      .end, extent: own.footer, lines: [words.footerText].compactMap { $0 }, ink: ink, &writer)
  }

  private enum Edge { case start, end }

  /// - Parameters:
  ///   - edge: The header's or the footer's.
  ///   - extent: Height; width of a horizontal wall's.
  ///   - lines: The first is the larger.
  ///   - ink: Of the words.
  ///   - writer: Takes the markup.
  private func writeBand(
    _ edge: Edge, extent: Double, lines: [String], ink: String, _ writer: inout MarkupWriter
  ) {
    guard extent > 0 else { return }
    let band = self.band(edge, extent: extent)
    guard !lines.isEmpty else {
      // Empty, but it takes room.
      writer.empty(
        "rect",
        TileDrawing.box(band) + [
          .init("fill", SoftColor.neutralInk), .init("fill-opacity", "0.12"),
        ])
      return writer.newline()
    }
    let isSideways = section.placement.section.layout.hasWordsBeside
    let length = isSideways ? band.height : band.width
    let hasRoom = extent >= 60
    for (index, line) in lines.prefix(hasRoom ? 2 : 1).enumerated() {
      let size = index > 0 || edge == .end ? min(16, extent * 0.4) : min(24, extent * 0.5)
      let middle = extent * (hasRoom && lines.count > 1 ? (index == 0 ? 0.32 : 0.72) : 0.5)
      let text = Self.cut(line, to: length / (size * 0.55))
      writer.element(
        "text",
        place(in: band, across: middle + size * 0.36, isSideways: isSideways) + [
          .init("font-size", number: size), .init("fill", ink),
          .init("font-weight", index > 0 || edge == .end ? "400" : nil),
        ], text: text)
      writer.newline()
    }
  }

  /// Inside the section's insets, on its tiles' edges.
  private func band(_ edge: Edge, extent: Double) -> Rect {
    let own = section.placement.section.insets
    let all = own + section.placement.section.layout.spacing.insets
    let box = section.box
    if section.placement.section.layout.hasWordsBeside {
      let isLeft = (edge == .start) != isRightToLeft
      let inset = edge == .start ? own.left : own.right
      return Rect(
        x: isLeft ? box.x + inset : box.maxX - inset - extent, y: box.y + all.top, width: extent,
        height: max(0, box.height - all.top - all.bottom))
    }
    return Rect(
      x: box.x + (isRightToLeft ? all.right : all.left),
      y: edge == .start ? box.y + own.top : box.maxY - own.bottom - extent,
      width: max(0, box.width - all.left - all.right), height: extent)
  }

  /// Where a line of words starts; beside a horizontal wall's tiles it runs upwards.
  private func place(
    in band: Rect, across: Double, isSideways: Bool
  ) -> [MarkupWriter.Attribute] {
    guard isSideways else {
      let x = isRightToLeft ? band.maxX : band.x
      return [.init("x", number: x), .init("y", number: band.y + across)]
    }
    let x = NumberText.decimal(band.x + across)
    let y = NumberText.decimal(isRightToLeft ? band.y : band.maxY)
    return [.init("transform", "translate(\(x) \(y)) rotate(-90)")]
  }

  /// A drawing cannot wrap: what would leave it is cut with an ellipsis.
  private static func cut(_ text: String, to characters: Double) -> String {
    let most = Int(max(1, min(1_000, characters)))
    return text.count > most ? text.prefix(most - 1) + "…" : text
  }
}
