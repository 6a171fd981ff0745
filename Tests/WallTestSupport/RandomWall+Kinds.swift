import WallGeometry
import WallLayout

extension RandomWall {
  /// A kind of layout without columns.
  package enum Kind: Sendable, CaseIterable {
    case rows
    case flow
    case circle
  }

  /// A random wall of a kind without columns.
  ///
  /// - Parameters:
  ///   - kind: Rows, flow or circle.
  ///   - seed: The same seed gives the same wall on every machine.
  ///   - count: The most items.
  package init(_ kind: Kind, seed: UInt64, count: Int = 60) {
    var generator = SeededGenerator(seed: seed)
    self.init(seed: seed, count: 0)
    var spacing = LayoutSpacing(
      insets: Insets(
        top: generator.pick([0, 10, 2.5]), right: generator.pick([0, 10, 7.25]),
        bottom: generator.pick([0, 10, 30]), left: generator.pick([0, 10, 3])),
      columnGap: generator.pick([0, 4, 10, 12.5]), rowGap: generator.pick([0, 4, 10, 17.75]))
    let extreme = generator.chance(0.3) ? 20.0 : 2
    items = (0..<Int.random(in: 0...count, using: &generator)).map { _ in
      let aspect = Self.aspect(within: extreme, &generator)
      return LayoutItem(size: Size(width: 3000 * aspect, height: 3000))
    }
    switch kind {
    case .rows:
      spacing.captionHeight = generator.pick([0, 0, 44])
      layout = RowsLayout(
        spacing: spacing, targetHeight: generator.pick([90, 240, 300.5]),
        lastRow: generator.pick([.start, .centre, .justify]))
    case .flow:
      spacing.captionHeight = generator.pick([0, 0, 12])
      layout = FlowLayout(spacing: spacing, itemSize: Size(width: 90, height: 70))
      let ownShare = generator.pick([0, 0.3, 1])
      let widest = generator.pick([200.0, 700])
      for index in items.indices where generator.chance(ownShare) {
        items[index].itemSize = Size(
          width: Double.random(in: 20...widest, using: &generator),
          height: Double.random(in: 60...200, using: &generator))
      }
    case .circle:
      let side = generator.pick([20, 50, 61.5])
      layout = CircleLayout(
        spacing: spacing, itemSize: Size(width: side, height: side),
        radius: generator.chance(0.5) ? .auto : .length(Double(items.count) * side),
        height: generator.pick([nil, nil, 900]))
    }
  }

  /// From 1 / `extreme` to `extreme`, half of them upright.
  private static func aspect(
    within extreme: Double, _ generator: inout SeededGenerator
  ) -> Double {
    let long = Double.random(in: 1...extreme, using: &generator)
    return generator.chance(0.5) ? long : 1 / long
  }
}
