import Testing
import WallGeometry
import WallLayout

/// A wall whose geometry was computed by other means than this program.
struct GeometryCase: Sendable, CustomTestStringConvertible {
  /// What the content measures along the main axis in a container `width` px wide.
  struct Extent: Sendable {
    var width: Double
    var length: Double
  }

  /// Each tile's x, y, width and height in a container `width` px wide.
  struct Frames: Sendable {
    var width: Double
    var rects: [[Double]]
  }

  var name: String
  var layout: any Layout
  var items: [LayoutItem]
  var context: LayoutContext
  /// nil for kinds without columns.
  var columns: [Int]?
  /// Empty where no tile spans.
  var spans: [Int] = []
  var frames: [Frames] = []
  /// Slope and intercept of each tile's x, y, width and height; empty where not known.
  var affine: [[Double]] = []
  var extents: [Extent] = []

  var testDescription: String { name }

  /// The largest distance in px (or px for each px of container) from what is expected.
  func largestDeviation(of result: LayoutResult) -> Double {
    var deviation = 0.0
    func compare(_ got: [Double], _ expected: [Double]) {
      for (got, expected) in zip(got, expected) { deviation = max(deviation, abs(got - expected)) }
    }
    for expected in frames {
      for (frame, numbers) in zip(result.frames, expected.rects) {
        let rect = frame.at(width: expected.width)
        compare([rect.x, rect.y, rect.width, rect.height], numbers)
      }
    }
    for (frame, numbers) in zip(result.frames, affine) {
      let lengths = [frame.x, frame.y, frame.width, frame.height]
      compare(lengths.flatMap { [$0.slope, $0.intercept] }, numbers)
    }
    for extent in extents {
      let length =
        result.isHorizontal
        ? result.contentWidth(at: extent.width) : result.contentHeight(at: extent.width)
      compare([length], [extent.length])
    }
    return deviation
  }
}

extension LayoutContext {
  /// A range of one width.
  init(at width: Double) {
    self.init(referenceWidth: width, narrowestWidth: width, widestWidth: width)
  }
}

extension LayoutItem {
  init(
    _ width: Double, _ height: Double, span: ColumnSpan = .columns(1), tileHeight: Double? = nil
  ) {
    self.init(size: Size(width: width, height: height), span: span, tileHeight: tileHeight)
  }

  /// Twelve pictures of usual proportions.
  static let twelve = [
    LayoutItem(4000, 3000), LayoutItem(3000, 4000), LayoutItem(4000, 2667),
    LayoutItem(1000, 1000), LayoutItem(3000, 4500), LayoutItem(5000, 2500),
    LayoutItem(2000, 3000), LayoutItem(4032, 3024), LayoutItem(1080, 1920),
    LayoutItem(6000, 4000), LayoutItem(800, 600), LayoutItem(2400, 2400),
  ]

  /// The twelve, over and over, with the ids `img-0`, `img-1` and on.
  static func numbered(_ count: Int) -> [LayoutItem] {
    (0..<count).map { index in
      var item = twelve[index % twelve.count]
      item.drawKey = DrawKey(id: "img-\(index)")
      return item
    }
  }
}
