import WallGeometry
import WallLayout
import WallManifest
import WallTestSupport

/// Manifests that use every key there is, with words and numbers that are hard to write.
struct RandomManifest {
  private var generator: SeededGenerator
  private var idCount = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Manifest {
    var wall = Manifest()
    wall.title = maybe { $0.words() + "." }
    wall.language = pick([nil, "en", "pt-BR", "zh-Hant-TW"])
    wall.author = maybe { $0.words() }
    wall.direction = pick([nil, .ltr, .rtl])
    wall.description = maybe { $0.words() }
    wall.baseURL = pick([nil, "https://example.org/a%20b/<d>&e/"])
    wall.maxWidth = maybe { $0.number(1...9000) }
    if chance(70) { wall.layout = layout() }
    if chance(60) { wall.breakpoints = breakpoints() }
    if chance(50) {
      wall.hasBareImages = true
      wall.sections = [ManifestSection(images: images())]
    } else {
      wall.sections = (0..<whole(0...3)).map { _ in section() }
    }
    wall.frame = maybe { TileFrame(width: $0.maybe { $0.number(0...9) }, radius: 3) }
    wall.pageSize = pick([nil, 0, 10, 100_000])
    wall.limits = maybe { $0.limits() }
    return wall
  }

  private mutating func breakpoints() -> [ManifestBreakpoint] {
    var least = 0.0
    return (0..<whole(1...4)).map { index in
      var breakpoint = ManifestBreakpoint(name: "b-\(index)_", minWidth: least)
      breakpoint.orientation = nil
      if chance(50) { breakpoint.layout = layout() }
      least += 100 + number(1...700)
      return breakpoint
    }
  }

  private mutating func layout() -> LayoutOptions {
    var layout = LayoutOptions()
    layout.kind = pick([nil, .waterfall, .mosaic])
    if layout.kind == .mosaic { layout.style = pick([.dice, .elastic, nil]) }
    if chance(50) {
      layout.columns = whole(1...64)
    } else {
      layout.minColumnWidth = number(50...90)
    }
    layout.columnGap = pick([nil, 10, 0, 0.1 + 0.2])
    layout.rowGap = pick([nil, 10, 7])
    layout.insets = pick([nil, Insets(10), Insets(top: 1, right: 2.5, bottom: 0, left: 1e-3)])
    layout.captionHeight = pick([nil, 0, 44])
    layout.direction = pick([nil, .vertical])
    if layout.kind == .waterfall { layout.order = pick([nil, .shortest, .rightToLeft]) }
    if layout.style == .elastic {
      layout.order = pick([nil, .near, .strict])
      layout.spanShare = pick([nil, 0.22, 0, 1])
    }
    if layout.style == .dice {
      layout.unit = pick([nil, 40, 33.3])
      layout.spanProbability = pick([nil, 0, 40, 100])
      layout.aspect = pick([nil, .natural, .random])
      layout.seed = pick([nil, 0, 9_007_199_254_740_991])
    }
    return layout
  }

  private mutating func limits() -> QualityLimits {
    var limits = QualityLimits()
    limits.holes = maybe { $0.number(0...99) }
    limits.widthDeviationP95 = pick([nil, 0, 1e300])
    limits.rankShift = maybe { $0.number(0...99) }
    return limits
  }

  private mutating func section() -> ManifestSection {
    var section = ManifestSection(images: images())
    section.title = maybe { $0.words() }
    section.description = maybe { $0.words() }
    if chance(40) { section.layout = LayoutOptions() }
    section.insets = pick([nil, .zero, Insets(4)])
    section.header = pick([nil, 0, 48, 60.5])
    section.footer = pick([nil, 0, 12])
    section.footerText = maybe { $0.words() }
    section.background = pick([nil, "#eee", "#A0b1C2"])
    return section
  }

  private mutating func images() -> [ManifestImage] { (0..<whole(0...6)).map { _ in image() } }

  private mutating func image() -> ManifestImage {
    idCount += 1
    let src = pick([
      "p/50% #\(idCount) é.jpg", "/\(idCount).webp", "https://a.example/\(idCount)?b&c",
    ])
    var image = ManifestImage(
      src: src, size: Size(width: number(1...9000), height: number(1...9000)), id: src)
    if chance(50) { image.id = "\"\(idCount)' <&> \u{301}" }
    image.alt = pick([nil, "", words()])
    image.title = maybe { $0.words() }
    image.credit = maybe { $0.words() }
    image.license = maybe { $0.words() }
    image.caption = maybe { $0.words() }
    image.date = pick([nil, "1999", "2026-05-01T10:00:00.5+02:00"])
    image.tags = pick([nil, [], [words(), words()], [""]])
    image.href = pick([nil, "#a", "https://example.org/?a=1&b=<2>"])
    image.featured = pick([nil, true, false])
    image.hidden = pick([nil, true, false])
    image.missing = pick([nil, true, false])
    image.location = pick([nil, GeographicPoint(latitude: -33.75, longitude: 1.0 / 3)])
    image.focus = pick([nil, Focus(x: 0.5, y: 0.5), Focus(x: 0, y: 1.0 / 3)])
    image.color = pick([nil, "#cccccc", "#123"])
    image.span = pick([nil, .columns(1), .columns(64), .all])
    image.tileHeight = maybe { $0.number(1...500) }
    image.sources = pick([
      nil, [],
      [
        ManifestSource(src: "a.avif", width: 8),
        ManifestSource(src: "b", width: 9, type: "image/png"),
      ],
    ])
    return image
  }

  // MARK: Dice

  private mutating func chance(_ percent: Int) -> Bool { whole(0...99) < percent }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &generator)
    return chance(50) ? number.rounded(.up) : number
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[whole(0...values.count - 1)]
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance(50) ? make(&self) : nil
  }

  private mutating func words() -> String {
    pick([
      "plain", " spaces around ", "two\nlines", "cr\rlf\r\n", "tab\t", "<b>&amp;\"'</b>", "]]>", "",
      "</script><script>", "\u{301}combining", "𝄞 é שלום", "\\ \u{7f} \u{85} \u{2028}", "\n",
    ])
  }
}
