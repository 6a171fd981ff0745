/// What concerns layouts laid over each other: keys beside a kind that lacks them, counts that
/// exclude each other, images' keys of other kinds.
enum LayoutRules {
  static func check(
    _ manifest: Manifest, root: SourceNode, in decoding: inout ObjectDecoding
  ) {
    let walls: [LayoutOptions?] = manifest.layouts.map { $0.map { $0 } } ?? [manifest.layout]
    let breakpoints = manifest.breakpoints?.map(\.layout) ?? [nil]
    for wall in walls { checkLayout([wall], named: manifest.layouts != nil, &decoding) }
    for breakpoint in breakpoints where breakpoint != nil {
      checkLayout([walls[0], breakpoint], named: false, &decoding)
      if manifest.layouts != nil, let kind = breakpoint?.kind,
        walls.contains(where: { ($0?.kind ?? .waterfall) != kind })
      {
        fault(
          .fatal, "a breakpoint's layout changes the kind of a wall with several layouts", nil,
          breakpoint, "kind", &decoding)
      }
    }
    for section in manifest.sections {
      let layers = breakpoints.flatMap { breakpoint in walls.map { [$0, breakpoint] } }
      if let own = section.layout {
        checkSection(own, over: layers, &decoding)
      }
    }
    checkImages(manifest, walls: walls, breakpoints: breakpoints, root: root, &decoding)
  }

  /// A layout of wall or breakpoint, the last of `layers`.
  private static func checkLayout(
    _ layers: [LayoutOptions?], named: Bool, _ decoding: inout ObjectDecoding
  ) {
    guard let own = layers.last ?? nil else { return }
    checkOwn(own, named: named, &decoding)
    checkKeys(of: own, families: [LayoutFamily(of: layers)], &decoding)
    let isHorizontal = layers.compactMap { $0?.direction }.last == .horizontal
    checkHeight(of: own, family: LayoutFamily(of: layers), isHorizontal: isHorizontal, &decoding)
    let hasLeastWidth = layers.contains { $0?.minColumnWidth != nil }
    if own.maxColumns != nil, !hasLeastWidth {
      fault(
        .none,
        "\(decoding.spelling.key("maxColumns")) counts only with "
          + decoding.spelling.key("minColumnWidth"), nil, own, "maxColumns", &decoding)
    }
  }

  private static func checkSection(
    _ own: LayoutOptions, over layers: [[LayoutOptions?]], _ decoding: inout ObjectDecoding
  ) {
    checkOwn(own, named: false, &decoding)
    var families: [LayoutFamily] = []
    for layer in layers {
      let family = LayoutFamily(of: layer + [own])
      if !families.contains(family) { families.append(family) }
    }
    checkKeys(of: own, families: families, &decoding)
  }

  /// What is wrong with one object by itself.
  private static func checkOwn(
    _ own: LayoutOptions, named: Bool, _ decoding: inout ObjectDecoding
  ) {
    if own.columns != nil, own.minColumnWidth != nil {
      let (columns, least) = ("columns", decoding.spelling.key("minColumnWidth"))
      fault(
        .fatal, "a layout has either \(columns) or \(least), not both", "remove one of them", own,
        "minColumnWidth", &decoding)
    }
    if own.name != nil, !named {
      fault(
        .none, "a layout's name counts only in layouts", "for a switch between several", own,
        "name", &decoding)
    }
  }

  /// Keys that none of the families has.
  private static func checkKeys(
    of own: LayoutOptions, families: [LayoutFamily], _ decoding: inout ObjectDecoding
  ) {
    for key in LayoutOptions.keys.keys where key.isWritten(in: own) {
      guard !families.contains(where: { $0.has(key.name) }) else { continue }
      let owners = LayoutFamily.allCases.filter { $0.has(key.name) }.map(\.name)
      let shown = families.map(\.name).joined(separator: " or ")
      fault(
        .none, "\(decoding.spelling.key(key.name)) has no effect in a layout of kind \(shown)",
        "it belongs to \(owners.joined(separator: ", "))", own, key.name, &decoding)
    }
    checkOrder(of: own, families: families, &decoding)
  }

  /// `order` has words of its own in each kind.
  private static func checkOrder(
    of own: LayoutOptions, families: [LayoutFamily], _ decoding: inout ObjectDecoding
  ) {
    guard let order = own.order else { return }
    let isElastic = order == .near || order == .strict
    let owner: LayoutFamily = isElastic ? .elastic : .waterfall
    let having = families.filter { $0.has("order") }
    guard !having.isEmpty, !having.contains(owner) else { return }
    fault(
      .fatal, "order \"\(order.rawValue)\" belongs to the \(owner.name)",
      isElastic ? "use shortest, leftToRight or rightToLeft" : "use near or strict", own, "order",
      &decoding)
  }

  private static func checkHeight(
    of own: LayoutOptions, family: LayoutFamily, isHorizontal: Bool,
    _ decoding: inout ObjectDecoding
  ) {
    let isLane = family.hasColumns
    guard own.height != nil, isLane, !isHorizontal else { return }
    fault(
      .none, "height has no effect in a vertical wall",
      "it belongs to horizontal walls, line and circle", own, "height", &decoding)
  }

  private static func fault(
    _ effect: Diagnostic.Effect, _ message: String, _ hint: String?, _ layout: LayoutOptions?,
    _ key: String, _ decoding: inout ObjectDecoding
  ) {
    let place = layout?.places.place(of: key)
    decoding.report(
      effect, at: place.map { decoding.text.offset(of: $0) },
      length: decoding.spelling == .xml ? decoding.spelling.key(key).utf8.count : 1, message,
      hint: hint)
  }

  // MARK: Images

  /// Keys of images that no layout of their section has.
  private static func checkImages(
    _ manifest: Manifest, walls: [LayoutOptions?], breakpoints: [LayoutOptions?],
    root: SourceNode, _ decoding: inout ObjectDecoding
  ) {
    let uses = decoding.images.kindKeys
    guard !uses.isEmpty else { return }
    var number = 0
    for section in manifest.sections {
      let numbers = number..<(number + section.images.count)
      number = numbers.upperBound
      var families: Set<LayoutFamily> = []
      var isVertical = false
      for wall in walls {
        for breakpoint in breakpoints {
          let layers = [wall, breakpoint, section.layout]
          families.insert(LayoutFamily(of: layers))
          if layers.compactMap({ $0?.direction }).last != .horizontal { isVertical = true }
        }
      }
      for image in numbers {
        for use in uses[image] ?? [] {
          checkUse(use, families: families, isVertical: isVertical, &decoding)
        }
      }
    }
  }

  private static func checkUse(
    _ use: DecodedImages.KindKey, families: Set<LayoutFamily>, isVertical: Bool,
    _ decoding: inout ObjectDecoding
  ) {
    let owner: LayoutFamily = use.key == "itemSize" ? .flow : .waterfall
    let isUseful =
      families.contains(owner) && (use.key != "tileHeight" || isVertical)
    guard !isUseful else { return }
    let place = use.key == "tileHeight" ? "vertical \(owner.name)" : owner.name
    decoding.report(
      .none, at: use.offset, length: use.length,
      "\(decoding.spelling.key(use.key)) has no effect here", hint: "it belongs to the \(place)")
  }
}
