import Foundation

/// Many small JPEG files, all different, in a folder that is kept from run to run.
///
/// A few drawings, repeated with EXIF blocks of their own: a description and the time of exposure.
struct SmallPictures {
  let folder: URL
  let paths: [String]

  private let width: Int

  private static let filesInFolder = 500
  private static let drawingCount = 10

  init(count: Int, width: Int, in cache: URL) throws {
    let folder = cache.appending(path: "small-\(width)px-\(count)", directoryHint: .isDirectory)
    paths = (0..<count).map { "set-\($0 / Self.filesInFolder)/picture-\($0).jpg" }
    self.folder = folder
    self.width = width
    // The last one is there when all are.
    guard let last = paths.last,
      !FileManager.default.fileExists(atPath: folder.appending(path: last).path)
    else { return }
    print("generating \(count) pictures \(width) px wide")
    let drawings = try Self.drawings(width: width, in: folder)
    for (number, path) in paths.enumerated() {
      let file = folder.appending(path: path)
      if number % Self.filesInFolder == 0 {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let drawing = drawings[number % drawings.count]
      try (drawing.prefix(2) + Self.exif(number) + drawing.dropFirst(2)).write(to: file)
    }
  }

  /// A manifest of them that has nothing to warn of, as JSON.
  var manifest: String {
    let images = paths.enumerated().map { number, path in
      let height = Self.height(number % Self.drawingCount, width: width)
      return "{\"src\":\"\(path)\",\"width\":\(width),\"height\":\(height),"
        + "\"alt\":\"Picture number \(number)\"}"
    }
    return "{\"title\":\"Many\",\"images\":[\(images.joined(separator: ",\n"))]}"
  }

  private static func height(_ drawing: Int, width: Int) -> Int {
    width * (drawing % 3 == 0 ? 4 : 2) / 3
  }

  private static func drawings(width: Int, in folder: URL) throws -> [Data] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let generator = PhotoGenerator()
    return try (0..<drawingCount).map { number in
      let file = folder.appending(path: "drawing-\(number).jpg")
      defer { try? FileManager.default.removeItem(at: file) }
      let height = Self.height(number, width: width)
      try PhotoCollection.save(
        generator.picture(1000 + number, width: width, height: height), as: file)
      return try Data(contentsOf: file)
    }
  }

  /// An APP1 segment: `ImageDescription` in the first directory, `DateTimeOriginal` in the one of
  /// EXIF (Exif 2.32, 4.5 and 4.6).
  private static func exif(_ number: Int) -> Data {
    let words = String(format: "Picture number %06d", number)
    let time = String(
      format: "2026:%02d:%02d %02d:%02d:%02d", number / 2_419_200 % 12 + 1,
      number / 86_400 % 28 + 1, number / 3600 % 24, number / 60 % 60, number % 60)
    let (texts, second) = (Array(words.utf8) + [0], Array(time.utf8) + [0])
    var tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    let exifAt = 8 + 2 + 2 * 12 + 4
    let textsAt = exifAt + 2 + 12 + 4
    tiff += little(2, 2) + entry(0x010e, type: 2, texts.count, textsAt)
    tiff += entry(0x8769, type: 4, 1, exifAt) + little(0, 4)
    tiff += little(1, 2) + entry(0x9003, type: 2, second.count, textsAt + texts.count)
    tiff += little(0, 4) + texts + second
    let body = Array("Exif\0\0".utf8) + tiff
    let length = body.count + 2
    return Data([0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + body)
  }

  private static func entry(_ tag: Int, type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 255) }
  }
}
