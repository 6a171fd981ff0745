import WallGeometry

/// Shades what tiles do not show of their pictures: a tile stands for the whole picture, and the
/// strips are as large a share of it as is lost.
enum CropDrawing {
  /// The id of the hatch that shades what is lost.
  private static let hatch = "url(#pw-lost)"

  /// Writes the hatch once for a drawing.
  static func writeHatch(_ writer: inout MarkupWriter) {
    writer.element("defs") { writer in
      writer.element(
        "pattern",
        [
          .init("id", "pw-lost"), .init("width", 10), .init("height", 10),
          .init("patternUnits", "userSpaceOnUse"), .init("patternTransform", "rotate(45)"),
        ]
      ) { writer in
        writer.empty(
          "rect",
          [
            .init("width", 10), .init("height", 10), .init("fill", "#ffffff"),
            .init("fill-opacity", "0.55"),
          ])
        writer.empty(
          "rect", [.init("width", 5), .init("height", 10), .init("fill", SoftColor.red)])
      }
    }
    writer.newline()
  }

  /// The lost strips of some tiles as one path; nothing where none loses anything.
  static func write(_ tiles: some Sequence<PreviewTile>, _ writer: inout MarkupWriter) {
    var path = ""
    for tile in tiles where !tile.tile.isPlaceholder {
      for strip in tile.fit.hidden(about: tile.tile.focus) {
        let box = tile.picture
        TilePaths.append(
          Rect(
            x: box.x + strip.x * box.width, y: box.y + strip.y * box.height,
            width: strip.width * box.width, height: strip.height * box.height),
          to: &path)
      }
    }
    guard !path.isEmpty else { return }
    writer.empty("path", [.init("fill", hatch), .init("d", path)])
  }
}
