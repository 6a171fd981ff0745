import WallGeometry
import WallText

/// Draws one tile with its number and title.
struct TileDrawing {
  let frame: FrameStyle?
  let picturePrefix: String?
  var overlays: Set<PreviewOverlay> = []

  func write(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    writer.element("g") { writer in
      writer.element("title", text: tile.words)
      writeFace(tile, &writer)
      if let picturePrefix { writePicture(tile, prefix: picturePrefix, &writer) }
      if overlays.contains(.crop) { CropDrawing.write(CollectionOfOne(tile), &writer) }
      writeFrame(tile, &writer)
      if tile.span > 1 { writeSpan(tile, &writer) }
      writeCaption(tile, &writer)
      if overlays.contains(.crop) {
        writeCrop(tile, &writer)
      } else if !overlays.contains(.order) {
        writeNumber(tile, &writer)
      }
    }
    writer.newline()
  }

  // MARK: Picture

  private func writeFace(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    let box = tile.picture
    let radius = frame.map { Self.fitting($0.radius, in: box) }
    var attributes: [MarkupWriter.Attribute] = Self.box(box)
    if let radius { attributes.append(.init("rx", number: radius)) }
    writer.empty("rect", attributes + [.init("fill", tile.color.text)])
    guard tile.tile.isPlaceholder else { return }
    writer.empty(
      "rect", attributes + [.init("fill", "url(#pw-hatch)"), .init("fill-opacity", "0.45")])
  }

  private func writePicture(
    _ tile: PreviewTile, prefix: String, _ writer: inout MarkupWriter
  ) {
    guard let frame, frame.radius > 0, tile.tile.picture != nil, !tile.tile.isPlaceholder else {
      return PictureDrawing(prefix: prefix).write(tile, clip: nil, &writer)
    }
    let id = "pw-clip\(tile.tile.number)"
    writer.element("clipPath", [.init("id", id)]) { writer in
      writer.empty(
        "rect",
        Self.box(tile.picture) + [.init("rx", number: Self.fitting(frame.radius, in: tile.picture))]
      )
    }
    PictureDrawing(prefix: prefix).write(tile, clip: id, &writer)
  }

  /// The border over the picture's outer edge: a line has half its width on each side.
  private func writeFrame(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    guard let frame, frame.width > 0 else { return }
    let width = min(frame.width, tile.picture.width / 2, tile.picture.height / 2)
    let radius = max(0, Self.fitting(frame.radius, in: tile.picture) - width / 2)
    writer.empty(
      "rect",
      Self.box(tile.picture.inset(by: width / 2)) + [
        .init("rx", number: radius), .init("fill", "none"), .init("stroke", frame.color),
        .init("stroke-width", number: width),
      ])
  }

  /// An outline inside the edge, cased in white so that it reads on any picture.
  private func writeSpan(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    let inset = (frame?.width ?? 0) + 5
    guard min(tile.picture.width, tile.picture.height) > 2 * inset + 4 else { return }
    let box = Self.box(tile.picture.inset(by: inset))
    for (color, width) in [("#ffffff", 5), (SoftColor.ink, 2)] {
      writer.empty(
        "rect",
        box + [.init("fill", "none"), .init("stroke", color), .init("stroke-width", width)])
    }
  }

  // MARK: Words

  /// The zone, with a bar for each line of words that the tile has.
  private func writeCaption(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    guard let zone = tile.caption else { return }
    writer.empty(
      "rect",
      Self.box(zone) + [
        .init("fill", SoftColor.neutralInk), .init("fill-opacity", "0.16"),
      ])
    let words = TileCaption(tile.tile)
    var lines: [Double] = []
    if words.title != nil { lines.append(0.55) }
    if words.text != nil || !words.facts.isEmpty { lines.append(0.8) }
    let pitch = min(18, zone.height / Double(lines.count + 1))
    for (index, share) in lines.enumerated() {
      let bar = Rect(
        x: zone.x, y: zone.y + pitch * (Double(index) + 0.7), width: zone.width * share,
        height: pitch * 0.45)
      writer.empty(
        "rect",
        Self.box(bar) + [
          .init("fill", SoftColor.neutralInk), .init("fill-opacity", "0.7"),
        ])
    }
  }

  /// In the middle of a wireframe; on a badge in the corner of a picture.
  private func writeNumber(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    let number = String(tile.tile.number)
    let box = tile.picture
    guard picturePrefix != nil, tile.tile.picture != nil else {
      let size = min(44, box.height * 0.5, box.width * 0.7 / Self.ems(number))
      guard size >= 4 else { return }
      return Self.writeText(
        number, x: box.x + box.width / 2, y: box.y + box.height / 2 + size * 0.36, size: size,
        fill: SoftColor.ink, &writer)
    }
    writeBadge(number, in: box, &writer)
  }

  /// How much of the picture is lost; in the corner where the reading order has its stop in the
  /// middle.
  private func writeCrop(_ tile: PreviewTile, _ writer: inout MarkupWriter) {
    let crop = tile.fit.crop
    guard !tile.tile.isPlaceholder, crop >= 0.05 || !overlays.contains(.order) else { return }
    let words = crop < 0.05 ? "0" : crop < 1 ? "< 1 %" : "\(NumberText.decimal(crop.rounded())) %"
    let box = tile.picture
    if overlays.contains(.order) { return writeBadge(words, share: 0.16, in: box, &writer) }
    let size = min(42, box.height * 0.4, box.width * 0.7 / Self.ems(words))
    guard size >= 4 else { return }
    for (color, width) in [("#ffffff", size * 0.18), (SoftColor.ink, 0)] {
      Self.writeText(
        words, x: box.x + box.width / 2, y: box.y + box.height / 2 + size * 0.36, size: size,
        fill: color, outline: width, &writer)
    }
  }

  /// White on dark in the upper left corner, no higher than a share of the box.
  private func writeBadge(
    _ words: String, share: Double = 0.4, in box: Rect, _ writer: inout MarkupWriter
  ) {
    let size = min(18, box.height * share, box.width * 0.5 / Self.ems(words))
    guard size >= 4 else { return }
    let badge = Rect(
      x: box.x + size * 0.4, y: box.y + size * 0.4, width: size * (Self.ems(words) + 0.7),
      height: size * 1.35)
    writer.empty(
      "rect",
      Self.box(badge) + [
        .init("rx", number: size * 0.2), .init("fill", "#000000"), .init("fill-opacity", "0.72"),
      ])
    Self.writeText(
      words, x: badge.x + badge.width / 2, y: badge.y + size * 1.03, size: size, fill: "#ffffff",
      &writer)
  }

  /// The width of words in their own size, by the digits' width.
  private static func ems(_ words: String) -> Double { Double(words.count) * 0.6 }

  static func writeText(
    _ text: String, x: Double, y: Double, size: Double, fill: String, outline: Double = 0,
    _ writer: inout MarkupWriter
  ) {
    writer.element(
      "text",
      [
        .init("x", number: x), .init("y", number: y), .init("font-size", number: size),
        .init("text-anchor", "middle"), .init("fill", fill),
        .init("stroke", outline > 0 ? fill : nil),
        .init("stroke-width", outline > 0 ? NumberText.decimal(outline) : nil),
      ], text: text)
  }

  // MARK: Boxes

  static func box(_ rect: Rect) -> [MarkupWriter.Attribute] {
    [
      .init("x", number: rect.x), .init("y", number: rect.y),
      .init("width", number: max(0, rect.width)), .init("height", number: max(0, rect.height)),
    ]
  }

  private static func fitting(_ radius: Double, in box: Rect) -> Double {
    max(0, min(radius, box.width / 2, box.height / 2))
  }
}

extension Rect {
  /// Each edge `distance` px further in.
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
