/// One tile of a wall of sections.
public struct TilePlace: Hashable, Sendable {
  /// Which section, from 0.
  public var section: Int
  /// Which of the section's items, from 0.
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
