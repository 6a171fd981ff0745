import WallLayout

/// Writes a page's wall: its sections, their chunks and tiles, in the manifest's order.
///
/// One document serves all breakpoints; where everything stands is the style sheets' business.
struct WallEmitter {
  let content: PageContent
  let names: MarkupNames
  private let chunks: WallChunks
  private let tiles: TileEmitter
  private let words: WallWords
  private let direction: TextDirection

  init(_ content: PageContent, names: MarkupNames) {
    self.content = content
    self.names = names
    chunks = WallChunks(content)
    tiles = TileEmitter(content, names: names)
    words = WallWords()
    direction = TextDirection(isRightToLeft: content.head.isRightToLeft)
  }

  /// All sections.
  var markup: RenderedMarkup {
    var writer = MarkupWriter()
    for index in content.sections.indices { writeSection(index, &writer) }
    return RenderedMarkup(bytes: writer.bytes)
  }

  private func writeSection(_ index: Int, _ writer: inout MarkupWriter) {
    let section = content.sections[index]
    let id = names.id("s\(index + 1)")
    let isAcross = content.isAcross(index)
    let labels = section.title == nil ? nil : id + "-title"
    writer.element(
      "section",
      [
        .init("class", names.classes(isAcross ? ["section", "across"] : ["section"])),
        .init("id", id), .init("aria-labelledby", labels),
      ]
    ) { writer in
      if isAcross {
        writer.element(
          "div",
          [
            .init("class", names.classes(["scroller"])), .init("tabindex", 0),
            .init("role", "region"), .init("aria-label", section.title ?? words.strip),
          ]
        ) { writer in
          writer.element("div", [.init("class", names.classes(["strip"]))]) {
            writeBody(index, titleID: labels, &$0)
          }
        }
      } else {
        writeBody(index, titleID: labels, &writer)
      }
    }
    writer.newline()
  }

  private func writeBody(_ index: Int, titleID: String?, _ writer: inout MarkupWriter) {
    let section = content.sections[index]
    if section.background != nil {
      writer.element(
        "div", [.init("class", names.classes(["panel"])), .init("aria-hidden", "true")]
      ) { _ in }
    }
    if section.title != nil || section.description != nil {
      let hasRoom = hasRoom(index) { $0.header }
      writer.element("div", [.init("class", names.classes([hasRoom ? "head" : "vh"]))]) { writer in
        if let title = section.title {
          writer.element(
            "h2", [.init("id", titleID), direction.attribute(for: title)], text: title)
        }
        if let description = section.description {
          writer.element("p", [direction.attribute(for: description)], text: description)
        }
      }
    }
    writer.newline()
    for chunk in chunks.sections[index] { writeChunk(chunk, of: section, &writer) }
    if let footer = section.footerText {
      let hasRoom = hasRoom(index) { $0.footer }
      writer.element("div", [.init("class", names.classes([hasRoom ? "foot" : "vh"]))]) {
        $0.element("p", [direction.attribute(for: footer)], text: footer)
      }
    }
  }

  /// Whether the geometry keeps room for words of a section; else they are only read aloud.
  private func hasRoom(_ index: Int, _ extent: (SectionLayout) -> Double) -> Bool {
    content.geometries.contains { extent($0.placement.sections[index].section) > 0 }
  }

  private func writeChunk(
    _ chunk: WallChunks.Chunk, of section: SectionContent, _ writer: inout MarkupWriter
  ) {
    let first = section.tiles[chunk.tiles.lowerBound].number
    let last = section.tiles[chunk.tiles.upperBound - 1].number
    writer.element(
      "ul",
      [
        .init("class", names.classes(["chunk"])), .init("id", names.id("c\(chunk.index + 1)")),
        // Safari takes the role from a list without bullets.
        .init("role", "list"),
        .init("aria-label", words.pictures(from: first, to: last, in: section.title)),
      ]
    ) { writer in
      writer.newline()
      for index in chunk.tiles {
        tiles.write(section.tiles[index], section: chunk.section, index: index, &writer)
      }
    }
    writer.newline()
  }
}

/// The few words of a wall that are the tool's own.
struct WallWords {
  var strip: String { "Pictures, scrolling sideways" }
  var unavailable: String { "Picture not available" }
  var layout: String { "Layout" }

  func picture(_ number: Int) -> String { "Picture \(number)" }

  func pictures(from first: Int, to last: Int, in title: String?) -> String {
    let range = first == last ? picture(first) : "Pictures \(first) to \(last)"
    return title.map { "\($0), \(range.prefix(1).lowercased())\(range.dropFirst())" } ?? range
  }
}
