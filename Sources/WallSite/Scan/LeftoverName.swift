/// Names of what programs leave behind between a photographer's pictures: backups, thumbnails, bins
/// and catalogs.
enum LeftoverName {
  /// Android's galleries pass over a folder with a file of this name, and so does a scan.
  static let folderMark = ".nomedia"

  /// Whether a file is a program's: `a.jpg_original`, `a.jpg~`, `._a.jpg`.
  static func isFile(_ name: String) -> Bool {
    let name = name.lowercased()
    // ExifTool keeps the file before under the first, editors under the second, and macOS what
    // other file systems cannot hold under the third.
    return name.hasSuffix("_original") || name.hasSuffix("~") || name.hasPrefix("._")
  }

  /// Whether a folder is a program's: `@eaDir`, `Catalog.lrdata`.
  static func isFolder(_ name: String) -> Bool {
    let name = name.lowercased()
    return folders.contains(name) || folderEndings.contains { name.hasSuffix($0) }
  }

  private static let folders: Set<String> = [
    // Of storage devices: Synology and QNAP.
    "@eadir", ".@__thumb", "#recycle", "@recycle", "#snapshot", "@recently-snapshot",
    // Of Windows, macOS and Linux.
    "$recycle.bin", "recycler", "system volume information", "__macosx", "lost+found",
    ".thumbnails", ".trash", ".trashes",
  ]

  /// Catalogs of Lightroom, Photos, iPhoto, Aperture and Capture One keep previews beside pictures.
  private static let folderEndings = [
    ".lrdata", ".lrcat-data", ".photoslibrary", ".photolibrary", ".aplibrary", ".cocatalog",
    ".cosessiondb",
  ]
}
