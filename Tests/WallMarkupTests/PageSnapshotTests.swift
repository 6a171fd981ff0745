import Foundation
import Testing
import WallGeometry
import WallLayout

@testable import WallMarkup

/// Three pictures, two breakpoints: small enough to be read in a review.
private func smallPage() throws -> PageContent {
  var tiles = (1...3).map { number in
    TileContent(
      number: number, id: "\(number)", width: 3000, height: number == 2 ? 4000 : 2000,
      color: number == 1 ? "#8899aa" : "#cccccc", link: "\(number).jpg",
      picture: PictureContent(src: "\(number).jpg", type: "image/jpeg"))
  }
  tiles[0].alt = "A lighthouse at dusk"
  tiles[0].title = "Lighthouse"
  tiles[0].focus = (0.5, 0.3)
  tiles[1].alt = "Sand & sea"
  tiles[1].picture?.sources = [.init(src: "2-800.webp", width: 800, type: "image/webp")]
  tiles[2].isPlaceholder = true
  let declarations = [
    BreakpointDeclaration(name: "phone", minWidth: 0),
    BreakpointDeclaration(name: "desktop", minWidth: 1024),
  ]
  let geometries = try Breakpoint.ranges(of: declarations, maxWidth: 1800).map { breakpoint in
    let columns = breakpoint.minWidth == 0 ? 2 : 4
    let layout = WaterfallLayout(
      columns: columns, spacing: LayoutSpacing(captionHeight: columns == 2 ? 44 : 0))
    return PageGeometry(
      breakpoint: breakpoint, fileStem: breakpoint.name, kindName: "waterfall", columns: columns,
      placement: try WallPlacement(
        [SectionLayout(layout: layout, header: 48)],
        items: [tiles.map { LayoutItem(size: Size(width: $0.width, height: $0.height)) }],
        in: LayoutContext(
          referenceWidth: breakpoint.referenceWidth, narrowestWidth: breakpoint.narrowestWidth,
          widestWidth: breakpoint.widestWidth)))
  }
  return PageContent(
    head: PageHead(
      title: "Coast", author: "A. Muster", description: "Two days",
      canonicalURL: "https://example.org/coast/page-2.html", pageNumber: 2,
      pages: ["index.html", "page-2.html", "page-3.html"], imageCount: 9),
    sections: [SectionContent(title: "Day one", tiles: tiles)], geometries: geometries,
    frame: FrameStyle(), maxWidth: 1800)
}

/// Compares with the file of this name; with `PHOTOWALL_RECORD` set it writes the file and fails.
private func expectSnapshot(_ bytes: [UInt8], _ name: String) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots").appending(path: name)
  if ProcessInfo.processInfo.environment["PHOTOWALL_RECORD"] != nil {
    try Data(bytes).write(to: file)
    Issue.record("recorded \(name); look at the difference before it is committed")
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let got = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  for (number, pair) in zip(lines, got).enumerated() where pair.0 != pair.1 {
    Issue.record("\(name):\(number + 1): expected \(pair.0), got \(pair.1)")
    return
  }
  #expect(lines.count == got.count, "\(name)")
}

@Test func aSmallPageReadsAsRecorded() throws {
  let links = [
    StylesheetLink(href: "assets/pictures.css"),
    StylesheetLink(href: "assets/phone.css", media: "(width < 1024px)"),
  ]
  try expectSnapshot(
    try PageRenderer(templates: TemplateSet()).html(try smallPage(), stylesheets: links),
    "page.html")
}

@Test func aSmallPagesSheetsReadAsRecorded() throws {
  let content = try smallPage()
  try expectSnapshot(WallStylesheet.pictures(content), "pictures.css")
  try expectSnapshot(GeometryStylesheets(content).css(piece: 0), "phone.css")
  try expectSnapshot(GeometryStylesheets(content).css(piece: 1), "desktop.css")
}
