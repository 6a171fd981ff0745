public import WallGeometry

extension WallPlacement {
  /// The rectangle of a tile in CSS px from the wall's upper left corner, in a container `width` px
  /// wide; nil where there is no such tile.
  ///
  /// - Complexity: O(sections)
  public func frame(of place: TilePlace, at width: Double) -> Rect? {
    guard sections.indices.contains(place.section) else { return nil }
    var frame = sections[place.section].result.frame(of: place.item, at: width)
    frame?.y += sections[..<place.section].reduce(0) { $0 + $1.result.contentHeight(at: width) }
    return frame
  }

  /// The size of the content in CSS px in a container `width` px wide.
  public func contentSize(at width: Double) -> Size {
    Size(width: contentWidth(at: width), height: contentHeight(at: width))
  }

  /// The tiles that overlap a rectangle; an edge in common is no meeting.
  ///
  /// - Parameters:
  ///   - rect: In CSS px, from the wall's upper left corner.
  ///   - width: The container's, within the range that the wall was placed for.
  /// - Returns: In the manifest's order.
  /// - Complexity: O(sections), and the query of each section that the rectangle reaches
  public func tiles(meeting rect: Rect, at width: Double) -> [TilePlace] {
    var found: [TilePlace] = []
    let tops = tops(at: width)
    for (index, section) in sections.enumerated()
    where tops[index] < rect.maxY && rect.y < tops[index + 1] {
      var local = rect
      local.y -= tops[index]
      found += section.result.items(meeting: local, at: width).map {
        TilePlace(section: index, item: $0)
      }
    }
    return found
  }
}
