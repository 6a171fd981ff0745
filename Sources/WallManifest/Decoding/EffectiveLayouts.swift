/// What a set of effective layouts comes to, as far as it tells which keys have an effect.
struct EffectiveLayouts {
  /// In the order they were found.
  private(set) var families: [LayoutFamily] = []
  /// Whether one has lanes that lie, so that its `height` counts.
  private(set) var hasHorizontal = false
  /// Whether one is a waterfall whose lanes stand, so that `tileHeight` counts.
  private(set) var hasVerticalWaterfall = false
  /// Whether one counts its columns by `minColumnWidth`.
  private(set) var hasLeastWidth = false

  /// Adds the layout that the layers come to, the later over the earlier.
  mutating func insert(_ layers: [LayoutOptions?]) {
    let layout = layers.reduce(LayoutOptions()) { $0.overlaid(by: $1) }
    let family = LayoutFamily(of: [layout])
    if !families.contains(family) { families.append(family) }
    let isHorizontal = layout.direction == .horizontal
    if family.hasColumns && isHorizontal { hasHorizontal = true }
    if family == .waterfall && !isHorizontal { hasVerticalWaterfall = true }
    if layout.minColumnWidth != nil { hasLeastWidth = true }
  }

  /// Whether `height` has an effect in one of them.
  var hasHeight: Bool {
    hasHorizontal || families.contains { $0.has("height") && !$0.hasColumns }
  }
}

/// What of a layout decides which keys have an effect: layouts of one shape are looked at once,
/// however many sections have them.
struct LayoutShape: Hashable {
  private let kind: LayoutOptions.Kind?
  private let style: LayoutOptions.Style?
  private let direction: LayoutOptions.Direction?
  private let hasColumns: Bool
  private let hasLeastWidth: Bool

  init(_ layout: LayoutOptions?) {
    kind = layout?.kind
    style = layout?.style
    direction = layout?.direction
    hasColumns = layout?.columns != nil
    hasLeastWidth = layout?.minColumnWidth != nil
  }
}
