/// The affine rules of a page, a sheet for each breakpoint piece.
package struct GeometryStylesheets: Sendable {
  private let shared: SharedGeometry

  /// - Complexity: O(pieces * tiles)
  package init(_ content: PageContent) { shared = SharedGeometry(content) }

  /// Affine rules for every tile and chunk of the page at one breakpoint piece.
  ///
  /// - Parameter piece: Index into the content's geometries.
  /// - Returns: CSS, UTF-8.
  /// - Complexity: O(tiles)
  package func css(piece: Int) -> [UInt8] {
    var sheet = GeometryStylesheet(shared, piece: piece, names: .page)
    sheet.write()
    return Array(sheet.css.utf8)
  }
}

/// What the sheets of all pieces of a page agree on, so that tiles can move from one to another.
struct SharedGeometry: Sendable {
  let content: PageContent
  let chunks: WallChunks
  /// By section: whether it scrolls sideways at some piece.
  let isAcross: [Bool]
  /// By section: whether it is a strip at some piece and none at another.
  let isSometimesStrip: [Bool]
  /// By section and tile: whether the class of its proportions gives the tile's height, at every
  /// piece. Between such a height and one that is written there is nothing for a transition.
  let isPlain: [[Bool]]

  init(_ content: PageContent) {
    self.content = content
    chunks = WallChunks(content)
    isAcross = content.sections.indices.map { content.isAcross($0) }
    isSometimesStrip = content.sections.indices.map { index in
      Set(content.geometries.map { $0.placement.sections[index].result.isStrip }).count > 1
    }
    isPlain = content.sections.enumerated().map { index, section in
      section.tiles.enumerated().map { number, tile in
        content.geometries.allSatisfy {
          let placement = $0.placement.sections[index]
          return placement.isPlain(placement.result.frames[number], tile)
        }
      }
    }
  }
}
