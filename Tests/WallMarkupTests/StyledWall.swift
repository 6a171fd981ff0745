import WallGeometry

@testable import WallMarkup

/// Where a browser would put everything of a page, from its markup and style sheets alone.
struct StyledWall {
  struct Box {
    var rect: Rect
    /// The chunk's, which clips.
    var chunk: Rect
  }

  private let elements: [MarkupElement]
  private let rules: StyleRules

  init(_ content: PageContent, piece: Int) throws {
    elements = try MarkupElement.parse(WallEmitter(content, names: .page).markup.bytes)
    rules = try StyleRules([
      WallStylesheet.pictures(content), GeometryStylesheets(content).css(piece: piece),
    ])
  }

  /// The heights of all sections.
  func sectionHeights(at width: Double) throws -> [Double] {
    try elements.indices.filter { elements[$0].name == "section" }.map {
      try height(ofSection: $0, at: width)
    }
  }

  /// Boxes of all tiles by number, relative to their section's strip or, without, the section.
  func tiles(at width: Double) throws -> [Int: Box] {
    var boxes: [Int: Box] = [:]
    for (index, element) in elements.enumerated() where element.name == "li" {
      guard let chunk = element.parent, let id = element.attributes["id"]?.dropFirst(),
        let number = Int(id)
      else { continue }
      boxes[number] = try box(ofTile: index, chunk: chunk, at: width)
    }
    return boxes
  }

  private func style(_ index: Int) -> [String: String] {
    let element = elements[index]
    let own =
      element.classes.map { "." + $0 } + (element.attributes["id"].map { ["#" + $0] } ?? [])
    var selectors = own
    var around = element.parent
    while let outer = around {
      if let id = elements[outer].attributes["id"] { selectors += own.map { "#\(id) \($0)" } }
      around = elements[outer].parent
    }
    return rules.declarations(selectors)
  }

  private func strip(ofSection section: Int) -> Int? {
    elements.indices.first {
      elements[$0].classes == ["strip"]
        && elements[$0].parent.map { elements[$0].parent } == section
    }
  }

  private func height(ofSection index: Int, at width: Double) throws -> Double {
    let style = style(strip(ofSection: index) ?? index)
    return try StyleRules.length(style["padding-bottom"], of: width)
      + StyleRules.length(style["height"], of: .nan)
  }

  private func box(ofTile index: Int, chunk: Int, at width: Double) throws -> Box {
    let (tile, list) = (style(index), style(chunk))
    let strip = elements[chunk].parent.flatMap { elements[$0].classes == ["strip"] ? $0 : nil }
    let stripStyle = strip.map { self.style($0) } ?? [:]
    // A vertical wall's strip is a plain block.
    let across = try stripStyle["width"].map { try StyleRules.length($0, of: width) }
    let base = across ?? width
    let top = try StyleRules.length(list["margin-top"], of: base)
    let x = try StyleRules.length(tile["left"], of: base)
    let w = try StyleRules.length(tile["width"], of: base)
    let y =
      try StyleRules.length(tile["top"], of: .nan)
      + StyleRules.length(tile["margin-top"], of: base)
    let h: Double
    if tile["height"] != nil {
      h =
        try StyleRules.length(tile["height"], of: .nan)
        + StyleRules.length(tile["padding-bottom"], of: base)
    } else {
      let sides = (tile["aspect-ratio"] ?? "").split(separator: "/").compactMap { Double($0) }
      h = sides.count == 2 ? w * sides[1] / sides[0] : .nan
    }
    let chunkHeight = try StyleRules.length(list["padding-bottom"], of: base)
    return Box(
      rect: Rect(x: x, y: top + y, width: w, height: h),
      chunk: Rect(x: 0, y: top, width: base, height: chunkHeight))
  }
}
