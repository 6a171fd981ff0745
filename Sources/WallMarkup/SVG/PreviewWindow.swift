import WallGeometry
import WallLayout

/// What a preview shows of a section: all of it or, of a strip, what its container shows while it
/// is scrolled.
struct PreviewWindow {
  private let result: LayoutResult
  private let width: Double
  /// How far a strip is scrolled, in CSS px from its inline start.
  private let offset: Double

  /// - Parameters:
  ///   - result: Of the section.
  ///   - width: The container's, in CSS px.
  ///   - offset: How far a strip is scrolled; nil for the first place where items fill the container.
  init(_ result: LayoutResult, width: Double, offset: Double? = nil) {
    self.result = result
    self.width = width
    self.offset = offset ?? Self.fillingOffset(of: result, width: width)
  }

  /// CSS px of what is shown.
  var extent: Double { clips ? width : result.contentWidth(at: width) }

  /// Whether tiles may reach out of what is shown.
  var clips: Bool { result.isStrip }

  /// The tiles in sight, moved by `dx` and `dy` px from the container's upper left corner.
  func tiles(
    of section: SectionPlacement, _ content: SectionContent, dx: Double, dy: Double
  ) -> [PreviewTile] {
    let runs = result.columnRuns
    return content.tiles.indices.compactMap { item in
      guard var box = box(of: item) else { return nil }
      box.x += dx
      box.y += dy
      let frame = result.frames[item].at(width: width)
      let scale = result.scale(of: item, scrolledBy: offset, at: width)
      return PreviewTile(
        content.tiles[item], item: item, size: Size(width: frame.width, height: frame.height),
        box: box, captionHeight: section.spacing.captionHeight * scale,
        span: runs.isEmpty ? 1 : runs[item].span)
    }
  }

  /// Where a tile is drawn, from the container's left edge; nil where it is out of sight.
  private func box(of item: Int) -> Rect? {
    guard var box = result.drawnFrame(of: item, scrolledBy: offset, at: width) else { return nil }
    guard clips else { return box }
    box.x += result.isReversed ? offset : -offset
    return box.meets(Rect(x: 0, y: box.y, width: width, height: box.height)) ? box : nil
  }

  /// Where the first item reaches the container's edge; a short strip has its middle one in the
  /// middle.
  private static func fillingOffset(of result: LayoutResult, width: Double) -> Double {
    guard let first = result.frames.first else { return 0 }
    let offsets = result.frames.indices.prefix((result.frames.count + 1) / 2).lazy.compactMap {
      result.snapOffset(of: $0)
    }
    let wanted = (width - first.width.at(width)) / 2
    return offsets.first { $0 >= wanted } ?? offsets.last ?? 0
  }
}

extension PageGeometry {
  /// The width of the wall's drawing in CSS px: the container's, or a wider section's.
  var drawnWidth: Double {
    let width = breakpoint.referenceWidth
    return placement.sections.reduce(width) {
      max($0, PreviewWindow($1.result, width: width).extent)
    }
  }
}
