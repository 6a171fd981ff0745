import WallGeometry
import WallLayout

/// A section's effective layout at one breakpoint.
struct EffectiveSection {
  let options: LayoutOptions
  let family: LayoutFamily
  private let insets: Insets
  private let header: Double
  private let footer: Double
  private let usualColumns: Int

  /// CSS px of a header that a manifest gives words but no height.
  static let usualHeader = 48.0

  init(_ section: ManifestSection, options: LayoutOptions, usualColumns: Int) {
    self.options = options
    self.usualColumns = usualColumns
    family = LayoutFamily(of: [options])
    insets = section.insets ?? .zero
    let hasWords = section.title != nil || section.description != nil
    header = section.header ?? (hasWords ? Self.usualHeader : 0)
    footer = section.footer ?? 0
  }

  private var spacing: LayoutSpacing {
    LayoutSpacing(
      insets: options.insets ?? Insets(10), columnGap: options.columnGap ?? 10,
      rowGap: options.rowGap ?? 10, captionHeight: options.captionHeight ?? 0)
  }

  private var axis: WallAxis {
    options.direction == .horizontal
      ? .horizontal(height: options.height ?? WallAxis.defaultHeight) : .vertical
  }

  /// How columns follow from the wall's width; nil where they do not.
  var columnRule: ColumnRule? {
    axis.isHorizontal ? nil : laneRule
  }

  /// Across the lanes: a wall's width or, where it is horizontal, its height.
  private var laneRule: ColumnRule? {
    guard family.hasColumns, let least = options.minColumnWidth else { return nil }
    let spacing = spacing
    let maxColumns = options.maxColumns ?? 12
    if axis.isHorizontal {
      return ColumnRule(
        minColumnWidth: least, maxColumns: maxColumns, gap: spacing.rowGap,
        insets: spacing.insets.top + spacing.insets.bottom + insets.top + insets.bottom)
    }
    return ColumnRule(
      minColumnWidth: least, maxColumns: maxColumns, gap: spacing.columnGap,
      insets: spacing.insets.left + spacing.insets.right + insets.left + insets.right)
  }

  private func columns(at referenceWidth: Double) -> Int {
    if let columns = options.columns { return columns }
    guard let rule = laneRule else { return usualColumns }
    switch axis {
    case .vertical: return rule.columns(in: referenceWidth)
    case .horizontal(let height): return rule.columns(in: height)
    }
  }

  /// The layout for a piece, with the section's surroundings.
  func layout(at referenceWidth: Double) -> SectionLayout {
    let columns = columns(at: referenceWidth)
    let layout: any Layout =
      family == .dice
      ? DiceMosaicLayout(
        columns: columns, spacing: spacing, axis: axis, unit: options.unit ?? 40,
        seed: options.seed ?? 0, spanProbability: options.spanProbability ?? 40,
        aspect: options.aspect == .random ? .random : .natural)
      : WaterfallLayout(columns: columns, spacing: spacing, order: order, axis: axis)
    return SectionLayout(layout: layout, insets: insets, header: header, footer: footer)
  }

  private var order: WaterfallLayout.Order {
    switch options.order {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: .shortest
    }
  }
}

extension LayoutFamily {
  /// Whether this version reads the kind but has no layout for it.
  var isMissing: Bool { self != .waterfall && self != .dice }
}
