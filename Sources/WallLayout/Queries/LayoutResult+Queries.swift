public import WallGeometry

extension LayoutResult {
  /// The rectangle of item `index` in CSS px, in a container `width` px wide; nil where there is no
  /// such item.
  public func frame(of index: Int, at width: Double) -> Rect? {
    frames.indices.contains(index) ? frames[index].at(width: width) : nil
  }

  /// The size of the content in CSS px, insets included, in a container `width` px wide.
  public func contentSize(at width: Double) -> Size {
    Size(width: contentWidth(at: width), height: contentHeight(at: width))
  }

  /// The items whose tiles overlap a rectangle; an edge in common is no meeting.
  ///
  /// - Parameters:
  ///   - rect: In CSS px, from the content's upper left corner.
  ///   - width: The container's, within the range that the layout was placed for.
  /// - Returns: Indices of items, rising.
  /// - Complexity: O(k log n + m log m) for n items, m answers and k runs of tiles: in a
  ///   wall of columns one for each column, and one for each place where spans stand; the first
  ///   query of a result takes O(n) more
  public func items(meeting rect: Rect, at width: Double) -> [Int] {
    let wanted = Stretch(rect, isHorizontal: isHorizontal, isReversed: isReversed)
    let index = runs
    var found: [Int] = []
    for run in index.runs {
      func stretch(_ place: Int) -> Stretch {
        let rect = frames[index.tile(at: place)].at(width: width)
        return Stretch(rect, isHorizontal: isHorizontal, isReversed: isReversed)
      }
      if index.areStraight, !stretch(run.lowerBound).isBeside(wanted) { continue }
      var place = run.firstPlace { stretch($0).mayEndAfterStart(of: wanted) }
      while place < run.upperBound, stretch(place).mayStartBeforeEnd(of: wanted) {
        let tile = index.tile(at: place)
        if frames[tile].at(width: width).meets(rect) { found.append(tile) }
        place += 1
      }
    }
    return found.sorted()
  }
}

/// A rectangle with its axes named for what they are to the lanes.
private struct Stretch {
  private let start: Double
  private let end: Double
  private let crossStart: Double
  private let crossEnd: Double

  init(_ rect: Rect, isHorizontal: Bool, isReversed: Bool) {
    let (low, high) = isHorizontal ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    (start, end) = isReversed ? (-high, -low) : (low, high)
    (crossStart, crossEnd) = isHorizontal ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
  }

  func isBeside(_ other: Stretch) -> Bool {
    crossStart < other.crossEnd && other.crossStart < crossEnd
  }

  // Neighbours may stand some last bits out of order; what is taken in too many is looked at again.

  func mayEndAfterStart(of other: Stretch) -> Bool { end + slack > other.start }
  func mayStartBeforeEnd(of other: Stretch) -> Bool { start - slack < other.end }

  private var slack: Double { 1e-9 * (1 + max(abs(start), abs(end))) }
}

extension Range<Int> {
  /// The first place that fulfils `condition`, where all later ones do; the upper bound if none.
  fileprivate func firstPlace(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
