import WallManifest

/// The files that a manifest names.
struct NamedFiles {
  /// Those that it has images of.
  private(set) var images: Set<PicturePath> = []
  /// Those that it has as other sizes of an image.
  private var sources: Set<PicturePath> = []

  init(in manifest: Manifest?) {
    for image in manifest?.sections.lazy.flatMap(\.images) ?? [] {
      if let path = PicturePath(source: image.src) { images.insert(path) }
      sources.formUnion((image.sources ?? []).compactMap { PicturePath(source: $0.src) })
    }
  }

  /// Whether a file is a picture of its own, and not another size of one.
  func isPicture(_ path: PicturePath) -> Bool { images.contains(path) || !sources.contains(path) }
}
