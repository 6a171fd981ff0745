import WallGeometry
import WallText

/// Many tiles as few paths: one for each colour, one for all spans, one for all captions and one
/// for all entries with a mistake.
struct TilePaths {
  /// In the order in which the colours come up.
  private var colors: [(color: SoftColor, path: String)] = []
  private var spans = ""
  private var captions = ""
  private var mistakes = ""

  init(_ tiles: [PreviewTile]) {
    var places: [SoftColor: Int] = [:]
    // Softening takes powers; walls have far fewer colours than tiles.
    var softened: [String: SoftColor] = [:]
    for tile in tiles {
      let color = softened[tile.tile.color] ?? tile.color
      softened[tile.tile.color] = color
      let place = places[color] ?? colors.count
      if place == colors.count {
        places[color] = place
        colors.append((color, ""))
      }
      Self.append(tile.picture, to: &colors[place].path)
      if tile.span > 1 { Self.append(tile.picture.inset(by: 5), to: &spans) }
      if let caption = tile.caption { Self.append(caption, to: &captions) }
      if tile.tile.isPlaceholder { Self.append(tile.picture, to: &mistakes) }
    }
  }

  /// Adds a rectangle to path data; one without area is left out.
  static func append(_ box: Rect, to path: inout String) {
    guard box.width > 0, box.height > 0 else { return }
    let numbers = [box.x, box.y, box.width, box.height].map { NumberText.decimal($0) }
    path += "M\(numbers[0]) \(numbers[1])h\(numbers[2])v\(numbers[3])h-\(numbers[2])z"
  }

  func write(_ writer: inout MarkupWriter) {
    for (color, path) in colors { write(path, [.init("fill", color.text)], &writer) }
    write(mistakes, [.init("fill", "url(#pw-hatch)"), .init("fill-opacity", "0.45")], &writer)
    write(
      captions,
      [.init("fill", SoftColor.neutralInk), .init("fill-opacity", "0.3")], &writer)
    write(
      spans,
      [.init("fill", "none"), .init("stroke", SoftColor.ink), .init("stroke-width", 3)], &writer)
  }

  private func write(
    _ path: String, _ attributes: [MarkupWriter.Attribute], _ writer: inout MarkupWriter
  ) {
    guard !path.isEmpty else { return }
    writer.empty("path", attributes + [.init("d", path)])
    writer.newline()
  }
}
