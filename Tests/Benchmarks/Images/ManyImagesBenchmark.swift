import Foundation

/// Scan and no-change rebuild of many small pictures, beside the least that either has to do.
struct ManyImagesBenchmark {
  let pictures: SmallPictures
  let photowall: String
  let rounds: Int

  func runScan(into table: inout FigureTable) throws {
    var scans: [Double] = []
    var reads: [Double] = []
    for _ in 0...rounds {
      reads.append(try ChildRun.measure(readAll).seconds)
      scans.append(try scan().seconds)
    }
    // The first round warms the system's memory of the files.
    let (warm, baseline) = (Array(scans.dropFirst()), Array(reads.dropFirst()))
    let name = "scan of \(pictures.paths.count) JPEGs"
    table.add(name, warm, unit: "s", baseline: "reading these files", baseline)
    table.add(name, warm, unit: "s", limit: 2)
  }

  func runRebuild(into table: inout FigureTable) throws {
    try Data(pictures.manifest.utf8).write(to: manifest)
    print("building \(pictures.paths.count) pictures for the first time")
    _ = try build()
    var builds: [Double] = []
    var looks: [Double] = []
    for _ in 0..<rounds {
      looks.append(ChildRun.measure(lookAtAll).seconds)
      builds.append(try build().seconds)
    }
    let name = "no-change build of \(pictures.paths.count)"
    table.add(name, builds, unit: "s", baseline: "stat of these files", looks)
    table.add(name, builds, unit: "s", limit: 0.3)
  }

  /// The peak of the main process alone.
  func runMemory(into table: inout FigureTable) throws {
    try Data(pictures.manifest.utf8).write(to: manifest)
    let count = pictures.paths.count
    print("building \(count) pictures to see its memory")
    for name in ["memory of a build of \(count)", "memory of a no-change build of \(count)"] {
      let bytes = try PeakMemory.peak(of: photowall, buildArguments)
      table.add(name, [Double(bytes) / 1e6], unit: "MB", limit: 300)
    }
  }

  private var manifest: URL { pictures.folder.appending(path: "wall.json") }

  private var buildArguments: [String] {
    [
      "build", manifest.path, "-o", pictures.folder.path + "-site", "--cache",
      pictures.folder.path + "-cache", "--formats", "jpeg", "--densities", "1", "--quiet",
    ]
  }

  private func scan() throws -> ChildRun {
    let file = pictures.folder.appending(path: "scanned.json")
    try? FileManager.default.removeItem(at: file)
    return try ChildRun.measure(
      photowall, ["scan", pictures.folder.path, "-o", file.path, "--quiet"])
  }

  private func build() throws -> ChildRun { try ChildRun.measure(photowall, buildArguments) }

  private func readAll() throws {
    for path in pictures.paths {
      _ = try Data(contentsOf: pictures.folder.appending(path: path))
    }
  }

  private func lookAtAll() {
    for path in pictures.paths {
      var status = stat()
      _ = lstat(pictures.folder.path + "/" + path, &status)
    }
  }
}
