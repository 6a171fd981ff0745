public import WallGeometry

/// What a layout needs to know of one image: plain numbers, so that a million of them cost little.
public struct LayoutItem: Hashable, Sendable {
  /// The picture's displayed size in its own pixels, both > 0.
  public var size: Size
  /// A number that belongs to this image alone, from its id; feeds the dice mosaic's draws.
  public var drawKey: DrawKey
  // What few items have is kept without optionals, each of which would take 8 bytes more.
  private var ownHeight = 0.0
  private var ownSize = Size(width: 0, height: 0)
  /// 0 is a banner.
  private var columns: Int32 = 1
  private var traits: Traits = []

  private struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let hasTileHeight = Traits(rawValue: 1)
    static let hasItemSize = Traits(rawValue: 2)
    static let isPlaceholder = Traits(rawValue: 4)
    static let isFeatured = Traits(rawValue: 8)
  }

  public init(
    size: Size, drawKey: DrawKey = DrawKey(id: ""), span: ColumnSpan = .columns(1),
    tileHeight: Double? = nil, itemSize: Size? = nil, isFeatured: Bool = false,
    isPlaceholder: Bool = false
  ) {
    self.size = size
    self.drawKey = drawKey
    self.span = span
    self.tileHeight = tileHeight
    self.itemSize = itemSize
    self.isFeatured = isFeatured
    self.isPlaceholder = isPlaceholder
  }

  /// How many columns the item asks for.
  public var span: ColumnSpan {
    get { columns == 0 ? .all : .columns(Int(columns)) }
    set {
      switch newValue {
      case .columns(let count): columns = Int32(clamping: max(1, count))
      case .all: columns = 0
      }
    }
  }

  /// Height of the picture in CSS px instead of the one its aspect asks for; vertical waterfall.
  public var tileHeight: Double? {
    get { traits.contains(.hasTileHeight) ? ownHeight : nil }
    set {
      ownHeight = newValue ?? 0
      set(.hasTileHeight, to: newValue != nil)
    }
  }

  /// Size of the whole item in CSS px instead of the layout's `itemSize`; flow.
  public var itemSize: Size? {
    get { traits.contains(.hasItemSize) ? ownSize : nil }
    set {
      ownSize = newValue ?? Size(width: 0, height: 0)
      set(.hasItemSize, to: newValue != nil)
    }
  }

  /// Whether the item must span two columns; elastic mosaic.
  public var isFeatured: Bool {
    get { traits.contains(.isFeatured) }
    set { set(.isFeatured, to: newValue) }
  }

  /// Whether the item stands for a broken entry: its crop counts in no figure.
  public var isPlaceholder: Bool {
    get { traits.contains(.isPlaceholder) }
    set { set(.isPlaceholder, to: newValue) }
  }

  private mutating func set(_ trait: Traits, to isOn: Bool) {
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
  }
}
