package import WallLayout

/// The layouts that a manifest's keys come down to, once for each piece of each breakpoint.
package struct ResolvedWall: Sendable {
  /// By rising `minWidth`; where readers switch between layouts, all of the first, then all of the
  /// second, and so on.
  package var pieces: [ResolvedPiece]
}

/// One of the layouts that a wall's readers switch between.
package struct SwitchedLayout: Hashable, Sendable {
  /// From 0, in the manifest's order: the first is shown first.
  package var index: Int
  /// Unique in the wall and fit for a file name.
  package var name: String
  /// The words of the switch.
  package var label: String
}

/// One breakpoint, or one piece of it where `minColumnWidth` splits it.
package struct ResolvedPiece: Sendable {
  package var breakpoint: Breakpoint
  /// nil where the wall has one layout only.
  package var layout: SwitchedLayout?
  /// The largest number of columns among the sections; nil where no section has columns.
  package var columns: Int?
  /// Whether `minColumnWidth` split the breakpoint, so that its name stands more than once in its
  /// layout.
  package var isSplit: Bool
  /// Words for the kind: `waterfall`, `dice mosaic`.
  package var kindName: String
  /// One for each section of the manifest.
  package var sections: [SectionLayout]

  /// For messages: `breakpoint "desktop"`, with its layout where there are several.
  package var words: String {
    let name = "breakpoint \"\(breakpoint.name)\""
    return layout.map { "\(name) of layout \"\($0.name)\"" } ?? name
  }

  /// The range of container widths that the piece's decisions have to serve.
  package func context(isRightToLeft: Bool) -> LayoutContext {
    LayoutContext(breakpoint, isRightToLeft: isRightToLeft)
  }
}
