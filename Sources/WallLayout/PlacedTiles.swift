import WallGeometry

/// What a layout in lanes has placed so far, before it is mirrored.
struct PlacedTiles {
  private(set) var frames: [AffineFrame] = []
  private(set) var lanes: [Int32] = []
  private(set) var spans: [Int32] = []

  init(capacity: Int) {
    frames.reserveCapacity(capacity)
    lanes.reserveCapacity(capacity)
    spans.reserveCapacity(capacity)
  }

  mutating func append(_ frame: AffineFrame, lane: Int, span: Int) {
    frames.append(frame)
    lanes.append(Int32(lane))
    spans.append(Int32(span))
  }
}
