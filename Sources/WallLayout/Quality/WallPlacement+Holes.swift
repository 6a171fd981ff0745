public import WallGeometry

extension WallPlacement {
  /// The areas above the skyline of each section that no tile (with its gutter) owns: what the
  /// figure `holes` measures. Of sections whose layout has no such figure none.
  ///
  /// - Parameter context: The one the wall was placed in; holes are found at its reference width.
  /// - Returns: Rectangles in CSS px from the wall's upper left corner, none of which overlap. Like
  ///   the tiles they take the gap behind and below them with them.
  /// - Complexity: O(n log n) in the number of tiles
  public func holes(in context: LayoutContext) -> [Rect] {
    let tops = tops(at: context.referenceWidth)
    return sections.enumerated().flatMap { index, section -> [Rect] in
      guard section.section.layout.figures.contains(.holes) else { return [] }
      return MeasuredSection(section, in: context).holes.map { hole in
        var hole = hole
        hole.y += tops[index]
        return hole
      }
    }
  }
}
