import WallLayout
import WallText

/// One breakpoint piece on the preview page: its drawing in a frame, and its facts.
struct PreviewFrame {
  /// Devices held in the hand have round corners; wider ones are windows.
  static let widestHand = 900.0

  private let entry: PreviewPageContent.Entry
  private let index: Int
  private let tileCount: Int
  private let isRightToLeft: Bool

  init(_ preview: PreviewPageContent, index: Int) {
    entry = preview.entries[index]
    self.index = index
    tileCount = preview.content.sections.reduce(0) { $0 + $1.tiles.count }
    isRightToLeft = preview.content.head.isRightToLeft
  }

  private var width: Double { entry.geometry.breakpoint.referenceWidth }
  private var height: Double { entry.geometry.placement.contentHeight(at: width) }

  var fields: [TemplateField] {
    let drawn = entry.geometry.drawnWidth
    return [
      TemplateField("frame", "f\(index + 1) \(width <= Self.widestHand ? "hand" : "desk")"),
      TemplateField("name", entry.geometry.title),
      TemplateField("svg", entry.svg),
      TemplateField("width", Self.pixels(drawn)),
      TemplateField("height", Self.pixels(height)),
      TemplateField("alt", entry.geometry.tileWords(tileCount)),
      TemplateField("startsRight", .flag(isRightToLeft && drawn > width)),
      TemplateField("range", rangeWords),
      TemplateField("layout", entry.geometry.layoutWords),
      TemplateField("drawnAt", "drawn at \(NumberText.decimal(width)) px"),
      TemplateField("tall", "\(NumberText.whole(height)) px tall"),
    ]
  }

  /// `0 to 599 px`, `from 1600 px, portrait`
  private var rangeWords: String {
    let breakpoint = entry.geometry.breakpoint
    return breakpoint.rangeWords(unit: " px")
      + (breakpoint.orientation.map { ", " + $0.rawValue } ?? "")
  }

  /// The attributes take whole numbers.
  private static func pixels(_ length: Double) -> String {
    NumberText.decimal(max(1, length.rounded()))
  }
}

extension PageGeometry {
  /// `Desktop-4`, or `Desktop-4, Rows` where readers switch between layouts.
  var title: String {
    PreviewWords.capitalised(name) + (layout.map { ", \($0.label)" } ?? "")
  }

  /// `3 columns, waterfall`
  var layoutWords: String {
    guard let columns else { return kindName }
    let lanes = placement.sections.allSatisfy { $0.result.isHorizontal }
    return NumberText.counted(columns, lanes ? "lane" : "column") + ", " + kindName
  }
}

/// Widths that the live wall can be set to: the reference width of each entry, once.
struct PreviewPresets {
  let presets: [(id: String, width: Double, label: String)]

  init(_ preview: PreviewPageContent) {
    var presets: [(id: String, width: Double, label: String)] = []
    for entry in preview.entries {
      let width = entry.geometry.breakpoint.referenceWidth
      guard !presets.contains(where: { $0.width == width }) else { continue }
      let name = PreviewWords.capitalised(entry.geometry.name)
      presets.append(("w\(presets.count + 1)", width, "\(name) \(NumberText.decimal(width))"))
    }
    self.presets = presets
  }

  var fields: [[TemplateField]] {
    presets.map { [TemplateField("id", $0.id), TemplateField("label", $0.label)] }
  }
}

/// The rules that only these entries have: how wide each frame is, all at one scale.
struct PreviewFrameRules {
  /// CSS px of the page for one px of a wall where frames would get unreadably small. The four
  /// breakpoints of a wall that names none stand side by side on a page of 1280.
  static let smallestScale = 0.25
  /// The live wall is drawn at half its size.
  static let liveScale = 0.5

  let css: String

  init(_ preview: PreviewPageContent) {
    var css = ""
    for (index, entry) in preview.entries.enumerated() {
      let width = entry.geometry.breakpoint.referenceWidth
      let borders = width <= PreviewFrame.widestHand ? 12.0 : 2
      let least = NumberText.decimal((width * Self.smallestScale).rounded() + borders)
      css += ".f\(index + 1){flex-grow:\(NumberText.decimal(width));min-width:\(least)px}\n"
      let drawn = entry.geometry.drawnWidth
      if drawn > width {
        let share = NumberText.decimal(100 * drawn / width)
        css += ".f\(index + 1) .screen :is(img,object){width:\(share)%}\n"
      }
    }
    for preset in PreviewPresets(preview).presets {
      // The border stands around the wall; least and most together beat what a drag left behind.
      let width = NumberText.decimal(preset.width * Self.liveScale + 2)
      css +=
        ".preview:has(#\(preset.id):checked) .live{min-width:\(width)px;max-width:\(width)px}\n"
    }
    self.css = css
  }
}
