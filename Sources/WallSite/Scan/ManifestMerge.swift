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
  /// The title that a scan gives to the section of a folder.
  private let title: (PicturePath) -> String?
  private var ids: Set<PicturePath> = []
  /// By section: where its pictures come from, before anything is added.
  private var origins: [Origin]
  /// Of the sections that lost all their pictures: what they were the sections of.
  private var emptied: [Int: PicturePath] = [:]
  private var moved: Set<PicturePath> = []

  /// How many pictures of a section come from which folder.
  private struct Origin {
    var folders: [PicturePath: Int] = [:]
    var total = 0

    init() {}

    init(_ section: ManifestSection) {
      for image in section.images {
        if let path = PicturePath(source: image.src) { folders[path.folder, default: 0] += 1 }
      }
      total = section.images.count
    }

    /// The folder that more than half of them come from.
    var main: PicturePath? { folders.first { 2 * $0.value > total }?.key }
  }

  /// - Parameters:
  ///   - manifest: As its author left it.
  ///   - title: What a scan calls the section of a folder.
  init(into manifest: Manifest, title: @escaping (PicturePath) -> String? = { _ in nil }) {
    self.manifest = manifest
    self.title = title
    wasEmpty = manifest.sections.isEmpty
    origins = manifest.sections.map(Origin.init)
    for image in manifest.sections.lazy.flatMap(\.images) { ids.insert(PicturePath(image.id)) }
  }

  // MARK: Moved files

  /// Gives images the new paths of their files.
  ///
  /// An image stays where it is, unless it follows its file from one folder that has a section to
  /// another that has one, too. A section that a scan called after its folder is called after the
  /// folder that all its pictures went to.
  /// - Parameters:
  ///   - paths: The new path by the old one.
  ///   - isThere: Whether there is a file: other sizes of an image follow it.
  mutating func move(
    _ paths: [PicturePath: PicturePath], isThere: (PicturePath) -> Bool
  ) {
    guard !paths.isEmpty else { return }
    let homes = origins.map(\.main)
    for section in manifest.sections.indices {
      var kept: [ManifestImage] = []
      // What follows came from sections before this one.
      for image in manifest.sections[section].images.prefix(origins[section].total) {
        guard let old = PicturePath(source: image.src), let new = paths[old] else {
          kept.append(image)
          continue
        }
        let image = movedImage(image, from: old, to: new, isThere: isThere)
        if old.folder != new.folder, homes[section] == old.folder,
          let other = homes.firstIndex(of: new.folder)
        {
          manifest.sections[other].images.append(image)
        } else {
          kept.append(image)
        }
      }
      let appended = manifest.sections[section].images.dropFirst(origins[section].total)
      manifest.sections[section].images = kept + appended
    }
    for section in manifest.sections.indices { settle(section, home: homes[section]) }
  }

  /// Takes up where a section's pictures are now.
  private mutating func settle(_ section: Int, home: PicturePath?) {
    let had = origins[section].total > 0
    origins[section] = Origin(manifest.sections[section])
    guard let home, manifest.sections[section].title == title(home) else { return }
    if had, manifest.sections[section].images.isEmpty { emptied[section] = home }
    let folders = origins[section].folders
    if folders[home] == nil, folders.count == 1, let new = folders.keys.first {
      manifest.sections[section].title = title(new) ?? manifest.sections[section].title
    }
  }

  private mutating func movedImage(
    _ image: ManifestImage, from old: PicturePath, to new: PicturePath,
    isThere: (PicturePath) -> Bool
  ) -> ManifestImage {
    var image = image
    image.sources = image.sources?.map { source in
      guard let path = PicturePath(source: source.src), !isThere(path),
        let name = URLPath.parts(of: path.text).last
      else { return source }
      let folder = new.folder.text
      let beside = PicturePath(folder.isEmpty ? name : folder + "/" + name)
      guard isThere(beside) else { return source }
      var source = source
      source.src = PicturePath.source(beside.text)
      return source
    }
    let source = PicturePath.source(new.text)
    moved.insert(new)
    // An id that was not written is the address.
    if image.id == image.src {
      ids.remove(PicturePath(image.id))
      image.id = freeID(like: source)
    }
    image.src = source
    return image
  }

  // MARK: Files that are there

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
        case _ where PicturePath(source: new.src).map(moved.contains) ?? false: counts.moved += 1
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

  /// Leaves out sections that nothing is left of, and makes a wall of the scanned folder's own
  /// pictures alone one without sections.
  ///
  /// A section goes if its folder is gone, if the scan called it after that, and if all it holds are
  /// missing pictures about which nobody has written anything, in the order of their names: another
  /// scan would make the same of the folder.
  /// - Parameter isFolderThere: Whether there is such a folder.
  /// - Returns: The folders of the sections that are left out.
  mutating func finish(isFolderThere: (PicturePath) -> Bool) -> [PicturePath] {
    if wasEmpty, manifest.sections.count == 1, manifest.sections[0].title == nil {
      manifest.hasBareImages = true
    }
    guard !wasEmpty, !manifest.hasBareImages else { return [] }
    var gone: [PicturePath] = []
    for section in manifest.sections.indices.reversed() {
      guard let folder = emptied[section] ?? origins[section].main,
        isPlain(manifest.sections[section], of: folder), !isFolderThere(folder)
      else { continue }
      counts.missing -= manifest.sections[section].images.count
      manifest.sections.remove(at: section)
      gone.append(folder)
    }
    return gone.reversed()
  }

  /// Whether a section says nothing that a scan of its folder would not say.
  private func isPlain(_ section: ManifestSection, of folder: PicturePath) -> Bool {
    var plain = ManifestSection(images: section.images)
    plain.title = title(folder)
    plain.places = section.places
    guard plain.title != nil, plain == section else { return false }
    let paths = section.images.compactMap { PicturePath(source: $0.src) }
    return zip(section.images, paths).allSatisfy { image, path in
      var plain = ManifestImage(src: image.src, size: image.size, id: image.src ?? "")
      plain.missing = true
      plain.places = image.places
      return path.folder == folder && plain == image
    } && paths.count == section.images.count
      && NaturalOrder.sorted(paths, by: \.text) == paths
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
    origins.insert(Origin(), at: place)
    emptied = Dictionary(
      uniqueKeysWithValues: emptied.map { ($0.key < place ? $0.key : $0.key + 1, $0.value) })
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
