import Foundation
import Testing
import WallLayout
import WallText

@testable import WallMarkup

private func page(
  _ content: PageContent, figures: QualityFigures = QualityFigures(),
  limits: [QualityFigure: QualityBounds] = [:], livePage: String? = nil, hasPictures: Bool = false
) -> PreviewPageContent {
  PreviewPageContent(
    content: content,
    entries: content.geometries.map {
      .init(geometry: $0, svg: "\($0.fileStem).svg", figures: figures)
    },
    limits: limits, livePage: livePage, stylesheets: [StylesheetLink(href: "p.css")],
    hasPictures: hasPictures)
}

private func html(_ preview: PreviewPageContent) throws -> String {
  String(
    decoding: try PageRenderer(templates: TemplateSet()).preview(preview), as: UTF8.self)
}

private func css(_ preview: PreviewPageContent) -> String {
  String(decoding: WallStylesheet.preview(preview, TemplateSet()), as: UTF8.self)
}

@Test func previewPageShowsEachBreakpointWithItsFacts() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(20))
  let text = try html(page(content))
  for geometry in content.geometries {
    #expect(text.contains("src=\"\(geometry.fileStem).svg\""))
  }
  for fact in [
    "0 to 599 px", "600 to 1023 px", "from 1024 px", "4 columns, waterfall", "drawn at 812 px",
    "alt=\"tablet, 20 tiles in 3 columns\"", "20 pictures", "3 breakpoints", "width=\"812\"",
  ] {
    #expect(text.contains(fact), "\(fact)")
  }
}

@Test func previewPageCountsABreakpointOnceForAllLayouts() throws {
  var content = try PreviewWalls.waterfall(PreviewWalls.tiles(4))
  content.geometries = ["Columns", "Rows"].enumerated().flatMap { index, label in
    content.geometries.map { geometry in
      var geometry = geometry
      geometry.layout = LayoutChoice(index: index, name: "n\(index)", label: label)
      return geometry
    }
  }
  let text = try html(page(content))
  #expect(text.contains("<span>3 breakpoints in 2 layouts</span>"))
  #expect(text.contains("Desktop, Rows"))
}

@Test func previewPageHasNoScriptAndNoInlineStyle() throws {
  var content = try PreviewWalls.waterfall(PreviewWalls.tiles(9))
  content.head.title = "</title><script>alert(1)</script>"
  let text = try html(
    page(content, limits: [.holes: QualityBounds(greatest: 1)], livePage: "../index.html"))
  #expect(!text.contains("<script"))
  #expect(!text.contains("style="))
  #expect(!text.contains("<style"))
  #expect(text.contains("&lt;script&gt;"))
}

@Test func figuresThatDoNotApplyAreADash() throws {
  let content = try PreviewWalls.waterfall([])
  let text = try html(page(content))
  #expect(text.components(separatedBy: "<td>-</td>").count - 1 == 3 * QualityFigure.shown.count)
  #expect(text.contains("The manifest sets no limits."))
}

@Test func brokenLimitsAreSaidInWords() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(9))
  var figures = QualityFigures()
  figures.holeArea = 1.04
  figures.cropMax = 9
  figures.cropMean = 10
  figures.spanShare = 10
  figures.rankShift = 3
  let limits: [QualityFigure: QualityBounds] = [
    .holes: QualityBounds(greatest: 1), .cropMean: QualityBounds(greatest: 10),
    .cropMax: QualityBounds(greatest: 10), .spanShare: QualityBounds(least: 15, greatest: 30),
    .rankShift: QualityBounds(greatest: 4),
  ]
  let text = try html(page(content, figures: figures, limits: limits))
  // Rounded to one decimal it would look like its limit.
  #expect(text.contains("<td class=\"bad\"><b>over</b> 1.04<meter"))
  #expect(text.contains("<td class=\"near\">10.0<meter"))
  #expect(text.contains("<td class=\"bad\"><b>under</b> 10.0</td>"))
  #expect(text.contains("<td>3.0<meter"))
  #expect(text.contains("15 to 30 %"))
  #expect(text.contains("3 of 3 outside a limit"))
  #expect(text.contains("max=\"2\" low=\"0.8\" high=\"1\" optimum=\"0\" value=\"1.04\""))
}

@Test func withoutALivePageTheReasonStandsInItsPlace() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(9))
  let without = try html(page(content))
  #expect(!without.contains("<iframe"))
  #expect(without.contains("builds no page of it"))
  let with = try html(page(content, livePage: "../index.html"))
  #expect(with.contains("<iframe src=\"../index.html\""))
  #expect(!with.contains("builds no page of it"))
}

@Test func liveWallHasAPresetForEachReferenceWidth() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(9))
  let preview = page(content, livePage: "../index.html")
  let text = try html(preview)
  let rules = css(preview)
  for (id, width, label) in PreviewPresets(preview).presets {
    #expect(text.contains("id=\"\(id)\">\(label)</label>"))
    // Half size, and a border of 1 px on both sides.
    let drawn = NumberText.decimal(width / 2 + 2)
    #expect(
      rules.contains(
        ".preview:has(#\(id):checked) .live{min-width:\(drawn)px;max-width:\(drawn)px}"))
  }
}

@Test func framesGrowByTheirReferenceWidths() throws {
  let rules = css(page(try PreviewWalls.waterfall(PreviewWalls.tiles(9))))
  #expect(rules.contains(".f1{flex-grow:460;min-width:127px}"))
  #expect(rules.contains(".f3{flex-grow:1152;min-width:290px}"))
}

@Test func sidewaysWallsAreDrawnAtTheSameScale() throws {
  let preview = page(try PreviewWalls.varied(isRightToLeft: true))
  let geometry = preview.entries[0].geometry
  let width = geometry.placement.contentWidth(at: 460)
  let share = NumberText.decimal(100 * width / 460)
  #expect(css(preview).contains(".f1 .screen :is(img,object){width:\(share)%}"))
  #expect(try html(preview).contains("aria-label=\"Drawing: Phone\" dir=\"rtl\""))
}

@Test func linkedPicturesNeedAnEmbeddedDocument() throws {
  let content = try PreviewWalls.waterfall(PreviewWalls.tiles(9))
  let text = try html(page(content, hasPictures: true))
  #expect(text.contains("<object type=\"image/svg+xml\" data=\"phone.svg\""))
  #expect(!text.contains("<img"))
}

@Test func rulerLabelsThatWouldCollideStandInRows() throws {
  var content = try PreviewWalls.waterfall(PreviewWalls.tiles(3))
  content.geometries = [700, 750, 800, 2000, 3000].map { width in
    let ranges = Breakpoint.ranges(
      of: [
        BreakpointDeclaration(name: "phone", minWidth: 0),
        BreakpointDeclaration(name: "next", minWidth: width),
      ], maxWidth: nil)
    return PageGeometry(
      breakpoint: ranges[1], fileStem: "next", kindName: "waterfall", columns: 2,
      placement: content.geometries[0].placement)
  }
  let marks = PreviewRuler(page(content)).marks
  #expect(marks.map(\.row) == [0, 1, 2, 0])
  #expect(marks.map(\.x) == [350, 375, 400, 1000])
}
