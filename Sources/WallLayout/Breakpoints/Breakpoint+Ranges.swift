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
