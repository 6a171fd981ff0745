import WallGeometry
import WallText

/// Rules of a page's pictures that hold at every breakpoint.
struct PicturesStylesheet {
  let content: PageContent
  let names: MarkupNames

  var css: String {
    var css = ""
    var variables: [String] = []
    if let max = content.maxWidth { variables.append("--max:\(CSSLength(px: max).value)") }
    if let frame = content.frame {
      variables.append("--frame:\(CSSLength(px: frame.width).value)")
      variables.append("--frame-color:\(frame.color)")
      variables.append("--radius:\(CSSLength(px: frame.radius).value)")
    }
    if !variables.isEmpty { css += "\(names.root){\(variables.joined(separator: ";"))}\n" }
    var ratios: Set<TileRatio> = []
    var placeholders = PlaceholderRules(names: names)
    for tile in content.sections.lazy.flatMap(\.tiles) {
      let ratio = TileRatio(tile)
      if ratios.insert(ratio).inserted {
        css += "\(names.selector(class: ratio.name)){aspect-ratio:\(ratio.value)}\n"
      }
      css += placeholders.rule(for: tile)
      if tile.focus != (0.5, 0.5) {
        let point = CSSLength.percentages(tile.focus.x, tile.focus.y)
        css += "\(names.selector(id: names.tile(tile.number))) img{object-position:\(point)}\n"
      }
    }
    css += placeholders.gradientRules
    for (index, section) in content.sections.enumerated() {
      guard let background = section.background else { continue }
      let section = names.selector(id: "s\(index + 1)")
      css += "\(section) .\(names.prefix)panel{background-color:\(background)}\n"
      // The ground is the same by day and by night, so its ink is too.
      let ink = SoftColor(background).luminance > 0.179 ? "#000" : "#fff"
      css += "\(section){--text:\(ink);--muted:\(ink);color:\(ink)}\n"
    }
    return css
  }
}

/// A picture's proportions, exact where its sides are whole numbers.
struct TileRatio: Hashable {
  /// Reduced.
  private let width: Double
  private let height: Double

  init(_ tile: TileContent) {
    let divisor = Self.commonDivisor(tile.width, tile.height)
    width = tile.width / divisor
    height = tile.height / divisor
  }

  /// A class: `r4x3`, fit for CSS without escapes.
  var name: String { "r" + Self.word(width) + "x" + Self.word(height) }

  /// `4/3`
  var value: String { NumberText.shortest(width) + "/" + NumberText.shortest(height) }

  private static func word(_ number: Double) -> String {
    String(NumberText.shortest(number).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// 1 where a side is no whole number.
  private static func commonDivisor(_ a: Double, _ b: Double) -> Double {
    guard a == a.rounded(), b == b.rounded() else { return 1 }
    var (a, b) = (a, b)
    while b > 0 { (a, b) = (b, a.truncatingRemainder(dividingBy: b)) }
    return a
  }
}

extension CSSLength {
  /// Two shares of 1 as percentages: `50% 30%`.
  static func percentages(_ x: Double, _ y: Double) -> String {
    [x, y].map { share in
      share == 0 ? "0%" : CSSLength(AffineLength(slope: share, intercept: 0)).sum
    }.joined(separator: " ")
  }
}
