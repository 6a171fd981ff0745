import WallGeometry
import WallLayout

/// The rules of one breakpoint piece: where everything of a page stands, as lines in the wall's
/// width.
///
/// `left` and `width` are percentages of the wall's width as they are; `top` in percent would refer
/// to a height, so what is vertical stands in margins and paddings, whose percentages refer to the
/// width as well.
struct GeometryStylesheet {
  let content: PageContent
  let geometry: PageGeometry
  /// Which of the page's pieces this is.
  let piece: Int
  let names: MarkupNames
  let shared: SharedGeometry
  private(set) var css = ""

  init(_ shared: SharedGeometry, piece: Int, names: MarkupNames) {
    self.shared = shared
    self.piece = piece
    content = shared.content
    geometry = content.geometries[piece]
    self.names = names.whileShowing(geometry.layout)
  }

  /// The widths for which nothing may be clipped: beyond the range on both sides, since the first
  /// and the last range are open.
  private var widths: ClosedRange<Double> {
    let breakpoint = geometry.breakpoint
    let low = breakpoint.minWidth > 0 ? breakpoint.narrowestWidth : breakpoint.narrowestWidth / 2
    let high = breakpoint.maxWidth == nil ? 4 * breakpoint.widestWidth : breakpoint.widestWidth
    return low...max(low, high)
  }

  /// All rules, in the order of the page.
  mutating func write() {
    writeEdges()
    writeArrival()
    var shared: [ColumnRun: TileColumn]?
    for (index, section) in geometry.placement.sections.enumerated() {
      let columns = section.columns
      writeSection(index, section)
      // Sections of like columns share the rules of the first; lanes set what a column must not.
      if section.result.isHorizontal {
        writeColumns(columns, isHorizontal: true, scope: index)
      } else if shared == nil {
        writeColumns(columns, isHorizontal: false, scope: nil)
        shared = columns
      } else if columns != shared {
        writeColumns(columns, isHorizontal: false, scope: index)
      }
      for chunk in self.shared.chunks.sections[index] { writeChunk(chunk, section, columns) }
    }
  }

  /// The inline insets that words outside the wall share with the first section's pictures.
  private mutating func writeEdges() {
    guard let first = geometry.placement.sections.first?.section else { return }
    let insets = first.insets + first.layout.spacing.insets
    // With their unit: `max()` takes no bare 0.
    let (start, end) = (CSSLength(px: insets.left).sum, CSSLength(px: insets.right).sum)
    rule(names.root, "--inset:\(start);--inset-end:\(end)")
  }

  /// Lets everything move that this piece moves: the fixed rules say how and why.
  private mutating func writeArrival() {
    let name = names.id("p\(piece + 1)")
    rule(names.wallSelector, "animation-name:\(name),\(names.prefix)still")
    rule("@keyframes \(name)", "from,to{--moves:1}")
  }

  mutating func rule(_ selector: String, _ declarations: String) {
    css += "\(selector){\(declarations)}\n"
  }

  // MARK: Sections

  private mutating func writeSection(_ index: Int, _ section: SectionPlacement) {
    let selector = names.selector(id: "s\(index + 1)")
    let caption = section.spacing.captionHeight
    var declarations = caption > 0 ? ["--cap:\(CSSLength(px: caption).value)"] : []
    if section.result.isHorizontal {
      writeScroller(selector, section.result)
      if section.result.isStrip { declarations += motion(of: section.result) }
    } else if shared.isAcross[index] {
      writeUpright(selector, height: contentHeight(of: section))
    } else {
      declarations.append("padding-bottom:\(contentHeight(of: section))")
    }
    if shared.isSometimesStrip[index] {
      declarations.append(rest(asStrip: section.result.isStrip))
    }
    if !declarations.isEmpty { rule(selector, declarations.joined(separator: ";")) }
    writeWords(selector, section)
  }

  /// The height at every width: the largest of its candidates that are the largest somewhere.
  private func contentHeight(of section: SectionPlacement) -> String {
    // Browsers cut lengths down to their unit; half a unit more makes sections stack unbiased.
    let halfUnit = 1.0 / 128
    let lengths = section.result.contentHeightCandidates.largest(in: widths)
    return CSSLength.maximum(lengths.map { CSSLength($0 + halfUnit) })
  }

  // MARK: Tiles

  private mutating func writeColumns(
    _ columns: [ColumnRun: TileColumn], isHorizontal: Bool, scope index: Int?
  ) {
    let section = index.map { names.selector(id: "s\($0 + 1)") + " ." + names.prefix }
    for (run, column) in columns.sorted(by: { $0.key < $1.key }) {
      let name = names.place(piece: piece, columns: run)
      let selector = section.map { $0 + name } ?? names.selector(class: name)
      rule(selector, column.declarations(isHorizontal: isHorizontal))
    }
  }

  private mutating func writeChunk(
    _ chunk: WallChunks.Chunk, _ section: SectionPlacement, _ columns: [ColumnRun: TileColumn]
  ) {
    let result = section.result
    let frames = result.frames[chunk.tiles]
    var top = CSSLength.zero
    if !result.isHorizontal {
      let bounds = ChunkBounds(of: frames, in: widths)
      top = CSSLength(bounds.top)
      // One unit of the last decimals more on each side: a tile's own rounding is inside.
      let height = CSSLength(bounds.bottom + 0.02) - top
      rule(
        names.selector(id: "c\(chunk.index + 1)"),
        "margin-top:\(top.value);padding-bottom:\(height.value)")
    }
    let tiles = content.sections[chunk.section].tiles
    for index in chunk.tiles {
      let tile = tiles[index]
      let declarations = TileRule(
        frame: result.frames[index], column: result.columns(of: index).flatMap { columns[$0] },
        chunkTop: top, result: result, snapOffset: result.snapOffset(of: index),
        isPlain: shared.isPlain[chunk.section][index]
      ).declarations
      if !declarations.isEmpty {
        rule(names.selector(id: names.tile(tile.number)), declarations)
      }
    }
  }
}

extension PageContent {
  /// Whether a section scrolls sideways at some piece; its markup is the same at all.
  func isAcross(_ section: Int) -> Bool {
    geometries.contains { $0.isHorizontal(section) }
  }
}

extension PageGeometry {
  func isHorizontal(_ section: Int) -> Bool {
    placement.sections[section].result.isHorizontal
  }
}

extension CSSLength {
  static let zero = CSSLength(percent: 0, px: 0)
}

extension [AffineLength] {
  /// Those that are the largest at some width of a range, without the ones that only tie.
  func largest(in widths: ClosedRange<Double>) -> [AffineLength] {
    // Between two neighbours of the upper envelope, the steeper one takes over at one width.
    let envelope = AffineLength.upperEnvelope(of: self)
    return envelope.indices.filter { index in
      let line = envelope[index]
      let from = index == 0 ? -Double.infinity : line.crossing(envelope[index - 1])
      let to = index + 1 < envelope.count ? line.crossing(envelope[index + 1]) : .infinity
      return from < widths.upperBound && to > widths.lowerBound
    }.map { envelope[$0] }
  }
}

extension AffineLength {
  /// The width at which two lines of different slopes are equal.
  func crossing(_ other: AffineLength) -> Double {
    (other.intercept - intercept) / (slope - other.slope)
  }
}
