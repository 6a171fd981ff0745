public import WallGeometry

/// A strip: items of one size in a row that scrolls sideways, each to the container's middle.
///
/// Frames are unscaled. While the strip scrolls, an item is drawn the smaller the further it is from
/// the middle: see `LayoutResult.scale(of:scrolledBy:at:)`.
public struct LineLayout: Layout {
  /// CSS px, caption included.
  public var itemSize: Size
  /// CSS px, the layout's own insets included; nil for what an item takes.
  public var height: Double?
  /// `columnGap` is the distance of two items. Left and right insets are not used: the strip has
  /// what brings its first and its last item to the middle.
  public var spacing: LayoutSpacing

  public var columnCount: Int? { nil }
  public var isHorizontal: Bool { true }
  public var figures: Set<QualityFigure> { [.cropMean, .cropMax] }
  public var hasWordsBeside: Bool { false }

  public init(
    itemSize: Size = Size(width: 130, height: 130), height: Double? = nil,
    spacing: LayoutSpacing = LayoutSpacing()
  ) {
    self.itemSize = itemSize
    self.height = height
    self.spacing = spacing
  }

  /// Places the items in a row, from (W - itemWidth) / 2 on.
  ///
  /// The result says where an item is wider than the narrowest container; it stands in its middle
  /// all the same.
  /// - Parameters:
  ///   - items: In reading order; their own sizes have no say.
  ///   - context: Tells whether to mirror.
  /// - Returns: One frame for each item, in order.
  /// - Throws: `LayoutError` where `height` is too small for an item between its insets, or a
  ///   caption leaves less than 1 px of a picture.
  /// - Complexity: O(items)
  public func place(
    _ items: [LayoutItem], in context: LayoutContext
  ) throws(LayoutError) -> LayoutResult {
    let own = spacing.ownInsets
    let least = itemSize.height + own.top + own.bottom
    let extent = height ?? least
    // Sums of decimals may be off by their last bits.
    guard extent >= least - 1e-9 else { throw .heightTooSmall(height: extent, least: least) }
    guard itemSize.height - spacing.captionHeight >= 1 else {
      throw .captionFillsItem(caption: spacing.captionHeight, height: itemSize.height)
    }
    let start = (AffineLength.containerWidth - itemSize.width) / 2
    let top = AffineLength(spacing.insets.top + (extent - least) / 2)
    let (width, itemHeight) = (AffineLength(itemSize.width), AffineLength(itemSize.height))
    let pitch = itemSize.width + spacing.columnGap
    let frames = items.indices.map { index in
      AffineFrame(x: start + Double(index) * pitch, y: top, width: width, height: itemHeight)
    }
    let count = items.count
    let end = AffineLength.containerWidth + Double(max(0, count - 1)) * pitch
    let outer = spacing.surroundings
    var result = try LayoutResult(
      frames: frames, isHorizontal: true, isStrip: true, mainEnds: [end],
      crossExtent: AffineLength(outer.top + extent + outer.bottom), in: context
    ) {
      TileRuns([Array(0..<Int32(count))])
    }
    let narrowest = context.leastWidth
    if count > 0, itemSize.width > narrowest {
      result.warnings = [.contentWiderThanContainer(width: itemSize.width, extent: narrowest)]
    }
    return result
  }
}
