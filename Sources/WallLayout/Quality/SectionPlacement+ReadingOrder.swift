extension SectionPlacement {
  /// Which tiles start before the one before them: above it, or nearer to the start of a wall that
  /// scrolls sideways, by 1/64 px or more.
  ///
  /// - Parameter context: The one the wall was placed in; places are compared at its reference
  ///   width.
  /// - Returns: One answer for each item; false for the first, and for all of a layout that has no
  ///   figure of inversion: nobody reads it downwards.
  /// - Complexity: O(n)
  package func stepsBack(in context: LayoutContext) -> [Bool] {
    guard section.layout.figures.contains(.topInversion) else {
      return Array(repeating: false, count: result.frames.count)
    }
    let places = MeasuredSection(self, in: context).places(below: 0)
    return places.indices.map { index in
      index > 0 && ReadingPlace.inversion(of: Array(places[(index - 1)...index])) > 0
    }
  }
}
