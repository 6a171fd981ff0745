import WallGeometry

/// Columns of nominal breadth, each image in the one that ends first: what an elastic mosaic comes
/// down to where no joined columns fit.
struct LevelColumns {
  private let problem: MosaicProblem
  private let lanes: Lanes
  private let context: LayoutContext
  private var items: [Int] = []
  /// The column of each item.
  private var columns: [Int] = []
  /// By column: what grows with the pictures, how many there are, and where the last one ends with
  /// its gap, in CSS px at the reference width.
  private var pictures: [AffineLength]
  private var counts: [Double]
  private var ends: [Double]

  /// Pictures may lose this share, at the reference width, so that all columns end on one line.
  static let greatestCrop = 0.03

  /// Empty columns.
  init(of problem: MosaicProblem, in lanes: Lanes, _ context: LayoutContext) {
    self.problem = problem
    self.lanes = lanes
    self.context = context
    pictures = Array(repeating: .zero, count: lanes.count)
    counts = Array(repeating: 0, count: lanes.count)
    ends = Array(repeating: 0, count: lanes.count)
  }

  /// Places further items; ties go to the first column.
  ///
  /// - Complexity: O(items * columns)
  mutating func append(_ items: Range<Int>) {
    self.items += items
    for item in items {
      var column = 0
      for other in ends.indices
      where LayoutUnit.count(ends[other]) < LayoutUnit.count(ends[column]) { column = other }
      columns.append(column)
      ends[column] += problem.step(of: item, span: 1)
      pictures[column] = pictures[column] + picture(of: item)
      counts[column] += 1
    }
  }

  private func picture(of item: Int) -> AffineLength {
    (lanes.breadth - problem.breadthExtra) / problem.conductances[item]
  }

  /// The tiles, each as long as its picture asks for; the columns end where they end.
  var tiles: [PlacedMosaicTile] { tiles(stretching: Array(repeating: nil, count: lanes.count)) }

  /// The tiles with all columns ending on one line; nil where a picture would lose too much, or has
  /// no length left at some width of the range.
  var levelTiles: [PlacedMosaicTile]? {
    guard counts.allSatisfy({ $0 > 0 }) else { return nil }
    // The line that all columns end on is the mean of their ends.
    var sum = AffineLength.zero
    for column in counts.indices {
      sum = sum + pictures[column] + counts[column] * problem.lengthStep
    }
    let end = sum / Double(lanes.count)
    let rooms = counts.map { end - $0 * problem.lengthStep }
    for (room, picture) in zip(rooms, pictures) {
      // Captions and gaps do not shrink with the wall, so columns of unequal counts drift apart.
      guard room.at(context.narrowestWidth) > 0, room.at(context.widestWidth) > 0 else {
        return nil
      }
      let ratio = room.at(context.referenceWidth) / picture.at(context.referenceWidth)
      guard min(ratio, 1 / ratio) >= 1 - Self.greatestCrop else { return nil }
    }
    return tiles(stretching: rooms)
  }

  /// The tiles, where the pictures of each column share the room of `rooms` in proportion to their
  /// own lengths at the reference width; nil is the sum of these.
  private func tiles(stretching rooms: [AffineLength?]) -> [PlacedMosaicTile] {
    var starts = [AffineLength](repeating: .zero, count: lanes.count)
    let reference = context.referenceWidth
    return zip(items, columns).map { item, column in
      var length = picture(of: item)
      if let room = rooms[column] {
        length = room * (length.at(reference) / pictures[column].at(reference))
      }
      let tile = PlacedMosaicTile(
        item: item, columns: ColumnRun(first: column), left: lanes.offset(of: column),
        breadth: lanes.breadth, start: starts[column], length: length + problem.lengthExtra)
      starts[column] = tile.end + problem.lengthGap
      return tile
    }
  }
}
