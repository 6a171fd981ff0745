/// A kind of layout, the two mosaics told apart, and what keys it has.
package enum LayoutFamily: String, Hashable, Sendable, CaseIterable {
  case waterfall
  case dice
  case elastic
  case rows
  case flow
  case line
  case circle

  /// Words for messages and reports.
  package var name: String {
    switch self {
    case .dice: "dice mosaic"
    case .elastic: "elastic mosaic"
    default: rawValue
    }
  }

  /// The family that layout objects laid over each other come to, the later over the earlier.
  ///
  /// - Parameter layers: Wall, breakpoint, section; nil where one has no layout.
  package init(of layers: [LayoutOptions?]) {
    var kind = LayoutOptions.Kind.waterfall
    var style: LayoutOptions.Style?
    for case let layer? in layers {
      if let newKind = layer.kind {
        if newKind != kind { style = nil }
        kind = newKind
      }
      if let newStyle = layer.style { style = newStyle }
    }
    self =
      switch kind {
      case .waterfall: .waterfall
      case .mosaic: style == .dice ? .dice : .elastic
      case .rows: .rows
      case .flow: .flow
      case .line: .line
      case .circle: .circle
      }
  }

  /// Whether a layout of this family has the key.
  package func has(_ key: String) -> Bool {
    Self.everyFamily.contains(key) || own.contains(key)
  }

  /// Whether the family has columns (or lanes).
  package var hasColumns: Bool { has("columns") }

  private static let everyFamily: Set<String> = ["kind", "name", "label", "insets"]
  private static let inLanes: Set<String> = [
    "columns", "minColumnWidth", "maxColumns", "columnGap", "rowGap", "captionHeight",
    "direction", "height",
  ]

  private var own: Set<String> {
    switch self {
    case .waterfall: Self.inLanes.union(["order"])
    case .dice: Self.inLanes.union(["style", "unit", "spanProbability", "aspect", "seed"])
    case .elastic: Self.inLanes.union(["style", "order", "seed", "spanShare"])
    case .rows: ["columnGap", "rowGap", "captionHeight", "targetRowHeight", "lastRow"]
    case .flow: ["captionHeight", "itemSize", "itemSpacing", "lineSpacing"]
    case .line: ["captionHeight", "height", "itemSize", "itemSpacing"]
    case .circle: ["height", "itemSize", "itemSpacing", "radius"]
    }
  }
}
