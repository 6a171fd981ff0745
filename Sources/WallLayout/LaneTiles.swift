import WallGeometry

/// Tiles in lanes, kept as what differs between those of one lane: where they start along it, how
/// long they are, and which lanes they cover. Half the size of their frames.
struct LaneTiles: Sendable {
  let lanes: Lanes
  /// Where each tile starts along its lanes, not mirrored.
  private(set) var mains: [AffineLength] = []
  /// How long each tile is along its lanes.
  private(set) var extents: [AffineLength] = []
  private(set) var columnRuns: [ColumnRun] = []
  /// Whether frames are those of a right-to-left wall.
  var isMirrored = false

  init(_ lanes: Lanes, capacity: Int) {
    self.lanes = lanes
    mains.reserveCapacity(capacity)
    extents.reserveCapacity(capacity)
    columnRuns.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func append(main: AffineLength, extent: AffineLength, columns: ColumnRun) {
    mains.append(main)
    extents.append(extent)
    columnRuns.append(columns)
  }

  subscript(index: Int) -> AffineFrame {
    let columns = columnRuns[index]
    let frame = lanes.frame(
      lane: columns.first, span: columns.span, main: mains[index], extent: extents[index])
    return isMirrored ? frame.mirrored : frame
  }
}
