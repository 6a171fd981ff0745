import WallLayout

/// Writes one tile: a list item with a link, the picture and its words.
struct TileEmitter {
  private let content: PageContent
  private let names: MarkupNames
  private let sizes: SizesList
  private let eager: EagerTiles
  private let direction: TextDirection
  private let words = WallWords()

  init(_ content: PageContent, names: MarkupNames) {
    self.content = content
    self.names = names
    sizes = SizesList(content)
    eager = EagerTiles(content)
    direction = TextDirection(isRightToLeft: content.head.isRightToLeft)
  }

  func write(
    _ tile: TileContent, section: Int, index: Int, _ writer: inout MarkupWriter
  ) {
    let attributes: [MarkupWriter.Attribute] = [
      .init("class", names.classes(classes(of: tile, section: section, index: index))),
      .init("id", names.id(names.tile(tile.number))),
    ]
    writer.element("li", attributes) { writer in
      if let link = tile.link, !tile.isPlaceholder {
        // A link around a mere decoration still needs a name.
        let caption = TileCaption(tile)
        let isNamed = tile.alt.map { !$0.isEmpty } ?? false
        let label = isNamed ? nil : caption.title ?? caption.text ?? words.picture(tile.number)
        writer.element("a", [.init("href", link), .init("aria-label", label)]) {
          writeFace(of: tile, section: section, index: index, &$0)
        }
      } else {
        writeFace(of: tile, section: section, index: index, &writer)
      }
      writeCaption(of: tile, &writer)
    }
    writer.newline()
  }

  private func classes(of tile: TileContent, section: Int, index: Int) -> [String] {
    var classes = ["tile", TileRatio(tile).name]
    if let name = TilePlaceholder(tile).className(of: tile.number, in: names) {
      classes.append(name)
    }
    if tile.isPlaceholder { classes.append("missing") }
    for (piece, geometry) in content.geometries.enumerated() {
      if let columns = geometry.placement.sections[section].result.columns(of: index) {
        classes.append(names.place(piece: piece, columns: columns))
      }
    }
    return classes
  }

  /// The picture, or the words that stand in its place.
  private func writeFace(
    of tile: TileContent, section: Int, index: Int, _ writer: inout MarkupWriter
  ) {
    if let picture = tile.picture, !tile.isPlaceholder {
      writePicture(picture, of: tile, section: section, index: index, &writer)
      return
    }
    let said = tile.alt ?? tile.title ?? ""
    let text = tile.isPlaceholder ? "\(words.unavailable)\(said.isEmpty ? "" : ": \(said)")" : said
    writer.element(
      "span", [.init("class", names.classes(["lost"])), direction.attribute(for: text)], text: text)
  }

  // MARK: Picture

  private func writePicture(
    _ picture: PictureContent, of tile: TileContent, section: Int, index: Int,
    _ writer: inout MarkupWriter
  ) {
    let candidates = SourceSet(picture, width: tile.width)
    let needsSizes = candidates.hasChoice
    let list = needsSizes ? sizesValue(section: section, index: index, tile: tile) : nil
    let isEager = !names.isFragment && eager.numbers.contains(tile.number)
    let image: [MarkupWriter.Attribute] = [
      .init("src", picture.src), .init("srcset", candidates.fallback),
      .init("sizes", candidates.fallback == nil ? nil : list),
      .init("width", Self.pixels(tile.width)), .init("height", Self.pixels(tile.height)),
      .init("alt", tile.alt ?? ""), .init("loading", isEager ? nil : "lazy"),
      .init("fetchpriority", isEager && tile.number == eager.first ? "high" : nil),
      .init("decoding", "async"),
    ]
    guard !candidates.typed.isEmpty else { return writer.void("img", image) }
    writer.element("picture") { writer in
      for source in candidates.typed {
        writer.void(
          "source",
          [
            .init("type", source.type), .init("srcset", source.srcset), .init("sizes", list),
          ])
      }
      writer.void("img", image)
    }
  }

  private func sizesValue(section: Int, index: Int, tile: TileContent) -> String {
    // Lazy pictures are measured where they stand; the length is for browsers that do not do so.
    // What is measured is the tile: a picture that loses its sides is drawn wider, and its width in
    // a wall as wide as the window is nearer to that.
    if names.isFragment && !sizes.losesSides(section: section, index: index, tile: tile) {
      return "auto, " + sizes.largest(section: section, index: index, tile: tile)
    }
    return sizes.value(section: section, index: index, tile: tile)
  }

  /// The attributes take whole numbers, at least 1.
  private static func pixels(_ length: Double) -> Int { max(1, Int(length.rounded())) }

  // MARK: Words

  private func writeCaption(of tile: TileContent, _ writer: inout MarkupWriter) {
    let caption = TileCaption(tile)
    guard !caption.isEmpty else { return }
    writer.element("div", [.init("class", names.classes(["cap"]))]) { writer in
      if let title = caption.title {
        writer.element("b", [direction.attribute(for: title)], text: title)
      }
      if let text = caption.text {
        writer.element("i", [direction.attribute(for: text)], text: text)
      }
      guard !caption.facts.isEmpty else { return }
      writer.element("small", [direction.attribute(for: tile.credit ?? "")]) { writer in
        for (index, fact) in caption.facts.enumerated() {
          if index > 0 { writer.text(" · ") }
          writeFact(fact, &writer)
        }
      }
    }
  }

  private func writeFact(_ fact: TileCaption.Fact, _ writer: inout MarkupWriter) {
    switch fact {
    case .words(let text): writer.text(text)
    case .date(let date):
      writer.element("time", [.init("datetime", date)], text: TileCaption.readable(date))
    case .license(let address):
      writer.element("a", [.init("rel", "license"), .init("href", address)], text: "Licence")
    }
  }
}
