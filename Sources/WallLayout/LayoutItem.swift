public import WallGeometry

/// What a layout needs to know of one image: plain numbers, so that a million of them cost little.
public struct LayoutItem: Hashable, Sendable {
  /// The picture's displayed size in its own pixels, both > 0.
  public var size: Size
  /// A number that belongs to this image alone, from its id; feeds the dice mosaic's draws.
  public var drawKey: DrawKey
  /// How many columns the item asks for.
  public var span: ColumnSpan
  /// Height of the picture in CSS px instead of the one its aspect asks for; vertical waterfall.
  public var tileHeight: Double?
  /// Whether the item stands for a broken entry: its crop counts in no figure.
  public var isPlaceholder: Bool

  public init(
    size: Size, drawKey: DrawKey = DrawKey(id: ""), span: ColumnSpan = .columns(1),
    tileHeight: Double? = nil, isPlaceholder: Bool = false
  ) {
    self.size = size
    self.drawKey = drawKey
    self.span = span
    self.tileHeight = tileHeight
    self.isPlaceholder = isPlaceholder
  }
}

/// How many columns an item asks for.
public enum ColumnSpan: Hashable, Sendable {
  /// That many, at least 1; more than there are means all.
  case columns(Int)
  /// A banner.
  case all
}
