import Foundation

/// Generated photos in a folder that is kept from run to run.
struct PhotoCollection {
  let folder: URL
  let names: [String]
  /// px, in the order of the names.
  let sizes: [(width: Int, height: Int)]

  private static let shapes = [(4240, 2832), (4896, 3264), (5472, 3648), (6000, 4000)]

  /// Makes those photos that are not there yet: 12 to 24 megapixels, one in four upright, JPEG.
  ///
  /// - Throws: Where `vips`, the command line tool of libvips, is missing or fails.
  init(count: Int, in cache: URL) throws {
    let folder = cache.appending(path: "photos", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let generator = PhotoGenerator()
    let sizes = (0..<count).map { number in
      let (long, short) = Self.shapes[number % Self.shapes.count]
      let isUpright = number / Self.shapes.count % 4 == 3
      return isUpright ? (width: short, height: long) : (width: long, height: short)
    }
    let names = (0..<count).map { "photo-\($0).jpg" }
    let missing = names.enumerated().filter {
      !FileManager.default.fileExists(atPath: folder.appending(path: $1).path)
    }
    if !missing.isEmpty { print("generating \(missing.count) photos") }
    for (number, name) in missing {
      let size = sizes[number]
      let pixels = generator.picture(number, width: size.width, height: size.height)
      try Self.save(pixels, as: folder.appending(path: name))
    }
    self.folder = folder
    self.names = names
    self.sizes = sizes
  }

  /// Writes a JPEG such as a camera's, whole or not at all.
  static func save(_ pixels: PhotoGenerator.Pixels, as file: URL) throws {
    let stem = file.deletingPathExtension()
    let (raw, part) = (stem.appendingPathExtension("ppm"), stem.path + ".part.jpg")
    let header = Data("P6\n\(pixels.width) \(pixels.height)\n255\n".utf8)
    try (header + Data(pixels.bytes)).write(to: raw)
    defer { try? FileManager.default.removeItem(at: raw) }
    _ = try ChildRun.measure(
      "/usr/bin/env", ["vips", "jpegsave", raw.path, part, "--Q", "92"])
    try FileManager.default.moveItem(atPath: part, toPath: file.path)
  }
}
