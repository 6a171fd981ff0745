public import WallGeometry

/// The frames of a layout's tiles, in the items' order.
///
/// A wall of a million images spends most of its time on writing memory, so tiles in lanes are kept
/// in a shorter form and made into frames when they are asked for.
public struct TileFrames: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Sendable {
    case lanes(LaneTiles)
    case frames([AffineFrame])
  }

  private let storage: Storage

  init(_ tiles: LaneTiles) { storage = .lanes(tiles) }
  init(_ frames: [AffineFrame]) { storage = .frames(frames) }

  public var startIndex: Int { 0 }
  public var endIndex: Int {
    switch storage {
    case .lanes(let tiles): tiles.mains.count
    case .frames(let frames): frames.count
    }
  }

  /// The frame of the item at `index`.
  ///
  /// - Complexity: O(1)
  public subscript(index: Int) -> AffineFrame {
    switch storage {
    case .lanes(let tiles): tiles[index]
    case .frames(let frames): frames[index]
    }
  }

  /// Whether all frames are the same lines.
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for frame in self { hasher.combine(frame) }
  }
}
