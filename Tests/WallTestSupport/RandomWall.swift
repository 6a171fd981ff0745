import WallGeometry
package import WallLayout

/// One of endlessly many walls: a layout with its options, items, and the range it has to serve.
package struct RandomWall: Sendable, CustomStringConvertible {
  package let seed: UInt64
  package var layout: any Layout
  package var items: [LayoutItem]
  package var context: LayoutContext

  package var description: String { "wall \(seed): \(layout), \(items.count) items, \(context)" }

  /// - Parameters:
  ///   - seed: The same seed gives the same wall on every machine.
  ///   - count: The most items.
  package init(seed: UInt64, count: Int = 60) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    let columns = Int.random(in: 1...7, using: &generator)
    let axis: WallAxis =
      generator.chance(0.25) ? .horizontal(height: generator.pick([300, 480, 701.5])) : .vertical
    var spacing = LayoutSpacing(
      insets: Insets(
        top: generator.pick([0, 10, 2.5]), right: generator.pick([0, 10, 7.25]),
        bottom: generator.pick([0, 10, 30]), left: generator.pick([0, 10, 3])),
      columnGap: generator.pick([0, 4, 10, 12.5]), rowGap: generator.pick([0, 4, 10, 17.75]))
    // A lane of the lowest wall must keep a picture above its caption.
    spacing.captionHeight = generator.pick([0, 0, axis.isHorizontal ? 12 : 44])
    let isDice = generator.chance(0.4)
    if isDice {
      layout = DiceMosaicLayout(
        columns: columns, spacing: spacing, axis: axis, unit: generator.pick([40, 48, 61.5]),
        seed: generator.next() >> 11, spanProbability: generator.pick([0, 40, 100]),
        aspect: generator.pick([.natural, .random]))
    } else {
      layout = WaterfallLayout(
        columns: columns, spacing: spacing,
        order: generator.pick([.shortest, .shortest, .leftToRight, .rightToLeft]), axis: axis)
    }
    let wide = generator.pick([0, 0.1, 0.5])
    items = (0..<Int.random(in: 0...count, using: &generator)).map { index in
      LayoutItem(
        size: Size(
          width: Double.random(in: 400...4000, using: &generator),
          height: Double.random(in: 400...4000, using: &generator)),
        drawKey: DrawKey(id: "\(seed)/\(index)"),
        span: generator.chance(wide)
          ? generator.pick([.columns(2), .columns(3), .all]) : .columns(1),
        tileHeight: generator.chance(wide) ? Double.random(in: 20...400, using: &generator) : nil)
    }
    let minWidth = Double.random(in: 320...1200, using: &generator)
    let maxWidth = minWidth + Double.random(in: 1...700, using: &generator)
    context = LayoutContext(
      referenceWidth: (minWidth + maxWidth) / 2, narrowestWidth: minWidth - 17,
      widestWidth: maxWidth, isRightToLeft: generator.chance(0.3))
  }

  /// Both ends of the range, the reference width, and a width between that is no whole number.
  package var widths: [Double] {
    let (low, high) = (context.narrowestWidth, context.widestWidth)
    return [low, context.referenceWidth, low + (high - low) * 0.317, high]
  }
}

extension SeededGenerator {
  package mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &self)]
  }
}
