import WallGeometry

/// Items in lines, each as full as it can be.
struct FlowLines {
  /// As they are laid out, none wider than a line.
  private(set) var sizes: [Size]
  /// The first item of each line, then the number of items.
  private(set) var starts: [Int32] = []
  /// The items that were wider than a line.
  private(set) var scaledDown: [Int] = []

  /// - Parameters:
  ///   - sizes: CSS px, in order.
  ///   - gap: The least distance between two items of a line.
  ///   - room: How wide a line is; an item fits where it does to 1/64 px.
  /// - Complexity: O(n)
  init(_ sizes: [Size], gap: Double, room: Double) {
    self.sizes = sizes
    let limit = LayoutUnit.count(room)
    var end = Double.infinity
    for (index, size) in sizes.enumerated() {
      var size = size
      if LayoutUnit.count(size.width) > limit {
        size = Size(width: room, height: size.height * (room / size.width))
        self.sizes[index] = size
        scaledDown.append(index)
      }
      end += gap + size.width
      if !(LayoutUnit.count(end) <= limit) {
        starts.append(Int32(index))
        end = size.width
      }
    }
    starts.append(Int32(sizes.count))
  }

  var count: Int { starts.count - 1 }
  var indices: Range<Int> { 0..<count }

  func sizes(of line: Int) -> ArraySlice<Size> { sizes[Int(starts[line])..<Int(starts[line + 1])] }

  /// Whether there is such a line and its items and all later ones are equally wide.
  func haveOneWidth(from line: Int) -> Bool {
    guard line >= 0 else { return false }
    let rest = sizes[Int(starts[line])...]
    return rest.allSatisfy { $0.width == rest[rest.startIndex].width }
  }

  /// For queries: the first items of all lines, then the second ones, and so on. Lines lie below
  /// each other, so each of these runs rises.
  static func runs(_ starts: [Int32]) -> [[Int32]] {
    var runs: [[Int32]] = []
    for (start, end) in zip(starts, starts.dropFirst()) {
      for (place, item) in (start..<end).enumerated() {
        if place == runs.count { runs.append([]) }
        runs[place].append(item)
      }
    }
    return runs
  }
}
