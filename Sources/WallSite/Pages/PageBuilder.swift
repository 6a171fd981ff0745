import WallLayout
import WallManifest
package import WallMarkup

/// Makes what a page shows of the manifest's words, the pictures' addresses and the geometry.
struct PageBuilder {
  let manifest: Manifest
  let title: String
  /// File names of all pages.
  private let pageNames: [String]
  let imageCount: Int
  var pictures: PictureStore

  init(
    _ manifest: Manifest, options: BuildOptions, pagination: Pagination, pictures: PictureStore
  ) {
    self.manifest = manifest
    title = manifest.title ?? options.defaultTitle
    pageNames = pagination.pages.map { Pagination.fileName(of: $0.number) }
    imageCount = pagination.pages.reduce(0) { $0 + $1.count }
    self.pictures = pictures
  }

  mutating func content(of page: Pagination.Page, placed wall: PlacedWall) -> PageContent {
    let sections = page.sections.map { content(of: $0) }
    return PageContent(
      head: head(of: page, sections), sections: sections,
      geometries: wall.pieces.map(\.geometry),
      frame: manifest.frame.map { FrameStyle($0) }, maxWidth: manifest.maxWidth)
  }

  // MARK: Head

  private func head(of page: Pagination.Page, _ sections: [SectionContent]) -> PageHead {
    let name = Pagination.fileName(of: page.number)
    return PageHead(
      title: title, language: manifest.language ?? "en",
      isRightToLeft: manifest.direction == .rtl, author: manifest.author,
      description: manifest.description,
      canonicalURL: manifest.baseURL.map { $0 + (page.number == 1 ? "" : name) },
      previewImage: previewImage(sections), pageNumber: page.number, pages: pageNames,
      imageCount: imageCount)
  }

  /// The page's first picture stands for it where its address is shared.
  private func previewImage(_ sections: [SectionContent]) -> PageHead.PreviewImage? {
    guard let base = manifest.baseURL,
      let tile = sections.lazy.flatMap(\.tiles).first(where: { $0.picture != nil }),
      let src = tile.picture?.src
    else { return nil }
    let url =
      if ManifestAddress.isRemote(src) {
        src
      } else if ManifestAddress.isSitePath(src) {
        Self.origin(of: base) + src
      } else {
        base + src
      }
    let width = tile.picture?.width.map(Double.init) ?? tile.width
    return PageHead.PreviewImage(
      url: url, width: max(1, Int(width.rounded())),
      height: max(1, Int((width * tile.height / tile.width).rounded())), alt: tile.alt)
  }

  /// `https://example.org` of `https://example.org/coast/`.
  private static func origin(of address: String) -> String {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.prefix(3).joined(separator: "/")
  }

  // MARK: Sections and tiles

  private mutating func content(of part: Pagination.Part) -> SectionContent {
    let section = manifest.sections[part.section]
    var tiles: [TileContent] = []
    tiles.reserveCapacity(part.entries.count)
    for entry in part.entries { tiles.append(tile(entry)) }
    return SectionContent(
      title: part.continues ? nil : section.title,
      description: part.continues ? nil : section.description,
      footerText: part.isContinued ? nil : section.footerText, background: section.background,
      tiles: tiles)
  }

  private mutating func tile(_ entry: ShownImages.Element) -> TileContent {
    let image = entry.image
    let shown = pictures.shown(image)
    var tile = TileContent(
      number: entry.number, id: image.id, width: image.size.width, height: image.size.height,
      color: image.color ?? shown?.facts?.dominantColor ?? "#cccccc",
      link: image.isPlaceholder ? nil : image.href ?? shown?.picture.src)
    tile.picture = shown?.picture
    if image.color == nil, let facts = shown?.facts {
      tile.thirds = facts.thirds
      tile.picture?.isTransparent = facts.isTransparent
    }
    tile.alt = image.alt
    tile.title = image.title
    tile.caption = image.caption
    tile.credit = image.credit
    tile.license = image.license
    tile.date = image.date
    tile.tags = image.tags ?? []
    if let focus = image.focus { tile.focus = (focus.x, focus.y) }
    tile.isPlaceholder = image.isPlaceholder
    return tile
  }
}

extension PlacedWall.Piece {
  /// What pages and previews know of the piece.
  package var geometry: PageGeometry {
    PageGeometry(
      breakpoint: breakpoint,
      layout: resolved.layout.map { .init(index: $0.index, name: $0.name, label: $0.label) },
      name: name, fileStem: fileStem, kindName: resolved.kindName, columns: resolved.columns,
      placement: placement)
  }
}

extension FrameStyle {
  init(_ frame: TileFrame) {
    self.init(
      width: frame.width ?? 6, color: frame.color ?? "#ffffff", radius: frame.radius ?? 3)
  }
}

/// MIME types of pictures by the ending of their names.
enum MediaType {
  static func ofPicture(named name: String) -> String? {
    // In a path of the manifest's folder both are plain characters.
    let isURL = ManifestAddress.isRemote(name) || ManifestAddress.isSitePath(name)
    let path = isURL ? name.prefix { $0 != "?" && $0 != "#" } : Substring(name)
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return types[path[path.index(after: dot)...].lowercased()]
  }

  private static let types = [
    "avif": "image/avif", "bmp": "image/bmp", "gif": "image/gif", "heic": "image/heic",
    "heif": "image/heif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "jxl": "image/jxl",
    "png": "image/png", "svg": "image/svg+xml", "tif": "image/tiff", "tiff": "image/tiff",
    "webp": "image/webp",
  ]
}
