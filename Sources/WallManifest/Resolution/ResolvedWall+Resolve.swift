package import WallLayout
import WallText

extension ResolvedWall {
  /// The layouts of a manifest, once for each piece of each breakpoint.
  ///
  /// - Parameter manifest: Read without a fatal fault.
  /// - Returns: nil where some geometry cannot be, and everything that was found.
  /// - Complexity: O(pieces * sections)
  package static func resolve(
    _ manifest: Manifest
  ) -> (wall: ResolvedWall?, diagnostics: [Diagnostic]) {
    var resolution = WallResolution(manifest)
    let pieces = resolution.pieces()
    let isFatal = resolution.diagnostics.contains { $0.effect == .fatal }
    return (isFatal ? nil : ResolvedWall(pieces: pieces), resolution.diagnostics)
  }
}

/// The state of one resolution: the wall's keys and what was found wrong.
private struct WallResolution {
  let manifest: Manifest
  private(set) var diagnostics: [Diagnostic] = []
  /// Of all layouts so far.
  private var pieceCount = 0
  private var isBeyondLimit = false

  init(_ manifest: Manifest) { self.manifest = manifest }

  mutating func pieces() -> [ResolvedPiece] {
    // Each layout has a piece for each breakpoint at least.
    let least = (manifest.breakpoints?.count ?? 1) * (manifest.layouts?.count ?? 1)
    guard isWithinLimit(pieces: least) else { return [] }
    guard let layouts = manifest.layouts else {
      return pieces(of: nil, laidOver: manifest.layout ?? LayoutOptions())
    }
    var pieces: [ResolvedPiece] = []
    for (index, wall) in layouts.enumerated() {
      let name = wall.name ?? ""
      let layout = SwitchedLayout(index: index, name: name, label: wall.label ?? name)
      pieces += self.pieces(of: layout, laidOver: wall)
      // Said once: further layouts would only make them more.
      if pieceCount > SourceLimits.pieces || isBeyondLimit { break }
    }
    return pieces
  }

  /// The pieces of one layout: its breakpoints split where its own columns ask for it.
  private mutating func pieces(
    of layout: SwitchedLayout?, laidOver wall: LayoutOptions
  ) -> [ResolvedPiece] {
    let breakpoints = EffectiveBreakpoint.all(of: manifest, wall: wall)
    let ends = breakpoints.map(\.declaration).ends
    var declarations: [BreakpointDeclaration] = []
    var owners: [EffectiveBreakpoint] = []
    for (breakpoint, end) in zip(breakpoints, ends) {
      let pieces = breakpoint.declaration.pieces(
        splitAt: breakpoint.splitWidths, end: end, maxWidth: manifest.maxWidth)
      declarations += pieces
      owners += Array(repeating: breakpoint, count: pieces.count)
    }
    pieceCount += declarations.count
    guard pieceCount <= SourceLimits.pieces else {
      refuse(pieceCount: pieceCount, breakpoints)
      return []
    }
    guard isWithinLimit(pieces: pieceCount) else { return [] }
    let counts = Dictionary(grouping: owners, by: \.declaration.name).mapValues(\.count)
    return zip(Breakpoint.ranges(of: declarations, maxWidth: manifest.maxWidth), owners)
      .map { range, owner in
        let sections = owner.sections.map { $0.layout(at: range.referenceWidth) }
        let piece = ResolvedPiece(
          breakpoint: range, layout: layout,
          columns: sections.compactMap(\.layout.columnCount).max(),
          isSplit: counts[range.name, default: 1] > 1, kindName: owner.kindName,
          sections: sections)
        check(piece, owner)
        return piece
      }
  }

  /// Refuses a wall whose sections would be laid out too often: each takes time and memory in every
  /// piece, whether it has images or not.
  ///
  /// - Parameter pieces: How many pieces there are at least.
  /// - Returns: Whether the wall may have as many.
  private mutating func isWithinLimit(pieces: Int) -> Bool {
    let sections = manifest.sections.count
    guard sections * pieces > SourceLimits.sectionLayouts else { return true }
    isBeyondLimit = true
    let product = NumberText.grouped(sections * pieces)
    diagnostics.append(
      Diagnostic(
        .fatal, at: nil,
        "\(NumberText.grouped(sections)) sections in \(NumberText.grouped(pieces)) breakpoint pieces "
          + "make \(product) section layouts; the limit is "
          + NumberText.grouped(SourceLimits.sectionLayouts),
        hint: "use fewer sections, breakpoints or layouts"))
    return false
  }

  /// Each piece is laid out and has a style sheet: many sections with widths of their own would
  /// come to thousands.
  private mutating func refuse(pieceCount: Int, _ breakpoints: [EffectiveBreakpoint]) {
    let options = breakpoints.lazy.flatMap(\.sections).first { $0.columnRule != nil }?.options
    diagnostics.append(
      Diagnostic(
        .fatal, at: options?.places.place(of: "minColumnWidth"),
        "the sections' column widths split the breakpoints into \(pieceCount) pieces; the limit is "
          + "\(SourceLimits.pieces)",
        hint: "give the sections the same minColumnWidth, gaps and insets, or columns"))
  }

  /// A unit that is too small as it is written, whatever the breakpoint: said once.
  private mutating func refuse(unit: Double, gap: Double, at place: SourcePosition?) {
    let diagnostic = Diagnostic(
      .fatal, at: place,
      "unit \(NumberText.shortest(unit)) is not larger than the gap of "
        + "\(NumberText.shortest(gap)) px between tiles", hint: "use a larger unit or a smaller gap"
    )
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Geometry that cannot be, whatever the images' sizes.
  private mutating func check(_ piece: ResolvedPiece, _ owner: EffectiveBreakpoint) {
    let context = piece.context(isRightToLeft: false)
    var found: Set<LayoutError> = []
    for (section, effective) in zip(piece.sections, owner.sections) {
      do throws(LayoutError) {
        _ = try WallPlacement([section], items: [effective.trialItems], in: context)
      } catch {
        guard found.insert(error).inserted else { continue }
        let places = effective.options.places
        if case .unitNotLargerThanGap(let unit, let gap, context.referenceWidth) = error {
          refuse(unit: unit, gap: gap, at: places.place(of: "unit") ?? owner.place)
          continue
        }
        let place = error.key.flatMap { places.place(of: $0) } ?? places.object ?? owner.place
        diagnostics.append(error.diagnostic(in: piece, at: place))
      }
    }
  }
}

extension LayoutError {
  /// The key of a layout that alone is to blame; nil where several are.
  fileprivate var key: String? {
    switch self {
    case .radiusTooSmall: "radius"
    case .captionFillsItem: "captionHeight"
    default: nil
    }
  }

  /// The fault with the breakpoint's name and the numbers.
  ///
  /// - Parameters:
  ///   - piece: Where it shows.
  ///   - position: Of the layout's key or object; nil where images are the cause.
  ///   - longest: The image that is longest along the wall for its extent across.
  /// - Returns: A fatal one.
  package func diagnostic(
    in piece: ResolvedPiece, at position: SourcePosition?, longest: ManifestImage? = nil
  ) -> Diagnostic {
    Diagnostic(.fatal, at: position, "\(piece.words): \(message)", hint: hint(longest))
  }

  private var message: String {
    switch self {
    case .insetsExceedContainer(let insets, let extent):
      "insets of \(px(insets)) leave nothing of a wall of \(px(extent))"
    case .insetsExceedHeight(let insets, let height):
      "insets of \(px(insets)) leave nothing of a height of \(px(height))"
    case .rowTooLow(let rows, let size, let height, caption: 0):
      "\(rows) rows in a height of \(px(height)) leave pictures of \(px(size))"
    case .rowTooLow(let rows, let size, let height, let caption):
      "\(rows) rows in a height of \(px(height)) leave pictures of \(px(size)) above captions of "
        + px(caption)
    case .columnTooNarrow(let columns, let size, let extent):
      "\(columns) columns in a wall of \(px(extent)) are \(px(size)) wide each"
    case .unitNotLargerThanGap(let unit, let gap, let extent):
      "the unit is \(px(unit)) in a wall of \(px(extent)), not larger than the gap of \(px(gap))"
    case .captionFillsItem(caption: 0, let height):
      "an item \(NumberText.shortest(height)) px high shows no picture"
    case .captionFillsItem(let caption, let height):
      "a caption of \(px(caption)) leaves no picture in an item \(px(height)) high"
    case .radiusTooSmall(let radius, _, let count):
      "a radius of \(px(radius)) is too small for \(count) items"
    case .heightTooSmall(let height, let least):
      "a height of \(px(height)) is less than the \(px(least)) of an item and its insets"
    case .contentTooLarge: "the wall would be longer than numbers can hold"
    }
  }

  private func hint(_ longest: ManifestImage?) -> String {
    switch self {
    case .insetsExceedContainer: "its narrowest wall counts; make the insets smaller"
    case .insetsExceedHeight: "make the height larger or the insets smaller"
    case .rowTooLow:
      "use fewer columns, a larger height, or smaller gaps or captions; a picture takes at least 1 px"
    case .columnTooNarrow:
      "use fewer columns, or smaller gaps or insets; a column takes at least 1 px"
    case .unitNotLargerThanGap: "use a larger unit or a smaller gap"
    case .captionFillsItem(caption: 0, _):
      "items wider than the wall are scaled down; a picture takes at least 1 px"
    case .captionFillsItem:
      "items wider than the wall are scaled down; use larger items or a lower caption"
    case .radiusTooSmall(_, let least, _):
      "it takes \(px(least)), or smaller items, or radius auto"
    case .heightTooSmall: "make the height larger, or the items or insets smaller"
    case .contentTooLarge:
      longest.map { image in
        let (width, height) = (image.size.width, image.size.height)
        return "the most extreme image is \"\(image.id)\": width \(NumberText.shortest(width)), "
          + "height \(NumberText.shortest(height))"
      } ?? "is the height of an image many times its width?"
    }
  }

  /// A length to 1/100 px.
  private func px(_ length: Double) -> String {
    NumberText.shortest((length * 100).rounded() / 100) + " px"
  }
}
