import WallGeometry
import WallLayout

/// A breakpoint with the layouts of all sections laid over each other, before it is split.
struct EffectiveBreakpoint {
  let declaration: BreakpointDeclaration
  let sections: [EffectiveSection]
  let place: SourcePosition?

  /// All breakpoints of a manifest, or the usual ones where it names none.
  static func all(of manifest: Manifest, wall: LayoutOptions) -> [EffectiveBreakpoint] {
    guard let written = manifest.breakpoints else {
      return usual(for: wall).map { declaration in
        EffectiveBreakpoint(declaration, layout: nil, place: nil, manifest, wall: wall)
      }
    }
    return written.map { breakpoint in
      EffectiveBreakpoint(
        BreakpointDeclaration(
          name: breakpoint.name ?? "", minWidth: breakpoint.minWidth ?? 0,
          orientation: breakpoint.orientation, referenceWidth: breakpoint.referenceWidth),
        layout: breakpoint.layout, place: breakpoint.places.object, manifest, wall: wall)
    }
  }

  private init(
    _ declaration: BreakpointDeclaration, layout: LayoutOptions?, place: SourcePosition?,
    _ manifest: Manifest, wall: LayoutOptions
  ) {
    self.declaration = declaration
    self.place = place
    let base = wall.overlaid(by: layout)
    let columns = Self.usualColumns(from: declaration.minWidth)
    sections = manifest.sections.map { section in
      EffectiveSection(section, options: base.overlaid(by: section.layout), usualColumns: columns)
    }
  }

  /// One named `all` where the wall's layout gives a count or its kind has none; else four.
  private static func usual(for wall: LayoutOptions) -> [BreakpointDeclaration] {
    let hasCount = wall.columns != nil || wall.minColumnWidth != nil
    if hasCount || !LayoutFamily(of: [wall]).hasColumns {
      return [BreakpointDeclaration(name: "all", minWidth: 0)]
    }
    return [
      BreakpointDeclaration(name: "phone", minWidth: 0),
      BreakpointDeclaration(name: "tablet", minWidth: 600),
      BreakpointDeclaration(name: "desktop", minWidth: 1024),
      BreakpointDeclaration(name: "wide", minWidth: 1600),
    ]
  }

  /// The columns of a breakpoint that names no count, by where it starts.
  private static func usualColumns(from minWidth: Double) -> Int {
    switch minWidth {
    case ..<600: 2
    case ..<1024: 3
    case ..<1600: 4
    default: 6
    }
  }

  /// Where some section gets one column more, rising.
  var splitWidths: [Double] {
    var widths: Set<Double> = []
    for rule in Set(sections.compactMap(\.columnRule)) { widths.formUnion(rule.splitWidths) }
    return widths.sorted()
  }

  /// Words for the kinds of all sections.
  var kindName: String {
    var names: [String] = []
    for section in sections where !names.contains(section.family.name) {
      names.append(section.family.name)
    }
    return names.joined(separator: " and ")
  }
}
