public import WallGeometry

/// A section's layout and what surrounds its tiles.
public struct SectionLayout: Sendable {
  public var layout: any Layout
  /// Around header, tiles and footer together; added to the layout's own insets.
  public var insets: Insets
  /// Height of the header in CSS px; its width where it stands beside the tiles.
  public var header: Double
  /// Height of the footer in CSS px; its width where it stands beside the tiles.
  public var footer: Double

  public init(
    layout: any Layout, insets: Insets = .zero, header: Double = 0, footer: Double = 0
  ) {
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
  }

  /// The distances the tiles are laid with: the section's own insets, header and footer are part
  /// of them, so that frames are relative to the section's top.
  public var spacing: LayoutSpacing {
    var outer = insets
    if layout.hasWordsBeside {
      outer.left += header
      outer.right += footer
    } else {
      outer.top += header
      outer.bottom += footer
    }
    var spacing = layout.spacing
    spacing.insets = spacing.insets + outer
    spacing.surroundings = outer
    return spacing
  }
}
