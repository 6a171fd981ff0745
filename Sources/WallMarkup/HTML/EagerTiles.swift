import WallLayout

/// Which pictures load at once: those that a first screen may show.
struct EagerTiles {
  /// CSS px below the wall's top.
  static let depth = 1000.0
  static let most = 24

  /// Numbers of the tiles.
  private(set) var numbers: Set<Int> = []
  /// The very first picture of the page, which loads before all others.
  private(set) var first: Int?

  /// Tiles whose top, at the reference width of any breakpoint of the layout shown first, is less
  /// than 1,000 px below the wall's, and that are in sight before anything scrolls sideways; of them
  /// the first 24 in the manifest's order.
  init(_ content: PageContent) {
    for geometry in content.firstGeometries {
      let width = geometry.breakpoint.referenceWidth
      let tops = geometry.placement.tops(at: width)
      for (index, section) in content.sections.enumerated() where tops[index] < Self.depth {
        let frames = geometry.placement.sections[index].result.frames
        for (tile, frame) in zip(section.tiles, frames)
        where tops[index] + frame.y.at(width) < Self.depth
          && frame.x.at(width) < width && frame.maxX.at(width) > 0
        {
          numbers.insert(tile.number)
        }
      }
    }
    let tiles = content.sections.lazy.flatMap(\.tiles)
    let early = tiles.filter { [numbers] in $0.picture != nil && numbers.contains($0.number) }
      .prefix(Self.most).map(\.number)
    numbers = Set(early)
    first = early.first
  }
}
