import Foundation

/// A whole build of photos with one size of each, beside sigal making a gallery of the same size.
struct GalleryBenchmark {
  let photos: PhotoCollection
  let cache: URL
  let photowall: String
  /// Path of sigal's program.
  let sigal: String
  let rounds: Int

  private static let width = 1280
  private static let quality = 80

  func run(into table: inout FigureTable) throws {
    var ours: [ChildRun] = []
    var theirs: [ChildRun] = []
    let scratch = cache.appending(path: "gallery", directoryHint: .isDirectory)
    for _ in 0..<rounds {
      try? FileManager.default.removeItem(at: scratch)
      let source = scratch.appending(path: "photos", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      for name in photos.names {
        try FileManager.default.linkItem(
          at: photos.folder.appending(path: name), to: source.appending(path: name))
      }
      theirs.append(try runSigal(scratch))
      ours.append(try runPhotowall(scratch))
    }
    try FileManager.default.removeItem(at: scratch)
    let name = "gallery of \(photos.names.count) photos"
    table.add(
      "\(name), time", ours.map(\.seconds), unit: "s", baseline: "sigal", theirs.map(\.seconds),
      limit: 1)
    table.add(
      "\(name), CPU", ours.map(\.cpuSeconds), unit: "s", baseline: "sigal",
      theirs.map(\.cpuSeconds))
  }

  private func runSigal(_ scratch: URL) throws -> ChildRun {
    let settings = """
      img_size = (\(Self.width), 100000)
      jpg_options = {'quality': \(Self.quality), 'optimize': True, 'progressive': True}
      make_thumbs = False
      write_html = False
      """
    let file = scratch.appending(path: "sigal.conf.py")
    try Data(settings.utf8).write(to: file)
    let output = scratch.appending(path: "sigal").path
    let run = try ChildRun.measure(
      sigal, ["build", "-q", "-c", file.path, scratch.appending(path: "photos").path, output])
    try requireImages(below: output)
    return run
  }

  /// A strip, whose pictures are of one width at all widths of the page.
  private func runPhotowall(_ scratch: URL) throws -> ChildRun {
    let images = zip(photos.names, photos.sizes).map { name, size in
      "{\"src\":\"photos/\(name)\",\"width\":\(size.width),\"height\":\(size.height),"
        + "\"alt\":\"A photo\"}"
    }
    let layout = "{\"kind\":\"line\",\"itemSize\":[\(Self.width),\(Self.width / 2)]}"
    let manifest = scratch.appending(path: "wall.json")
    try Data("{\"layout\":\(layout),\"images\":[\(images.joined(separator: ","))]}".utf8)
      .write(to: manifest)
    let output = scratch.appending(path: "site").path
    let run = try ChildRun.measure(
      photowall,
      [
        "build", manifest.path, "-o", output, "--formats", "jpeg", "--quality",
        "jpeg=\(Self.quality)", "--densities", "1", "--quiet",
      ])
    try requireImages(below: output)
    return run
  }

  private func requireImages(below folder: String) throws {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    let count = paths?.filter { $0.hasSuffix(".jpg") }.count ?? 0
    guard count == photos.names.count else {
      throw ChildRun.Failure(
        description: "\(count) pictures in \(folder) instead of \(photos.names.count)")
    }
  }
}
