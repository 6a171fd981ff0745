extension LayoutOptions {
  /// The keys of a layout, in canonical order.
  package static let keys = KeyTable<LayoutOptions>(
    "layout",
    [
      ManifestKey("kind", \.kind, .oneOf),
      ManifestKey("name", \.name, .word),
      ManifestKey("label", \.label, .text),
      ManifestKey("style", \.style, .oneOf, omit: .elastic),
      ManifestKey("columns", \.columns, .integer(1...64)),
      ManifestKey("minColumnWidth", \.minColumnWidth, .positiveLength),
      ManifestKey("maxColumns", \.maxColumns, .integer(1...64), omit: 12),
      ManifestKey("columnGap", \.columnGap, .length, omit: 10),
      ManifestKey("rowGap", \.rowGap, .length, omit: 10),
      ManifestKey("insets", \.insets, .insets, omit: .init(10)),
      ManifestKey("captionHeight", \.captionHeight, .length, omit: 0),
      ManifestKey("direction", \.direction, .oneOf, omit: .vertical),
      ManifestKey("height", \.height, .positiveLength),
      ManifestKey("order", \.order, .oneOf),
      ManifestKey("unit", \.unit, .positiveLength, omit: 40),
      ManifestKey("spanProbability", \.spanProbability, .integer(0...100), omit: 40),
      ManifestKey("aspect", \.aspect, .oneOf, omit: .natural),
      ManifestKey("seed", \.seed, .seed, omit: 0),
      ManifestKey("spanShare", \.spanShare, .number(0...1), omit: 0.22),
      ManifestKey("targetRowHeight", \.targetRowHeight, .positiveLength, omit: 240),
      ManifestKey("lastRow", \.lastRow, .lastRow, omit: .left),
      ManifestKey("itemSize", \.itemSize, .itemSize),
      ManifestKey("itemSpacing", \.itemSpacing, .length, omit: 10),
      ManifestKey("lineSpacing", \.lineSpacing, .length, omit: 10),
      ManifestKey("radius", \.radius, .radius, omit: .auto),
    ], places: \LayoutOptions.places)

  /// This layout with another laid over it, key by key.
  ///
  /// `columns` and `minColumnWidth` replace each other; where the other changes kind or style,
  /// inherited keys that the new one lacks fall away.
  /// - Parameter other: The later and stronger one; nil changes nothing.
  /// - Returns: The effective layout; each key's place is the layer's that wrote it.
  package func overlaid(by other: LayoutOptions?) -> LayoutOptions {
    guard let other else { return self }
    var result = self
    let before = LayoutFamily(of: [self])
    let after = LayoutFamily(of: [self, other])
    if before != after {
      for key in Self.keys.keys where !after.has(key.name) { key.clear(&result) }
      // Words of `order` belong to one kind alone.
      result.order = nil
    }
    if other.columns != nil { result.minColumnWidth = nil }
    if other.minColumnWidth != nil { result.columns = nil }
    for key in Self.keys.keys { key.overlay(&result, other) }
    result.places.object = other.places.object ?? places.object
    result.places.keys.merge(other.places.keys) { _, later in later }
    return result
  }
}
