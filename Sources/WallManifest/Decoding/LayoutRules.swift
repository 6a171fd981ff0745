/// What concerns layouts laid over each other: keys beside a kind that lacks them, counts that
/// exclude each other, images' keys of other kinds.
struct LayoutRules {
  /// The wall's layout, or those of its switch.
  private let walls: [LayoutOptions?]
  private let breakpoints: [LayoutOptions?]
  /// One section's layout of each shape.
  private let sections: [LayoutOptions?]
  private let hasSwitch: Bool
  private var bySection: [LayoutShape: EffectiveLayouts] = [:]

  static func check(_ manifest: Manifest, in decoding: inout ObjectDecoding) {
    var rules = LayoutRules(manifest)
    rules.checkWalls(&decoding)
    rules.checkBreakpoints(&decoding)
    for section in manifest.sections {
      guard let own = section.layout else { continue }
      let effective = rules.layouts(of: own)
      rules.checkLayout(own, beside: effective, within: effective, &decoding)
    }
    rules.checkImages(manifest, &decoding)
  }

  private init(_ manifest: Manifest) {
    hasSwitch = manifest.layouts != nil
    walls = Self.orNone(manifest.layouts ?? [manifest.layout])
    breakpoints = Self.orNone(manifest.breakpoints?.map(\.layout) ?? [])
    var shapes: Set<LayoutShape> = []
    let distinct = manifest.sections.map(\.layout).filter { shapes.insert(.init($0)).inserted }
    sections = Self.orNone(distinct)
  }

  /// An empty list stands for one that says nothing.
  private static func orNone(_ layouts: [LayoutOptions?]) -> [LayoutOptions?] {
    layouts.isEmpty ? [nil] : layouts
  }

  /// All layouts that these layers come to.
  private func layouts(
    _ walls: [LayoutOptions?], _ breakpoints: [LayoutOptions?], _ sections: [LayoutOptions?]
  ) -> EffectiveLayouts {
    var result = EffectiveLayouts()
    for wall in walls {
      for breakpoint in breakpoints {
        for section in sections { result.insert([wall, breakpoint, section]) }
      }
    }
    return result
  }

  /// All layouts of a section.
  private mutating func layouts(of section: LayoutOptions?) -> EffectiveLayouts {
    let shape = LayoutShape(section)
    if let known = bySection[shape] { return known }
    let result = layouts(walls, breakpoints, [section])
    bySection[shape] = result
    return result
  }

  private func checkWalls(_ decoding: inout ObjectDecoding) {
    for case let wall? in walls {
      checkLayout(
        wall, beside: layouts([wall], [nil], [nil]), within: layouts([wall], breakpoints, sections),
        isNamed: hasSwitch, &decoding)
    }
  }

  private func checkBreakpoints(_ decoding: inout ObjectDecoding) {
    for case let breakpoint? in breakpoints {
      checkLayout(
        breakpoint, beside: layouts(walls, [breakpoint], [nil]),
        within: layouts(walls, [breakpoint], sections), &decoding)
      if hasSwitch, let kind = breakpoint.kind,
        walls.contains(where: { ($0?.kind ?? .waterfall) != kind })
      {
        fault(
          .fatal, "a breakpoint's layout changes the kind of a wall with several layouts",
          "remove the kind", breakpoint, "kind", &decoding)
      }
    }
  }

  // MARK: One object

  /// - Parameters:
  ///   - own: The object as written.
  ///   - beside: The layouts that it and the layers below it come to.
  ///   - all: Those with the layers above it.
  ///   - isNamed: Whether it is one of a switch.
  ///   - decoding: Takes the faults.
  private func checkLayout(
    _ own: LayoutOptions, beside: EffectiveLayouts, within all: EffectiveLayouts,
    isNamed: Bool = false, _ decoding: inout ObjectDecoding
  ) {
    if own.columns != nil, own.minColumnWidth != nil {
      let least = decoding.spelling.key("minColumnWidth")
      fault(
        .fatal, "a layout has either columns or \(least), not both", "remove one of them", own,
        "minColumnWidth", &decoding)
    }
    if own.name != nil, !isNamed {
      fault(
        .none, "a layout's name has no effect here", "it is for a switch between several layouts",
        own, "name", &decoding)
    }
    // Where the object names no kind itself, its keys may be meant for one that is chosen above.
    let namesKind = own.kind != nil || own.style != nil
    let families = namesKind ? beside.families : all.families
    for key in LayoutOptions.keys.keys where key.isWritten(in: own) {
      checkKey(key.name, of: own, families: families, &decoding)
    }
    checkOrder(of: own, families: families + beside.families, &decoding)
    if own.height != nil, families.contains(where: { $0.has("height") }), !all.hasHeight {
      fault(
        .none, "height has no effect in a vertical wall",
        "it belongs to horizontal walls, line and circle", own, "height", &decoding)
    }
    if own.maxColumns != nil, families.contains(where: \.hasColumns), !all.hasLeastWidth {
      let (most, least) = (decoding.spelling.key("maxColumns"), "minColumnWidth")
      fault(
        .none, "\(most) has no effect without \(decoding.spelling.key(least))", nil, own,
        "maxColumns", &decoding)
    }
  }

  /// A key that none of the families has.
  private func checkKey(
    _ key: String, of own: LayoutOptions, families: [LayoutFamily],
    _ decoding: inout ObjectDecoding
  ) {
    guard !families.contains(where: { $0.has(key) }) else { return }
    let owners = LayoutFamily.allCases.filter { $0.has(key) }.map(\.name)
    let shown = families.map(\.name).joined(separator: " or ")
    fault(
      .none, "\(decoding.spelling.key(key)) has no effect in a layout of kind \(shown)",
      "it belongs to \(owners.joined(separator: ", "))", own, key, &decoding)
  }

  /// `order` has words of its own in each kind.
  private func checkOrder(
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

  private func fault(
    _ effect: Diagnostic.Effect, _ message: String, _ hint: String?, _ layout: LayoutOptions,
    _ key: String, _ decoding: inout ObjectDecoding
  ) {
    let place = layout.places.place(of: key)
    decoding.report(
      effect, at: place.map { decoding.text.offset(of: $0) },
      length: decoding.spelling == .xml ? decoding.spelling.key(key).utf8.count : 1, message,
      hint: hint)
  }

  // MARK: Images

  /// Keys of images that no layout of their section has.
  private mutating func checkImages(_ manifest: Manifest, _ decoding: inout ObjectDecoding) {
    let uses = decoding.images.kindKeys
    guard !uses.isEmpty else { return }
    var number = 0
    for section in manifest.sections {
      let numbers = number..<(number + section.images.count)
      number = numbers.upperBound
      let effective = layouts(of: section.layout)
      for image in numbers {
        for use in uses[image] ?? [] { Self.checkUse(use, in: effective, &decoding) }
      }
    }
  }

  private static func checkUse(
    _ use: DecodedImages.KindKey, in layouts: EffectiveLayouts, _ decoding: inout ObjectDecoding
  ) {
    let (isUseful, owner) =
      switch use.key {
      case "itemSize": (layouts.families.contains(.flow), "flow")
      case "tileHeight": (layouts.hasVerticalWaterfall, "vertical waterfall")
      default: (layouts.families.contains(.waterfall), "waterfall")
      }
    guard !isUseful else { return }
    let kinds = layouts.families.map(\.name).joined(separator: " or ")
    decoding.report(
      .none, at: use.offset, length: use.length,
      "\(decoding.spelling.key(use.key)) has no effect in a layout of kind \(kinds)",
      hint: "it belongs to the \(owner)")
  }
}
