import WallGeometry

/// A name made from all that a fragment's style sheet depends on: two walls of one page that differ
/// in it have different rules, and the same wall has the same name in every build.
struct FragmentIdentity: Hashable {
  /// `w` and eight hexadecimal digits.
  let name: String

  init(_ content: PageContent) {
    var digest = Digest()
    digest.add(content)
    name = "w" + digest.text
  }

  /// Folds words of 64 bits, each through the finalizer of SplitMix64. No secret is kept: it only
  /// has to tell walls apart.
  private struct Digest {
    private var state: UInt64 = 0

    /// The upper half.
    var text: String {
      let digits = String(state >> 32, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }

    mutating func add(_ word: UInt64) {
      var z = (state ^ word) &+ 0x9e37_79b9_7f4a_7c15
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      state = z ^ (z >> 31)
    }

    mutating func add(_ number: Double) { add(number.bitPattern) }

    mutating func add(_ number: Double?) {
      add(number == nil ? 0 : 1 as UInt64)
      if let number { add(number) }
    }

    mutating func add(_ text: String) {
      var word: UInt64 = 0
      var count: UInt64 = 0
      for byte in text.utf8 {
        word = word << 8 | UInt64(byte)
        count += 1
        if count % 8 == 0 { add(word) }
      }
      // What is left over, and the length, so that no text is the start of another.
      add(word)
      add(count)
    }

    mutating func add(_ length: AffineLength) {
      add(length.slope)
      add(length.intercept)
    }

    mutating func add(_ content: PageContent) {
      add(content.head.title)
      add(content.maxWidth)
      add(content.frame?.width)
      add(content.frame?.radius)
      add(content.frame?.color ?? "")
      for section in content.sections {
        add(UInt64(section.tiles.count))
        add(section.background ?? "")
        for tile in section.tiles { add(tile) }
      }
      for layout in content.layouts { add(layout.label) }
      for geometry in content.geometries { add(geometry) }
    }

    private mutating func add(_ tile: TileContent) {
      add(UInt64(truncatingIfNeeded: tile.number))
      add(tile.id)
      add(tile.color)
      if case .thirds(let colors) = TilePlaceholder(tile) { add(colors) }
      add(tile.width)
      add(tile.height)
      add(tile.focus.x)
      add(tile.focus.y)
    }

    private mutating func add(_ geometry: PageGeometry) {
      if let layout = geometry.layout { add(UInt64(truncatingIfNeeded: layout.index)) }
      add(geometry.breakpoint.minWidth)
      add(geometry.breakpoint.maxWidth)
      add(geometry.breakpoint.orientation?.rawValue ?? "")
      for section in geometry.placement.sections {
        add(section.spacing.captionHeight)
        add(section.section.header)
        add(section.section.footer)
        add(section.result.isStrip ? 1 : 0 as UInt64)
        for inset in [section.section.insets, section.spacing.insets] {
          for side in [inset.top, inset.right, inset.bottom, inset.left] { add(side) }
        }
        for frame in section.result.frames {
          for length in [frame.x, frame.y, frame.width, frame.height] { add(length) }
        }
      }
    }
  }
}
