import WallGeometry
import WallLayout

extension GeometryCase {
  /// Spans, banners and lanes.
  static let spans: [GeometryCase] = [
    GeometryCase(
      name: "a tie that only rounding sees",
      layout: WaterfallLayout(columns: 2),
      items: [
        LayoutItem(300, 100), LayoutItem(900, 500), LayoutItem(900, 500), LayoutItem(300, 100),
        LayoutItem(110, 70),
      ],
      context: LayoutContext(at: 320),
      columns: [0, 1, 0, 1, 0],
      frames: [
        Frames(
          width: 320,
          rects: [
            [10, 10, 145, 48.333333333], [165, 10, 145, 80.555555556],
            [10, 68.333333333, 145, 80.555555556], [165, 100.555555556, 145, 48.333333333],
            [10, 158.888888889, 145, 92.272727273],
          ])
      ],
      extents: [Extent(width: 320, length: 261.161616162)]),
    GeometryCase(
      name: "spans and a banner, shortest",
      layout: WaterfallLayout(
        columns: 3,
        spacing: LayoutSpacing(
          insets: Insets(top: 10, right: 20, bottom: 30, left: 40),
          columnGap: 8, rowGap: 12, captionHeight: 20), order: .shortest),
      items: [
        LayoutItem(1, 3), LayoutItem(4, 3), LayoutItem(1, 1),
        LayoutItem(2, 1, span: .columns(2)), LayoutItem(1, 1), LayoutItem(3, 2, span: .all),
        LayoutItem(1, 1),
      ],
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600),
      columns: [0, 1, 2, 1, 1, 0, 0],
      spans: [1, 1, 1, 2, 1, 3, 1],
      frames: [
        Frames(
          width: 460,
          rects: [
            [40, 10, 128, 404], [176, 10, 128, 116], [312, 10, 128, 148], [176, 170, 264, 152],
            [176, 334, 128, 148], [40, 494, 400, 286.666666667], [40, 792.666666667, 128, 148],
          ]),
        Frames(
          width: 320,
          rects: [
            [40, 10, 81.333333333, 264], [129.333333333, 10, 81.333333333, 81],
            [218.666666667, 10, 81.333333333, 101.333333333],
            [129.333333333, 123.333333333, 170.666666667, 105.333333333],
            [129.333333333, 240.666666667, 81.333333333, 101.333333333],
            [40, 354, 260, 193.333333333], [40, 559.333333333, 81.333333333, 101.333333333],
          ]),
      ],
      affine: [
        [0, 40, 0, 10, 0.333333333, -25.333333333, 1, -56],
        [0.333333333, 22.666666667, 0, 10, 0.333333333, -25.333333333, 0.25, 1],
        [0.666666667, 5.333333333, 0, 10, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
        [
          0.333333333, 22.666666667, 0.333333333, 16.666666667, 0.666666667, -42.666666667,
          0.333333333, -1.333333333,
        ],
        [
          0.333333333, 22.666666667, 0.666666667, 27.333333333, 0.333333333, -25.333333333,
          0.333333333, -5.333333333,
        ],
        [0, 40, 1, 34, 1, -60, 0.666666667, -20],
        [0, 40, 1.666666667, 26, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
      ],
      extents: [
        Extent(width: 460, length: 970.666666667), Extent(width: 320, length: 690.666666667),
      ]),
    GeometryCase(
      name: "spans and a banner, leftToRight",
      layout: WaterfallLayout(
        columns: 3,
        spacing: LayoutSpacing(
          insets: Insets(top: 10, right: 20, bottom: 30, left: 40),
          columnGap: 8, rowGap: 12, captionHeight: 20), order: .leftToRight),
      items: [
        LayoutItem(1, 3), LayoutItem(4, 3), LayoutItem(1, 1),
        LayoutItem(2, 1, span: .columns(2)), LayoutItem(1, 1), LayoutItem(3, 2, span: .all),
        LayoutItem(1, 1),
      ],
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600),
      columns: [0, 1, 2, 0, 2, 0, 0],
      spans: [1, 1, 1, 2, 1, 3, 1],
      frames: [
        Frames(
          width: 460,
          rects: [
            [40, 10, 128, 404], [176, 10, 128, 116], [312, 10, 128, 148], [40, 426, 264, 152],
            [312, 170, 128, 148], [40, 590, 400, 286.666666667], [40, 888.666666667, 128, 148],
          ]),
        Frames(
          width: 320,
          rects: [
            [40, 10, 81.333333333, 264], [129.333333333, 10, 81.333333333, 81],
            [218.666666667, 10, 81.333333333, 101.333333333],
            [40, 286, 170.666666667, 105.333333333],
            [218.666666667, 123.333333333, 81.333333333, 101.333333333],
            [40, 403.333333333, 260, 193.333333333],
            [40, 608.666666667, 81.333333333, 101.333333333],
          ]),
      ],
      affine: [
        [0, 40, 0, 10, 0.333333333, -25.333333333, 1, -56],
        [0.333333333, 22.666666667, 0, 10, 0.333333333, -25.333333333, 0.25, 1],
        [0.666666667, 5.333333333, 0, 10, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
        [0, 40, 1, -34, 0.666666667, -42.666666667, 0.333333333, -1.333333333],
        [
          0.666666667, 5.333333333, 0.333333333, 16.666666667, 0.333333333, -25.333333333,
          0.333333333, -5.333333333,
        ],
        [0, 40, 1.333333333, -23.333333333, 1, -60, 0.666666667, -20],
        [0, 40, 2, -31.333333333, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
      ],
      extents: [Extent(width: 460, length: 1066.666666667), Extent(width: 320, length: 740)]),
    GeometryCase(
      name: "spans and a banner, rightToLeft",
      layout: WaterfallLayout(
        columns: 3,
        spacing: LayoutSpacing(
          insets: Insets(top: 10, right: 20, bottom: 30, left: 40),
          columnGap: 8, rowGap: 12, captionHeight: 20), order: .rightToLeft),
      items: [
        LayoutItem(1, 3), LayoutItem(4, 3), LayoutItem(1, 1),
        LayoutItem(2, 1, span: .columns(2)), LayoutItem(1, 1), LayoutItem(3, 2, span: .all),
        LayoutItem(1, 1),
      ],
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600),
      columns: [2, 1, 0, 1, 0, 0, 2],
      spans: [1, 1, 1, 2, 1, 3, 1],
      frames: [
        Frames(
          width: 460,
          rects: [
            [312, 10, 128, 404], [176, 10, 128, 116], [40, 10, 128, 148], [176, 426, 264, 152],
            [40, 170, 128, 148], [40, 590, 400, 286.666666667], [312, 888.666666667, 128, 148],
          ]),
        Frames(
          width: 320,
          rects: [
            [218.666666667, 10, 81.333333333, 264], [129.333333333, 10, 81.333333333, 81],
            [40, 10, 81.333333333, 101.333333333],
            [129.333333333, 286, 170.666666667, 105.333333333],
            [40, 123.333333333, 81.333333333, 101.333333333],
            [40, 403.333333333, 260, 193.333333333],
            [218.666666667, 608.666666667, 81.333333333, 101.333333333],
          ]),
      ],
      affine: [
        [0.666666667, 5.333333333, 0, 10, 0.333333333, -25.333333333, 1, -56],
        [0.333333333, 22.666666667, 0, 10, 0.333333333, -25.333333333, 0.25, 1],
        [0, 40, 0, 10, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
        [0.333333333, 22.666666667, 1, -34, 0.666666667, -42.666666667, 0.333333333, -1.333333333],
        [0, 40, 0.333333333, 16.666666667, 0.333333333, -25.333333333, 0.333333333, -5.333333333],
        [0, 40, 1.333333333, -23.333333333, 1, -60, 0.666666667, -20],
        [
          0.666666667, 5.333333333, 2, -31.333333333, 0.333333333, -25.333333333, 0.333333333,
          -5.333333333,
        ],
      ],
      extents: [Extent(width: 460, length: 1066.666666667), Extent(width: 320, length: 740)]),
    GeometryCase(
      name: "a span above columns that change places",
      layout: WaterfallLayout(columns: 2),
      items: [
        LayoutItem(1, 1, tileHeight: 215), LayoutItem(1, 1), LayoutItem(1, 1, span: .columns(2)),
      ],
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600),
      columns: [0, 1, 0],
      spans: [1, 1, 2],
      frames: [
        Frames(
          width: 460,
          rects: [
            [10, 10, 215, 215], [235, 10, 215, 215], [10, 272.003367003, 440, 440],
          ]),
        Frames(
          width: 320,
          rects: [
            [10, 10, 145, 215], [165, 10, 145, 145], [10, 239.006734007, 300, 300],
          ]),
        Frames(
          width: 600,
          rects: [
            [10, 10, 285, 215], [305, 10, 285, 285], [10, 305, 580, 580],
          ]),
      ],
      affine: [
        [0, 10, 0, 10, 0.5, -15, 0, 215], [0.5, 5, 0, 10, 0.5, -15, 0.5, -15],
        [0, 10, 0.235690236, 163.585858586, 1, -20, 1, -20],
      ]),
    GeometryCase(
      name: "lanes with captions and a span",
      layout: WaterfallLayout(
        columns: 3,
        spacing: LayoutSpacing(
          insets: Insets(top: 10, right: 20, bottom: 30, left: 40),
          columnGap: 8, rowGap: 12, captionHeight: 20),
        axis: .horizontal(height: 480)),
      items: [
        LayoutItem(4, 3), LayoutItem(3, 4), LayoutItem(1, 1),
        LayoutItem(2, 1, span: .columns(2)), LayoutItem(1, 1),
      ],
      context: LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600),
      columns: [0, 1, 2, 1, 0],
      spans: [1, 1, 1, 2, 1],
      frames: [
        Frames(
          width: 460,
          rects: [
            [40, 10, 158.222222222, 138.666666667], [40, 160.666666667, 89, 138.666666667],
            [40, 311.333333333, 118.666666667, 138.666666667],
            [166.666666667, 160.666666667, 538.666666667, 289.333333333],
            [206.222222222, 10, 118.666666667, 138.666666667],
          ])
      ],
      extents: [Extent(width: 460, length: 725.333333333)]),
  ]
}
