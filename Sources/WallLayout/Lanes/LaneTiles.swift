import WallGeometry

/// Tiles in lanes, kept as what differs between those of one lane: where they start along it, how
/// long they are for their breadth, and which lanes they cover. Less than half the size of their
/// frames: writing memory is what a wall of a million images spends most of its time on.
struct LaneTiles: Sendable {
  let lanes: Lanes
  /// Where each tile starts along its lanes, not mirrored.
  private(set) var mains: [AffineLength] = []
  private var measures: [Double] = []
  private(set) var columnRuns: [ColumnRun] = []
  /// What a measure is a multiple of, by the number of lanes that a tile covers.
  private let units: [AffineLength]
  /// What each tile has besides, in CSS px.
  private let extra: Double
  /// Whether frames are those of a right-to-left wall.
  var isMirrored = false

  /// - Parameters:
  ///   - lanes: What the tiles stand in.
  ///   - unit: The length that a measure of 1 stands for, of a tile that covers a number of lanes.
  ///   - extra: What each tile is longer than that, in CSS px.
  ///   - capacity: How many tiles there will be.
  init(
    _ lanes: Lanes, unit: (_ span: Int) -> AffineLength, extra: Double = 0, capacity: Int
  ) {
    self.lanes = lanes
    units = (1...lanes.count).map(unit)
    self.extra = extra
    mains.reserveCapacity(capacity)
    measures.reserveCapacity(capacity)
    columnRuns.reserveCapacity(capacity)
  }

  /// How long a tile is: so many units, or so many CSS px where the measure is negative.
  @inline(__always)
  func extent(of measure: Double, span: Int) -> AffineLength {
    (measure < 0 ? AffineLength(-measure) : units[span - 1] * measure) + extra
  }

  /// - Parameters:
  ///   - main: Where the tile starts along its lanes.
  ///   - measure: Units, or CSS px where it is negative.
  ///   - columns: The lanes it covers.
  @inline(__always)
  mutating func append(main: AffineLength, measure: Double, columns: ColumnRun) {
    mains.append(main)
    measures.append(measure)
    columnRuns.append(columns)
  }

  subscript(index: Int) -> AffineFrame {
    let columns = columnRuns[index]
    let frame = lanes.frame(
      lane: columns.first, span: columns.span, main: mains[index],
      extent: extent(of: measures[index], span: columns.span))
    return isMirrored ? frame.mirrored : frame
  }
}
