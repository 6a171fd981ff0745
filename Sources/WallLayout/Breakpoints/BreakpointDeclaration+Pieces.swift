extension [BreakpointDeclaration] {
  /// The exclusive end of each declaration's range in CSS px; nil for the last.
  ///
  /// - Complexity: O(n log n)
  public var ends: [Double?] {
    let ascending = self.sorted { $0.minWidth < $1.minWidth }
    return map { declaration in
      // The first one with a larger `minWidth`, then on to one that can apply.
      var low = 0
      var high = ascending.count
      while low < high {
        let middle = (low + high) / 2
        if ascending[middle].minWidth > declaration.minWidth {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return ascending[low...].first { $0.canApply(in: declaration.orientation) }?.minWidth
    }
  }
}

extension BreakpointDeclaration {
  func canApply(in other: Orientation?) -> Bool {
    orientation == nil || other == nil || orientation == other
  }

  /// The pieces of this breakpoint between the given container widths.
  ///
  /// Each piece is a breakpoint of its own with the same name; a given `referenceWidth` counts for
  /// the piece that holds it.
  /// - Parameters:
  ///   - widths: Rising, in CSS px; those outside the range or not below `maxWidth` do not split.
  ///   - end: The exclusive end of the breakpoint's range.
  ///   - maxWidth: The wall's.
  /// - Returns: At least one piece, by rising `minWidth`.
  public func pieces(
    splitAt widths: [Double], end: Double?, maxWidth: Double?
  ) -> [BreakpointDeclaration] {
    let inside = widths.filter {
      $0 > minWidth && $0 < (end ?? .infinity) && $0 < (maxWidth ?? .infinity)
    }
    let edges = [minWidth] + inside
    return edges.indices.map { index in
      let pieceEnd = index + 1 < edges.count ? edges[index + 1] : .infinity
      let holdsReference = referenceWidth.map { $0 >= edges[index] && $0 < pieceEnd } ?? false
      return BreakpointDeclaration(
        name: name, minWidth: edges[index], orientation: orientation,
        referenceWidth: holdsReference ? referenceWidth : nil)
    }
  }
}
