/// Draws a section's tiles, cut off at what a strip's container shows.
struct TilesDrawing {
  /// Whether each tile has its number and title; else there is one path for each colour.
  let isNamed: Bool
  let frame: FrameStyle?
  let picturePrefix: String?
  let overlays: Set<PreviewOverlay>

  func write(_ section: PreviewSection, _ writer: inout MarkupWriter) {
    guard section.clips else { return writeTiles(section.tiles, &writer) }
    let id = "pw-window\(section.index + 1)"
    writer.element("clipPath", [.init("id", id)]) { writer in
      writer.empty("rect", TileDrawing.box(section.box))
    }
    writer.newline()
    writer.element("g", [.init("clip-path", "url(#\(id))")]) { writer in
      writer.newline()
      writeTiles(section.tiles, &writer)
    }
    writer.newline()
  }

  private func writeTiles(_ tiles: [PreviewTile], _ writer: inout MarkupWriter) {
    if isNamed {
      let drawing = TileDrawing(frame: frame, picturePrefix: picturePrefix, overlays: overlays)
      for tile in tiles { drawing.write(tile, &writer) }
      return
    }
    TilePaths(tiles).write(&writer)
    if let picturePrefix {
      let pictures = PictureDrawing(prefix: picturePrefix)
      for tile in tiles { pictures.write(tile, clip: nil, &writer) }
    }
    if overlays.contains(.crop) { CropDrawing.write(tiles, &writer) }
  }
}
