import WallGeometry
import WallImaging
import WallManifest

/// A manifest into which a scan's findings are laid: what its author wrote stays.
struct ManifestMerge {
  /// New pictures of one folder.
  struct Folder {
    /// From the manifest's folder; empty for that folder itself.
    let path: PicturePath
    /// nil for the folder that is scanned.
    let title: String?
    let images: [ManifestImage]
  }

  private(set) var manifest: Manifest
  private(set) var counts = ScanCounts()
  private let wasEmpty: Bool
  private var ids: Set<PicturePath> = []
  /// By section: how many of its pictures come from which folder, before anything is added.
  private var origins: [(folders: [PicturePath: Int], total: Int)] = []

  init(into manifest: Manifest) {
    self.manifest = manifest
    wasEmpty = manifest.sections.isEmpty
    for section in manifest.sections {
      var folders: [PicturePath: Int] = [:]
      for image in section.images {
        ids.insert(PicturePath(image.id))
        if let path = PicturePath(source: image.src) { folders[path.folder, default: 0] += 1 }
      }
      origins.append((folders, section.images.count))
    }
  }

  /// Takes up new sizes, and marks what is gone.
  ///
  /// - Parameters:
  ///   - found: The sizes of files that could be read.
  ///   - isThere: Whether there is a file, read or not.
  mutating func update(
    by found: [PicturePath: Size], isThere: (PicturePath) -> Bool
  ) {
    for section in manifest.sections.indices {
      for index in manifest.sections[section].images.indices {
        let old = manifest.sections[section].images[index]
        let new = Self.updated(old, by: found, isThere: isThere)
        switch (old.missing == true, new.missing == true) {
        case (_, true): counts.missing += 1
        case (false, false) where old.size == new.size: counts.kept += 1
        default: counts.changed += 1
        }
        manifest.sections[section].images[index] = new
      }
    }
  }

  private static func updated(
    _ image: ManifestImage, by found: [PicturePath: Size],
    isThere: (PicturePath) -> Bool
  ) -> ManifestImage {
    guard let path = PicturePath(source: image.src) else { return image }
    var image = image
    let size = found[path]
    let isMissing = size == nil && !isThere(path)
    // Written by hand as false, it stays so.
    if isMissing { image.missing = true } else if image.missing == true { image.missing = nil }
    if let size, !isSame(size, image.size, path) { image.size = size }
    return image
  }

  /// A drawing has no pixels: its size may be written larger or smaller.
  private static func isSame(_ found: Size, _ written: Size, _ path: PicturePath) -> Bool {
    if found == written { return true }
    let isDrawing = path.text.lowercased().hasSuffix(".svg")
    return isDrawing && abs(found.aspectRatio / written.aspectRatio - 1) < 1e-3
  }

  /// Adds new pictures at the end of their folder's section, or in a section of their own.
  mutating func add(_ folder: Folder) {
    guard !folder.images.isEmpty else { return }
    let section = section(of: folder) ?? makeSection(of: folder)
    for image in folder.images {
      var image = image
      image.id = freeID(like: image.id)
      manifest.sections[section].images.append(image)
    }
    counts.new += folder.images.count
  }

  /// A wall of the scanned folder's own pictures alone has no sections.
  mutating func finish() {
    if wasEmpty, manifest.sections.count == 1, manifest.sections[0].title == nil {
      manifest.hasBareImages = true
    }
  }

  /// The section whose pictures come from the folder for the most part, else the one of its title.
  private func section(of folder: Folder) -> Int? {
    let counts = origins.map { $0.folders[folder.path] ?? 0 }
    if manifest.hasBareImages, let count = counts.first, count > 0 || folder.title == nil {
      return 0
    }
    let mostly = counts.indices.filter {
      2 * counts[$0] > origins[$0].total
    }
    if let best = mostly.max(by: { counts[$0] < counts[$1] }) { return best }
    return origins.indices.first { manifest.sections[$0].title == folder.title }
  }

  /// The scanned folder's own pictures stand before all titles, others behind all.
  private mutating func makeSection(of folder: Folder) -> Int {
    manifest.hasBareImages = false
    var section = ManifestSection()
    section.title = folder.title
    let place = folder.title == nil ? 0 : manifest.sections.count
    manifest.sections.insert(section, at: place)
    origins.insert(([:], 0), at: place)
    return place
  }

  /// The address, or as much of its end as an id may hold, with a number where that is taken.
  private mutating func freeID(like source: String) -> String {
    if source.utf8.count <= SourceLimits.id, ids.insert(PicturePath(source)).inserted {
      return source
    }
    // Room for a number.
    var base = Substring(source).unicodeScalars
    while Substring(base).utf8.count > SourceLimits.id - 24 { base.removeFirst() }
    var id = String(base)
    var number = 2
    while !ids.insert(PicturePath(id)).inserted {
      id = "\(Substring(base))~\(number)"
      number += 1
    }
    return id
  }
}

extension ImageDescription {
  /// px as displayed.
  var size: Size { Size(width: Double(width), height: Double(height)) }
}

extension ManifestImage {
  /// An image that no manifest has yet, with the words of its file.
  init(src: String, _ description: ImageDescription) {
    self.init(src: src, size: description.size, id: src)
    let words = description.words
    alt = words.alt
    title = words.title
    caption = words.caption
    credit = words.credit
    license = words.license
    date = words.date
    tags = words.tags.isEmpty ? nil : words.tags
    if let latitude = words.latitude, let longitude = words.longitude {
      location = GeographicPoint(latitude: latitude, longitude: longitude)
    }
  }
}
