package import WallLayout
package import WallManifest

/// The images of a manifest as layouts see them: hidden and missing ones out, placeholders in.
package struct WallItems: Sendable {
  /// By section.
  let entries: [ShownImages]
  /// By section, in the order of the entries.
  package let items: [[LayoutItem]]

  /// - Parameter manifest: Read without a fatal fault.
  /// - Complexity: O(images)
  package init(_ manifest: Manifest) {
    var number = 1
    entries = manifest.sections.map { section in
      defer { number += section.images.count }
      return ShownImages(of: section.images, firstNumber: number)
    }
    items = entries.map { $0.map { LayoutItem($0.image) } }
  }

  init(entries: [ShownImages]) {
    self.entries = entries
    items = entries.map { $0.map { LayoutItem($0.image) } }
  }

  /// The shown image that makes its section longest for its own extent across: the one with the
  /// greatest height for its width, or the other way round in a horizontal section.
  ///
  /// - Complexity: O(images)
  func longestImage(in piece: ResolvedPiece) -> ManifestImage? {
    var longest: (image: ManifestImage, ratio: Double)?
    for (entries, section) in zip(entries, piece.sections) {
      for entry in entries {
        let aspect = entry.image.size.aspectRatio
        let ratio = section.layout.isHorizontal ? aspect : 1 / aspect
        if ratio > longest?.ratio ?? 0 { longest = (entry.image, ratio) }
      }
    }
    return longest?.image
  }

  /// All shown images, in order.
  var images: some Sequence<ManifestImage> { entries.lazy.joined().map(\.image) }

  /// How many images are shown.
  package var count: Int { items.reduce(0) { $0 + $1.count } }
}

extension LayoutItem {
  /// A broken entry keeps its span and height: what could be read of it counts.
  init(_ image: ManifestImage) {
    let isPlaceholder = image.isPlaceholder
    self.init(
      size: image.size, drawKey: DrawKey(id: image.id), span: image.span ?? .columns(1),
      tileHeight: image.tileHeight, itemSize: image.itemSize,
      isFeatured: image.featured ?? false, isPlaceholder: isPlaceholder)
  }
}
