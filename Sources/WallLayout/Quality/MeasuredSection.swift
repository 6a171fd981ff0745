import WallGeometry

/// One section's rectangles at one width, brought to the form that the figures are written for:
/// growing downwards, left to right.
struct MeasuredSection {
  /// In items' order, relative to the section's top.
  let rects: [Rect]
  /// The boxes that show the pictures: tiles less their captions, axes as they are.
  let pictureBoxes: [Size]
  private let columnRuns: [ColumnRun]
  private let laneCount: Int
  private let insets: Insets
  private let columnGap: Double
  private let rowGap: Double
  private let width: Double
  private let height: Double
  private let isHorizontal: Bool
  /// The container's width where the wall is mirrored; nil where it is not.
  private let mirror: Double?

  init(_ section: SectionPlacement, in context: LayoutContext) {
    let result = section.result
    let spacing = section.spacing
    let container = context.referenceWidth
    let content = Size(
      width: result.contentWidth(at: container), height: result.contentHeight(at: container))
    let physical = result.frames.map { frame in
      (context.isRightToLeft ? frame.mirrored : frame).at(width: container)
    }
    pictureBoxes = physical.map {
      Size(width: $0.width, height: $0.height - spacing.captionHeight)
    }
    mirror = context.isRightToLeft ? container : nil
    isHorizontal = result.isHorizontal
    columnRuns = result.columnRuns
    laneCount = result.columnCount ?? 0
    if isHorizontal {
      rects = physical.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
      let sides = spacing.insets
      insets = Insets(top: sides.left, right: sides.bottom, bottom: sides.right, left: sides.top)
      (columnGap, rowGap) = (spacing.rowGap, spacing.columnGap)
      (width, height) = (content.height, content.width)
    } else {
      rects = physical
      insets = spacing.insets
      (columnGap, rowGap) = (spacing.columnGap, spacing.rowGap)
      (width, height) = (content.width, content.height)
    }
  }

  /// The tiles with their gutters.
  var ownedArea: Double {
    rects.reduce(0) { $0 + ($1.width + columnGap) * ($1.height + rowGap) }
  }

  /// The content without its insets, with one gutter.
  var boxArea: Double {
    (width - insets.left - insets.right + columnGap)
      * (height - insets.top - insets.bottom + rowGap)
  }

  var skyline: Skyline {
    Skyline(
      of: rects.map {
        Skyline.Step(start: $0.x, end: $0.x + columnGap + $0.width, level: $0.maxY + rowGap)
      },
      from: insets.left, to: width - insets.right + columnGap, floor: insets.top)
  }

  /// The areas above the skyline that no tile (with its gutter) owns, where they really are: axes
  /// and direction of the wall, relative to the section's top.
  ///
  /// - Complexity: O(n log n)
  var holes: [Rect] {
    var front = OpenFront(
      from: insets.left, to: width - insets.right + columnGap, floor: insets.top)
    for rect in rects.sorted(by: { $0.y < $1.y }) {
      front.take(
        Rect(x: rect.x, y: rect.y, width: rect.width + columnGap, height: rect.height + rowGap))
    }
    return front.holes.map(physical)
  }

  private func physical(_ rect: Rect) -> Rect {
    var rect = rect
    if isHorizontal { rect = Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width) }
    if let mirror { rect.x = mirror - rect.maxX }
    return rect
  }

  /// Percent that each tile is wider or narrower than its nominal columns; empty without columns.
  var widthDeviations: [Double] {
    guard laneCount > 0 else { return [] }
    let nominal =
      (width - insets.left - insets.right - Double(laneCount - 1) * columnGap) / Double(laneCount)
    return zip(rects, columnRuns).map { rect, run in
      let span = run.span
      let expected = Double(span) * nominal + Double(span - 1) * columnGap
      let deviation = 100 * abs(rect.width / expected - 1)
      return deviation < 1e-9 ? 0 : deviation
    }
  }

  /// Where each tile starts on the wall, `top` px below its top; along the wall's own axis.
  func places(below top: Double) -> [ReadingPlace] {
    rects.map { ReadingPlace(along: $0.y + (isHorizontal ? 0 : top), across: $0.x) }
  }
}
