import WallGeometry

/// Links a tile's picture into a drawing, cut to its box as the page cuts it.
struct PictureDrawing {
  /// Before relative addresses.
  let prefix: String

  /// - Parameters:
  ///   - tile: Without a picture nothing is written.
  ///   - clip: Id of a clip path; nil for none.
  ///   - writer: Takes the markup.
  func write(_ tile: PreviewTile, clip: String?, _ writer: inout MarkupWriter) {
    guard let picture = tile.tile.picture, !tile.tile.isPlaceholder,
      tile.picture.width > 0, tile.picture.height > 0
    else { return }
    let box = tile.picture
    let whole = tile.covered
    let clipPath = clip.map { "url(#\($0))" }
    let address = reference(of: picture, drawnAt: whole.width)
    guard tile.fit.crop > 1e-6 else {
      return writeImage(address, in: box, clipPath: clipPath, &writer)
    }
    guard let clipPath else { return writeCut(address, whole, to: box, &writer) }
    // On an inner viewport the clip path would be measured from its corner.
    writer.element("g", [.init("clip-path", clipPath)]) { writer in
      writeCut(address, whole, to: box, &writer)
    }
  }

  /// An inner viewport cuts what hangs over; its corner is the origin.
  private func writeCut(
    _ address: String, _ whole: Rect, to box: Rect, _ writer: inout MarkupWriter
  ) {
    writer.element("svg", TileDrawing.box(box)) { writer in
      let hanging = Rect(
        x: whole.x - box.x, y: whole.y - box.y, width: whole.width, height: whole.height)
      writeImage(address, in: hanging, clipPath: nil, &writer)
    }
  }

  /// A file of other proportions than the manifest says still covers its box.
  private func writeImage(
    _ address: String, in box: Rect, clipPath: String?, _ writer: inout MarkupWriter
  ) {
    writer.empty(
      "image",
      [
        .init("href", address), .init("x", number: box.x), .init("y", number: box.y),
        .init("width", number: box.width), .init("height", number: box.height),
        .init("preserveAspectRatio", "xMidYMid slice"), .init("clip-path", clipPath),
      ])
  }

  /// The smallest file with two pixels for each px drawn, else the picture itself.
  ///
  /// Of the picture's own type where there are such: a drawing cannot offer several types.
  private func reference(of picture: PictureContent, drawnAt width: Double) -> String {
    let own = picture.sources.filter { $0.type == picture.type }
    let large = (own.isEmpty ? picture.sources : own).filter { Double($0.width) >= 2 * width }
    let source = large.min { $0.width < $1.width }
    return located(source?.src ?? picture.src)
  }

  private func located(_ address: String) -> String {
    let start = address.prefix(8).lowercased()
    let isAbsolute =
      start.hasPrefix("/") || start.hasPrefix("http:") || start.hasPrefix("https:")
    return isAbsolute ? address : prefix + address
  }
}
