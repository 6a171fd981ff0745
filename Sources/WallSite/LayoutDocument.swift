import WallGeometry
import WallLayout
package import WallManifest

/// The geometry of a wall as JSON: what `photowall layout` prints.
package enum LayoutDocument {
  /// Writes the document part by part: at a million images it is longer than all that it is made of.
  ///
  /// - Parameters:
  ///   - wall: Laid out.
  ///   - manifest: For the sections' titles.
  ///   - name: Only the pieces of this breakpoint; nil for all.
  ///   - width: Container width in CSS px at which frames are evaluated, for every piece; nil for
  ///     each piece's reference width.
  ///   - sink: Gets the parts in order: UTF-8, one item a line.
  /// - Complexity: O(pieces * items) in time, O(1) in memory.
  package static func write(
    _ wall: PlacedWall, manifest: Manifest, breakpoint name: String? = nil, width: Double? = nil,
    to sink: @escaping JSONWriter.Sink
  ) {
    var writer = JSONWriter(sink: sink)
    writer.beginObject()
    writer.key("breakpoints")
    writer.beginArray()
    for piece in wall.pieces where name == nil || piece.breakpoint.name == name {
      let width = width ?? piece.breakpoint.referenceWidth
      PieceWriter(piece: piece, wall: wall, manifest: manifest, width: width).write(&writer)
    }
    writer.endArray()
    writer.endObject()
    writer.finish()
  }
}

/// One entry of the document.
private struct PieceWriter {
  let piece: PlacedWall.Piece
  let wall: PlacedWall
  let manifest: Manifest
  let width: Double
  private let tops: [Double]

  init(piece: PlacedWall.Piece, wall: PlacedWall, manifest: Manifest, width: Double) {
    self.piece = piece
    self.wall = wall
    self.manifest = manifest
    self.width = width
    tops = piece.placement.tops(at: width)
  }

  func write(_ writer: inout JSONWriter) {
    let breakpoint = piece.breakpoint
    writer.beginObject()
    writer.member("name", breakpoint.name)
    if let layout = piece.resolved.layout { writer.member("layout", layout.name) }
    writer.member("minWidth", breakpoint.minWidth)
    writer.member("maxWidth", breakpoint.maxWidth)
    writer.member("orientation", breakpoint.orientation?.rawValue)
    writer.member("referenceWidth", breakpoint.referenceWidth)
    writer.member("columns", piece.resolved.columns.map(Double.init))
    writer.member("contentWidth", piece.placement.contentWidth(at: width))
    writer.member("contentHeight", tops[tops.count - 1])
    writer.key("sections")
    writer.beginArray()
    for index in manifest.sections.indices { writeSection(index, &writer) }
    writer.endArray()
    writer.key("items")
    writer.beginArray()
    for section in wall.items.entries.indices {
      for index in wall.items.entries[section].indices {
        writeItem(index, section: section, &writer)
      }
    }
    writer.endArray()
    writer.endObject()
  }

  private func writeSection(_ index: Int, _ writer: inout JSONWriter) {
    let result = piece.placement.sections[index].result
    writer.beginObject(inline: true)
    writer.member("title", manifest.sections[index].title)
    writer.member("columns", result.columnCount.map(Double.init))
    writer.member("y", tops[index])
    writer.member("height", result.contentHeight(at: width))
    writer.endObject()
  }

  private func writeItem(_ index: Int, section: Int, _ writer: inout JSONWriter) {
    let result = piece.placement.sections[section].result
    let frame = result.frames[index]
    let rect = frame.at(width: width)
    let columns = result.columnRuns.isEmpty ? nil : result.columnRuns[index]
    writer.beginObject(inline: true)
    writer.member("id", wall.items.entries[section][index].image.id)
    writer.member("section", Double(section))
    writer.member("column", (columns?.first).map(Double.init))
    writer.member("span", (columns?.span).map(Double.init))
    writer.key("affine")
    writer.beginArray(inline: true)
    for length in [frame.x, frame.y, frame.width, frame.height] {
      writer.value([length.slope, length.intercept])
    }
    writer.endArray()
    writer.key("frame")
    writer.value([rect.x, rect.y + tops[section], rect.width, rect.height])
    writer.endObject()
  }
}

extension JSONWriter {
  /// A member with a number, or `null` where there is none.
  mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// A member with a text, or `null` where there is none.
  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }
}
