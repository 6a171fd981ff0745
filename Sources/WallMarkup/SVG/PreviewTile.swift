import WallGeometry
import WallLayout
import WallText

/// One tile as a preview draws it: its boxes at the reference width, in the drawing's px.
struct PreviewTile {
  let tile: TileContent
  /// Which of its section's tiles it is, from 0.
  let item: Int
  /// The size that it has in the layout: of a strip, where it is in the middle.
  let size: Size
  /// Picture and caption together.
  let box: Rect
  /// The picture alone.
  let picture: Rect
  /// Columns (or lanes) covered; 1 for kinds without.
  let span: Int

  init(
    _ tile: TileContent, item: Int, size: Size, box: Rect, captionHeight: Double, span: Int
  ) {
    self.tile = tile
    self.item = item
    self.size = size
    self.box = box
    self.span = span
    let height = max(0, box.height - captionHeight)
    picture = Rect(x: box.x, y: box.y, width: box.width, height: height)
  }

  /// The zone kept for words; nil where there is none.
  var caption: Rect? {
    let height = box.height - picture.height
    guard height > 0 else { return nil }
    return Rect(x: box.x, y: picture.maxY, width: box.width, height: height)
  }

  var color: SoftColor { SoftColor(tile.color).softened }

  /// How the picture covers its box.
  var fit: PictureFit {
    PictureFit(
      of: Size(width: tile.width, height: tile.height),
      in: Size(width: picture.width, height: picture.height))
  }

  /// Where the whole picture lies so that it covers its box about its focus point.
  var covered: Rect {
    let size = fit.drawn
    return Rect(
      x: picture.x + (picture.width - size.width) * tile.focus.x,
      y: picture.y + (picture.height - size.height) * tile.focus.y,
      width: size.width, height: size.height)
  }

  /// The manifest's id, then what a designer wants to know of the tile.
  var words: String {
    var facts: [String] = []
    if let title = tile.title, !title.isEmpty, title != tile.id { facts.append(title) }
    if tile.isPlaceholder {
      facts.append("entry with a mistake")
    } else {
      facts.append("picture \(Self.pixels(tile.width)) × \(Self.pixels(tile.height))")
    }
    facts.append("tile \(Self.pixels(size.width)) × \(Self.pixels(size.height)) px")
    if span > 1 { facts.append("spans \(span) columns") }
    let crop = fit.crop
    if !tile.isPlaceholder, crop >= 0.05 { facts.append("crop \(Self.tenths(crop)) %") }
    return tile.id + ": " + facts.joined(separator: ", ")
  }

  private static func pixels(_ length: Double) -> String { tenths(length) }

  private static func tenths(_ value: Double) -> String {
    NumberText.decimal((value * 10).rounded() / 10)
  }
}

/// A section as a preview draws it, in the drawing's px.
struct PreviewSection {
  /// From 0, on the page.
  let index: Int
  let content: SectionContent
  let placement: SectionPlacement
  /// The whole section; of a strip what its container shows.
  let box: Rect
  /// Whether tiles may reach out of the box and are cut off there.
  let clips: Bool
  /// Those in sight.
  let tiles: [PreviewTile]
}

/// Everything a preview draws, at the breakpoint's reference width.
struct PreviewDrawing {
  let width: Double
  let height: Double
  let sections: [PreviewSection]
  /// What the wall was placed in.
  let context: LayoutContext
  /// From the wall's own x to the drawing's: a right-to-left strip reaches out of its container on
  /// the left.
  private let shift: Double
  private let placement: WallPlacement

  /// - Parameters:
  ///   - content: The page.
  ///   - geometry: Whose reference width is drawn.
  ///   - offset: How far strips are scrolled, in CSS px; nil for where items fill the container.
  init(_ content: PageContent, _ geometry: PageGeometry, scrolledBy offset: Double? = nil) {
    let placement = geometry.placement
    self.placement = placement
    context = LayoutContext(
      geometry.breakpoint, isRightToLeft: content.head.isRightToLeft)
    let container = geometry.breakpoint.referenceWidth
    let drawn = geometry.drawnWidth
    let tops = placement.tops(at: container)
    let shift = content.head.isRightToLeft ? drawn - container : 0
    self.shift = shift
    width = drawn
    height = tops.last ?? 0
    sections = placement.sections.indices.map { index in
      let section = placement.sections[index]
      let window = PreviewWindow(section.result, width: container, offset: offset)
      let extent = window.extent
      let start = content.head.isRightToLeft ? drawn - extent : 0
      return PreviewSection(
        index: index, content: content.sections[index], placement: section,
        box: Rect(x: start, y: tops[index], width: extent, height: tops[index + 1] - tops[index]),
        clips: window.clips,
        tiles: window.tiles(of: section, content.sections[index], dx: shift, dy: tops[index]))
    }
  }

  /// What no tile owns above the skyline, in the drawing's px.
  ///
  /// - Complexity: O(n log n) in the number of tiles
  func holes() -> [Rect] {
    placement.holes(in: context).map {
      Rect(x: $0.x + shift, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  var tileCount: Int { sections.reduce(0) { $0 + $1.content.tiles.count } }
  var hasPlaceholders: Bool { sections.contains { $0.tiles.contains { $0.tile.isPlaceholder } } }
}
