public import WallGeometry

extension Breakpoint {
  /// Whether this is the breakpoint of a viewport, in CSS px with its scrollbar.
  ///
  /// As in style sheets a viewport at least as high as wide is a portrait.
  public func applies(to viewport: Size) -> Bool {
    guard viewport.width >= minWidth, viewport.width < maxWidth ?? .infinity else { return false }
    guard let orientation else { return true }
    return orientation == (viewport.height >= viewport.width ? .portrait : .landscape)
  }
}

extension [Breakpoint] {
  /// The breakpoint (or split piece) that applies in a viewport; nil where none does.
  ///
  /// - Complexity: O(n)
  public func place(for viewport: Size) -> Int? {
    firstIndex { $0.applies(to: viewport) }
  }

  /// Whether a wall must be laid out anew when its viewport changes: only where another breakpoint
  /// applies, since frames are exact over the whole range of one.
  public func needsNewLayout(from old: Size, to new: Size) -> Bool {
    place(for: old) != place(for: new)
  }
}
