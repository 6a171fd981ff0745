import WallGeometry

/// Fills the holes of a wall.
enum HoleDrawing {
  static func write(_ holes: [Rect], _ writer: inout MarkupWriter) {
    guard !holes.isEmpty else { return }
    var path = ""
    for hole in holes { TilePaths.append(hole, to: &path) }
    writer.element("g") { writer in
      writer.element("title", text: "\(holes.count) \(holes.count == 1 ? "hole" : "holes")")
      writer.empty("path", [.init("fill", SoftColor.red), .init("d", path)])
    }
    writer.newline()
  }
}
