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
