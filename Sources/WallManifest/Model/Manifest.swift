package import WallLayout

/// A wall as its author wrote it: only what was written, no defaults filled in, so that it can be
/// written again in either spelling.
package struct Manifest: Hashable, Sendable {
  package var title: String?
  package var language: String?
  package var author: String?
  package var direction: TextDirection?
  package var description: String?
  /// Ends in `/`.
  package var baseURL: String?
  package var maxWidth: Double?
  package var layout: LayoutOptions?
  /// Two to eight named layouts to switch between; not together with `layout`.
  package var layouts: [LayoutOptions]?
  package var breakpoints: [ManifestBreakpoint]?
  /// Images directly on the wall are one section without title, see `hasBareImages`.
  package var sections: [ManifestSection]
  /// Whether the only section is the wall's own `images` list.
  package var hasBareImages: Bool
  package var frame: TileFrame?
  package var pageSize: Int?
  package var limits: QualityLimits?

  package init(sections: [ManifestSection] = [], hasBareImages: Bool = false) {
    self.sections = sections
    self.hasBareImages = hasBareImages
  }
}

package enum TextDirection: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl
}

/// A border with rounded corners over the outer edge of every tile's picture.
package struct TileFrame: Hashable, Sendable {
  /// CSS px; nil where not written (6).
  package var width: Double?
  /// `#rgb` or `#rrggbb`; nil where not written (`#ffffff`).
  package var color: String?
  /// CSS px; nil where not written (3).
  package var radius: Double?

  package init(width: Double? = nil, color: String? = nil, radius: Double? = nil) {
    self.width = width
    self.color = color
    self.radius = radius
  }
}

/// Limits on the quality figures, checked with `--strict`.
package struct QualityLimits: Hashable, Sendable {
  package var holes: Double?
  package var cropMean: Double?
  package var cropMax: Double?
  package var raggedness: Double?
  package var widthDeviationP95: Double?
  package var widthDeviationMax: Double?
  package var spanShareMin: Double?
  package var spanShareMax: Double?
  package var topInversion: Double?
  package var rankShift: Double?

  package init() {}
}

/// A breakpoint as written. A manifest that was read without a fatal fault has both name and
/// `minWidth`.
package struct ManifestBreakpoint: Hashable, Sendable {
  package var name: String?
  /// CSS px of viewport width.
  package var minWidth: Double?
  package var orientation: Orientation?
  package var referenceWidth: Double?
  package var layout: LayoutOptions?
  /// Where the breakpoint and its keys are written, for faults found when it is resolved.
  package var places = SourcePlaces()

  package init(name: String? = nil, minWidth: Double? = nil) {
    self.name = name
    self.minWidth = minWidth
  }
}
