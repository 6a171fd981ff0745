public import WallGeometry

/// A section's layout and what surrounds its tiles.
public struct SectionLayout: Sendable {
  public var layout: any Layout
  /// Around header, tiles and footer together; added to the layout's own insets.
  public var insets: Insets
  /// Height of the header in CSS px; its width where it stands beside the tiles.
  public var header: Double
  /// Height of the footer in CSS px; its width where it stands beside the tiles.
  public var footer: Double

  public init(
    layout: any Layout, insets: Insets = .zero, header: Double = 0, footer: Double = 0
  ) {
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
  }

  /// The distances the tiles are laid with: the section's own insets, header and footer are part
  /// of them, so that frames are relative to the section's top.
  public var spacing: LayoutSpacing {
    var outer = insets
    if layout.hasWordsBeside {
      outer.left += header
      outer.right += footer
    } else {
      outer.top += header
      outer.bottom += footer
    }
    var spacing = layout.spacing
    spacing.insets = spacing.insets + outer
    spacing.surroundings = outer
    return spacing
  }
}

/// One section as it was laid out; frames are relative to the section's own top.
public struct SectionPlacement: Sendable {
  public let section: SectionLayout
  public let result: LayoutResult

  public var spacing: LayoutSpacing { section.spacing }
}

/// The sections of one wall at one breakpoint, stacked without gap.
///
/// A section starts where the one before ends *at W*, a sum of content heights (each a maximum of
/// lines), so its top is not itself a line.
public struct WallPlacement: Sendable {
  public let sections: [SectionPlacement]

  /// Lays out each section's items with the section's layout.
  ///
  /// - Parameters:
  ///   - sections: In order from the top.
  ///   - items: One list for each section.
  ///   - context: The range of container widths, the same for all sections.
  /// - Throws: The first section's `LayoutError` whose geometry cannot be.
  public init(
    _ sections: [SectionLayout], items: [[LayoutItem]], in context: LayoutContext
  ) throws(LayoutError) {
    precondition(sections.count == items.count, "one list of items for each section")
    var placements: [SectionPlacement] = []
    placements.reserveCapacity(sections.count)
    for (section, items) in zip(sections, items) {
      var layout = section.layout
      layout.spacing = section.spacing
      placements.append(
        SectionPlacement(section: section, result: try layout.place(items, in: context)))
    }
    self.sections = placements
  }

  /// The tops of all sections and, last, the wall's content height, in CSS px at `width`.
  public func tops(at width: Double) -> [Double] {
    var tops = [0.0]
    tops.reserveCapacity(sections.count + 1)
    for section in sections {
      tops.append(tops[tops.count - 1] + section.result.contentHeight(at: width))
    }
    return tops
  }

  /// The wall's height in CSS px in a container `width` px wide.
  public func contentHeight(at width: Double) -> Double {
    sections.reduce(0) { $0 + $1.result.contentHeight(at: width) }
  }

  /// The width of the widest section's content in CSS px.
  public func contentWidth(at width: Double) -> Double {
    sections.lazy.map { $0.result.contentWidth(at: width) }.max() ?? width
  }
}
