package import WallLayout

/// The layouts that a manifest's keys come down to, once for each piece of each breakpoint.
package struct ResolvedWall: Sendable {
  package var pieces: [ResolvedPiece]
}

/// One breakpoint, or one piece of it where `minColumnWidth` splits it.
package struct ResolvedPiece: Sendable {
  package var breakpoint: Breakpoint
  /// The largest number of columns among the sections; nil where no section has columns.
  package var columns: Int?
  /// Whether `minColumnWidth` split the breakpoint, so that its name stands more than once.
  package var isSplit: Bool
  /// Words for the kind: `waterfall`, `dice mosaic`.
  package var kindName: String
  /// One for each section of the manifest.
  package var sections: [SectionLayout]

  /// The range of container widths that the piece's decisions have to serve.
  package func context(isRightToLeft: Bool) -> LayoutContext {
    LayoutContext(breakpoint, isRightToLeft: isRightToLeft)
  }
}
