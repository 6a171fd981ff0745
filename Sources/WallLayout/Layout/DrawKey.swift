/// The FNV-1a-64 state after an image's id: the part of a draw that belongs to the image.
///
/// `draw(seed, id, stream)` of the dice mosaic is SplitMix64(seed XOR FNV-1a-64(id's UTF-8 bytes,
/// then the byte `stream`)), so adding an image does not reshuffle the others' dice.
public struct DrawKey: Hashable, Sendable {
  let state: UInt64

  /// - Parameter id: As written; it is not normalised.
  public init(id: String) {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.state = state
  }

  /// One number of 64 random bits for each seed and stream; the same on every machine.
  public func draw(seed: UInt64, stream: UInt8) -> UInt64 {
    let hash = (state ^ UInt64(stream)) &* 0x100_0000_01b3
    var z = (seed ^ hash) &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
