import WallGeometry
import WallLayout

extension GeometryCase {
  private static func items(_ sizes: [(Double, Double)]) -> [LayoutItem] {
    sizes.map { LayoutItem(size: Size(width: 3, height: 2), itemSize: Size(width: $0, height: $1)) }
  }

  /// Flows, computed by an independent program from the rules alone.
  static let flows: [GeometryCase] = [
    GeometryCase(
      name: "flow of one size", layout: FlowLayout(),
      items: items(Array(repeating: (50, 50), count: 17)),
      context: LayoutContext(at: 375),
      frames: [
        Frames(
          width: 375,
          rects: [
            [10, 10, 50, 50], [71, 10, 50, 50], [132, 10, 50, 50], [193, 10, 50, 50],
            [254, 10, 50, 50], [315, 10, 50, 50], [10, 70, 50, 50], [71, 70, 50, 50],
            [132, 70, 50, 50], [193, 70, 50, 50], [254, 70, 50, 50], [315, 70, 50, 50],
            [10, 130, 50, 50], [71, 130, 50, 50], [132, 130, 50, 50], [193, 130, 50, 50],
            [254, 130, 50, 50],
          ])
      ], extents: [Extent(width: 375, length: 190)]),
    GeometryCase(
      name: "flow of many sizes",
      layout: FlowLayout(
        spacing: LayoutSpacing(
          insets: Insets(top: 0, right: 20, bottom: 0, left: 20), columnGap: 4, rowGap: 8)),
      items: items([
        (100, 40), (120, 80), (60, 60), (200, 50), (90, 90), (360, 30), (30, 30),
      ]),
      context: LayoutContext(at: 400),
      frames: [
        Frames(
          width: 400,
          rects: [
            [20, 20, 100, 40], [160, 0, 120, 80], [320, 10, 60, 60], [20, 108, 200, 50],
            [290, 88, 90, 90], [20, 186, 360, 30], [20, 224, 30, 30],
          ])
      ], extents: [Extent(width: 400, length: 254)]),
    GeometryCase(
      name: "flow judged at the narrowest width",
      layout: FlowLayout(itemSize: Size(width: 50, height: 50)),
      items: Array(repeating: LayoutItem(3, 2), count: 9),
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 320, widestWidth: 600),
      frames: [
        Frames(
          width: 460,
          rects: [
            [10, 10, 50, 50], [107.5, 10, 50, 50], [205, 10, 50, 50], [302.5, 10, 50, 50],
            [400, 10, 50, 50], [10, 70, 50, 50], [107.5, 70, 50, 50], [205, 70, 50, 50],
            [302.5, 70, 50, 50],
          ])
      ],
      affine: [
        [0, 10, 0, 10, 0, 50, 0, 50], [0.25, -7.5, 0, 10, 0, 50, 0, 50],
        [0.5, -25, 0, 10, 0, 50, 0, 50], [0.75, -42.5, 0, 10, 0, 50, 0, 50],
        [1, -60, 0, 10, 0, 50, 0, 50], [0, 10, 0, 70, 0, 50, 0, 50],
        [0.25, -7.5, 0, 70, 0, 50, 0, 50], [0.5, -25, 0, 70, 0, 50, 0, 50],
        [0.75, -42.5, 0, 70, 0, 50, 0, 50],
      ], extents: [Extent(width: 460, length: 130)]),
  ]

  /// Circles, computed by an independent program from the rules alone.
  static let circles: [GeometryCase] = [
    GeometryCase(
      name: "circle of 8", layout: CircleLayout(radius: .length(70), height: 200),
      items: Array(repeating: LayoutItem(3, 2), count: 8),
      context: LayoutContext(at: 375),
      frames: [
        Frames(
          width: 375,
          rects: [
            [162.5, 145, 50, 50], [211.997475, 124.497475, 50, 50], [232.5, 75, 50, 50],
            [211.997475, 25.502525, 50, 50], [162.5, 5, 50, 50], [113.002525, 25.502525, 50, 50],
            [92.5, 75, 50, 50], [113.002525, 124.497475, 50, 50],
          ])
      ], extents: [Extent(width: 375, length: 200)]),
    GeometryCase(
      name: "circle of 1", layout: CircleLayout(radius: .length(70), height: 200),
      items: Array(repeating: LayoutItem(3, 2), count: 1),
      context: LayoutContext(at: 375),
      frames: [
        Frames(
          width: 375,
          rects: [
            [162.5, 75, 50, 50]
          ])
      ], extents: [Extent(width: 375, length: 200)]),
  ]
}
