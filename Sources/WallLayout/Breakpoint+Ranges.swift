extension Breakpoint {
  /// The widest container of a last range where the wall has no `maxWidth`, in CSS px.
  public static let widestScreen = 2560.0
  /// A classic scrollbar, in CSS px: media queries count it, containers do not have it.
  public static let scrollbar = 17.0
  /// The narrowest viewport that walls are laid out for, in CSS px.
  public static let narrowestScreen = 320.0

  /// The ranges of all breakpoints of one wall.
  ///
  /// A range reaches to the next larger `minWidth` among those that can apply in its orientation.
  /// The reference width is the given one, else the middle of [from, to]: from is `minWidth` (320
  /// for the first; half the second's `minWidth` where that is 320 or less), to the end of the
  /// range (for the last the larger of 1280 and 1.25 `minWidth`); then at most `maxWidth`.
  /// - Parameters:
  ///   - declarations: By rising `minWidth`; pieces of split breakpoints among them.
  ///   - maxWidth: The wall's, in CSS px.
  /// - Returns: One breakpoint for each declaration, in order.
  /// - Complexity: O(n log n)
  public static func ranges(
    of declarations: [BreakpointDeclaration], maxWidth: Double?
  ) -> [Breakpoint] {
    let first = declarations.first?.minWidth ?? 0
    let ends = declarations.ends
    return zip(declarations, ends).map { declaration, end in
      let isFirst = declaration.minWidth == first
      let limit = maxWidth ?? .infinity
      let narrowest = isFirst ? narrowestScreen : declaration.minWidth
      return Breakpoint(
        name: declaration.name,
        minWidth: declaration.minWidth,
        maxWidth: end,
        orientation: declaration.orientation,
        referenceWidth: declaration.referenceWidth
          ?? min(limit, middle(from: declaration.minWidth, to: end, isFirst: isFirst)),
        narrowestWidth: max(1, min(limit, narrowest - scrollbar)),
        widestWidth: min(limit, end ?? maxWidth ?? max(widestScreen, declaration.minWidth)))
    }
  }

  private static func middle(from minWidth: Double, to end: Double?, isFirst: Bool) -> Double {
    var from = minWidth
    if isFirst {
      from = narrowestScreen
      if let end, end <= narrowestScreen { from = end / 2 }
    }
    return (from + (end ?? max(1280, 1.25 * minWidth))) / 2
  }
}

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
