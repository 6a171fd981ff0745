import WallLayout

/// The lists that a page's tiles stand in: about 100 tiles each, never of two sections.
///
/// A chunk off screen costs a browser nothing; 100 tiles were the best size measured.
struct WallChunks {
  static let size = 100

  struct Chunk {
    /// From 0, over the whole page.
    var index: Int
    var section: Int
    /// Of the section's tiles.
    var tiles: Range<Int>
  }

  /// By section.
  let sections: [[Chunk]]

  init(_ content: PageContent) {
    var index = 0
    sections = content.sections.enumerated().map { number, section in
      // Chunks of one section are of like size, so that the last is no stub.
      let count = section.tiles.count
      let chunks = (count + Self.size - 1) / Self.size
      return (0..<chunks).map { chunk in
        defer { index += 1 }
        return Chunk(
          index: index, section: number,
          tiles: (count * chunk / chunks)..<(count * (chunk + 1) / chunks))
      }
    }
  }
}
