import WallGeometry
import WallLayout
import WallTestSupport

/// Walls for the elastic mosaic, and what must hold of each whatever it chose.
struct ElasticWall {
  var layout: ElasticMosaicLayout
  var items: [LayoutItem]
  var context: LayoutContext

  /// - Parameters:
  ///   - aspects: Width/height of each picture.
  ///   - columns: 240 px each with gaps of 8.
  init(_ aspects: [Double], columns: Int) {
    layout = ElasticMosaicLayout(
      columns: columns,
      spacing: LayoutSpacing(insets: .zero, columnGap: 8, rowGap: 8))
    items = Self.items(aspects)
    let width = Double(columns) * 248 - 8
    context = LayoutContext(
      referenceWidth: width, narrowestWidth: 0.75 * width, widestWidth: 1.4 * width)
  }

  static func items(_ aspects: [Double]) -> [LayoutItem] {
    aspects.enumerated().map { index, aspect in
      LayoutItem(size: Size(width: 1000 * aspect, height: 1000), drawKey: DrawKey(id: "\(index)"))
    }
  }

  private static let usualAspects: [Double] = [
    1.5, 1.5, 1.5, 1.333, 1.333, 1.778, 0.667, 0.667, 0.75, 1,
  ]

  /// Aspects as cameras and phones make them, with a few panoramas and squares.
  static func shoot(_ count: Int, seed: UInt64, panoramas: Double = 0.05) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ -> Double in
      let chance = Double.random(in: 0..<1, using: &generator)
      if chance < panoramas { return Double.random(in: 2...3.2, using: &generator) }
      if chance < panoramas + 0.1 { return Double.random(in: 0.6...1.9, using: &generator) }
      return generator.pick(usualAspects)
    }
  }

  /// Aspects from strips that lie to strips that stand, all alike on a logarithmic scale.
  static func strips(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    let aspects: [Double] = [0.05, 0.1, 0.2, 0.4, 0.7, 1, 1.4, 2.5, 5, 10, 20]
    return (0..<count).map { _ -> Double in
      let aspect = generator.pick(aspects) * Double.random(in: 0.99...1.01, using: &generator)
      return min(max(aspect, 0.05), 20)
    }
  }

  func place() throws -> LayoutResult { try layout.place(items, in: context) }

  /// The figures at the reference width.
  func figures() throws -> QualityFigures {
    let wall = try WallPlacement([SectionLayout(layout: layout)], items: [items], in: context)
    return QualityFigures(measuring: wall, items: [items], in: context)
  }

  /// Whether all tiles have a size, stand inside the insets and apart from each other, at both ends
  /// of the range and at the reference width.
  func faults(_ result: LayoutResult) -> [String] {
    [context.narrowestWidth, context.referenceWidth, context.widestWidth].flatMap { width in
      faults(result, at: width)
    }
  }

  private func faults(_ result: LayoutResult, at width: Double) -> [String] {
    var faults: [String] = []
    let size = result.contentSize(at: width)
    var insets = layout.spacing.insets
    if context.isRightToLeft { swap(&insets.left, &insets.right) }
    let origin = context.isRightToLeft ? width - size.width : 0
    let slack = 1e-7 * (1 + size.height + size.width)
    var rects = result.frames.map { $0.at(width: width) }
    for (index, rect) in rects.enumerated() {
      let isInside =
        rect.x >= origin + insets.left - slack
        && rect.maxX <= origin + size.width - insets.right + slack
        && rect.y >= insets.top - slack && rect.maxY <= size.height - insets.bottom + slack
      if !(rect.width > 0 && rect.height > 0) { faults.append("\(index) has no size at \(width)") }
      if !isInside { faults.append("\(index) is outside at \(width)") }
    }
    // Along the wall, so that each is compared with its neighbours alone.
    if result.isHorizontal {
      rects = rects.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
    }
    rects.sort { $0.y < $1.y }
    var open: [Rect] = []
    for rect in rects {
      open.removeAll { $0.maxY <= rect.y + slack }
      if open.contains(where: { $0.x + slack < rect.maxX && rect.x + slack < $0.maxX }) {
        faults.append("tiles overlap at \(rect.y), \(width)")
      }
      open.append(rect)
    }
    return faults
  }
}
