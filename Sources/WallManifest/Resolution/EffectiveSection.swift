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
  private let shownImages: Int

  /// CSS px of a header that a manifest gives words but no height.
  static let usualHeader = 48.0

  init(_ section: ManifestSection, options: LayoutOptions, usualColumns: Int) {
    self.options = options
    self.usualColumns = usualColumns
    shownImages = section.images.lazy.filter(\.isShown).count
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
    SectionLayout(
      layout: ownLayout(at: referenceWidth), insets: insets, header: header, footer: footer)
  }

  private func ownLayout(at referenceWidth: Double) -> any Layout {
    switch family {
    case .waterfall:
      WaterfallLayout(
        columns: columns(at: referenceWidth), spacing: spacing, order: order, axis: axis)
    case .elastic:
      ElasticMosaicLayout(
        columns: columns(at: referenceWidth), spacing: spacing, axis: axis,
        order: options.order == .strict ? .strict : .near,
        spanShare: options.spanShare ?? ElasticMosaicLayout.usualSpanShare,
        seed: options.seed ?? 0)
    case .dice:
      DiceMosaicLayout(
        columns: columns(at: referenceWidth), spacing: spacing, axis: axis,
        unit: options.unit ?? 40, seed: options.seed ?? 0,
        spanProbability: options.spanProbability ?? 40,
        aspect: options.aspect == .random ? .random : .natural)
    case .rows:
      RowsLayout(
        spacing: spacing, targetHeight: options.targetRowHeight ?? 240, lastRow: lastRow)
    case .line:
      LineLayout(itemSize: itemSize(or: 130), height: options.height, spacing: itemSpacing)
    case .flow: FlowLayout(spacing: itemSpacing, itemSize: itemSize(or: 100))
    case .circle:
      CircleLayout(
        spacing: itemSpacing, itemSize: itemSize(or: 50), radius: radius, height: options.height)
    }
  }

  /// Items that tell whether the geometry can be: none where that does not depend on the images, as
  /// many as there are where it depends on their number.
  var trialItems: [LayoutItem] {
    guard family == .circle else { return [] }
    return Array(repeating: LayoutItem(size: Size(width: 1, height: 1)), count: shownImages)
  }

  private var order: WaterfallLayout.Order {
    switch options.order {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: .shortest
    }
  }

  private var lastRow: RowsLayout.LastRow {
    switch options.lastRow {
    case .justify: .justify
    case .centre: .centre
    case .left, nil: .start
    }
  }

  private var radius: CircleLayout.Radius {
    switch options.radius {
    case .length(let length): .length(length)
    case .auto, nil: .auto
    }
  }

  /// The distances of kinds without columns: between items, and between lines.
  private var itemSpacing: LayoutSpacing {
    LayoutSpacing(
      insets: options.insets ?? Insets(10), columnGap: options.itemSpacing ?? 10,
      rowGap: options.lineSpacing ?? 10, captionHeight: options.captionHeight ?? 0)
  }

  /// The size of items that name none: a square of `side` CSS px where the layout names none either.
  private func itemSize(or side: Double) -> Size {
    options.itemSize ?? Size(width: side, height: side)
  }
}
