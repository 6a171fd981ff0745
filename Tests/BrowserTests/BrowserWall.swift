import Foundation
import WallGeometry
import WallLayout
import WallMarkup

/// A wall as a folder of files, with the geometry that its page has to show.
struct BrowserWall {
  var content: PageContent

  /// Places the sections of a wall once for each breakpoint and gives each image words.
  ///
  /// - Parameters:
  ///   - declarations: The breakpoints.
  ///   - items: By section.
  ///   - isRightToLeft: Mirrors the whole wall.
  ///   - maxWidth: The wall's, in CSS px.
  ///   - sections: The layouts of all sections at the breakpoint of this index.
  /// - Throws: `LayoutError` where a layout leaves no room.
  init(
    _ declarations: [BreakpointDeclaration], items: [[LayoutItem]], isRightToLeft: Bool = false,
    maxWidth: Double? = nil, sections: (Int) -> [SectionLayout]
  ) throws {
    let breakpoints = Breakpoint.ranges(of: declarations, maxWidth: maxWidth)
    let geometries = try breakpoints.enumerated().map { index, breakpoint in
      let context = LayoutContext(
        referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
        widestWidth: breakpoint.widestWidth, isRightToLeft: isRightToLeft)
      return PageGeometry(
        breakpoint: breakpoint, fileStem: breakpoint.name, kindName: "wall", columns: nil,
        placement: try WallPlacement(sections(index), items: items, in: context))
    }
    var number = 0
    let contents = items.enumerated().map { index, items in
      let tiles = items.map { item in
        number += 1
        return TileContent(number: number, item: item)
      }
      var section = SectionContent(
        title: items.isEmpty || geometries.allSatisfy { $0.header(index) == 0 }
          ? nil : "Section \(index + 1)", tiles: tiles)
      if index > 0 { section.background = "#334455" }
      if geometries.contains(where: { $0.placement.sections[index].section.footer > 0 }) {
        section.footerText = "The end of section \(index + 1)"
      }
      return section
    }
    content = PageContent(
      head: PageHead(
        title: "A wall of \(number)", isRightToLeft: isRightToLeft, imageCount: number),
      sections: contents, geometries: geometries, maxWidth: maxWidth)
  }

  /// Writes page, style sheets and one drawn picture for each tile.
  func write(to folder: borrowing TemporaryFolder) throws {
    let templates = TemplateSet()
    var links = [
      StylesheetLink(href: "assets/base.css"), StylesheetLink(href: "assets/pictures.css"),
    ]
    try folder.write(WallStylesheet.base(templates), to: "assets/base.css")
    try folder.write(WallStylesheet.pictures(content), to: "assets/pictures.css")
    let media = WallStylesheet.media(of: content)
    let sheets = GeometryStylesheets(content)
    for (index, geometry) in content.geometries.enumerated() {
      let path = "assets/\(geometry.fileStem).css"
      try folder.write(sheets.css(piece: index), to: path)
      links.append(StylesheetLink(href: path, media: media[index]))
    }
    let html = try PageRenderer(templates: templates).html(content, stylesheets: links)
    try folder.write(html, to: "index.html")
    for tile in content.sections.flatMap(\.tiles) {
      guard let picture = tile.picture else { continue }
      let drawing = Self.drawing(width: tile.width, height: tile.height)
      for src in [picture.src] + picture.sources.map(\.src) { try folder.write(drawing, to: src) }
    }
  }

  /// Writes a page of somebody else's that has the wall in it, as a fragment.
  func writeFragment(to folder: borrowing TemporaryFolder) throws {
    try folder.write(WallStylesheet.fragment(content, TemplateSet()), to: "wall.css")
    let wall = String(decoding: FragmentRenderer.html(content), as: UTF8.self)
    try folder.write(
      """
      <!DOCTYPE html><html><head><meta charset="utf-8"><title>Elsewhere</title>
      <link rel="stylesheet" href="wall.css"></head><body style="margin:0">\(wall)</body></html>
      """, to: "index.html")
  }

  private static func drawing(width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
    <rect width="100%" height="100%" fill="#58a"/></svg>
    """
  }
}

extension PageGeometry {
  /// What each tile's rectangle has to be, relative to the wall, as x, y, width, height in turn.
  func expectedTiles(at width: Double) -> [Double] {
    let tops = placement.tops(at: width)
    return zip(placement.sections, tops).flatMap { section, top in
      section.result.frames.flatMap { frame -> [Double] in
        let rect = frame.at(width: width)
        return [rect.x, top + rect.y, rect.width, rect.height]
      }
    }
  }

  fileprivate func header(_ section: Int) -> Double { placement.sections[section].section.header }
}

extension TileContent {
  /// A tile with all that a page can say of it; the first 60 have a picture, enough for a window.
  init(number: Int, item: LayoutItem) {
    let src = "images/\(number).svg"
    self.init(
      number: number, id: "picture \(number)", width: item.size.width, height: item.size.height,
      color: number % 3 == 0 ? "#556677" : "#cccccc", link: src,
      picture: number <= 60 ? PictureContent(src: src) : nil)
    alt = "A blue field, number \(number)"
    title = "Field \(number)"
    caption = "What stands below picture \(number)"
  }
}
