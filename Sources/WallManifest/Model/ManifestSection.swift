package import WallGeometry

package struct ManifestSection: Hashable, Sendable {
  package var title: String?
  package var description: String?
  package var layout: LayoutOptions?
  package var insets: Insets?
  /// CSS px.
  package var header: Double?
  /// CSS px.
  package var footer: Double?
  package var footerText: String?
  /// `#rgb` or `#rrggbb`.
  package var background: String?
  package var images: [ManifestImage]
  /// Where the section is written.
  package var places = SourcePlaces()

  package init(images: [ManifestImage] = []) {
    self.images = images
  }
}
