import Foundation
import WallManifest
import WallSite

/// A whole build of a generated wall, in seconds a stage, beside a mere copy of what it wrote.
struct BuildBenchmark {
  let images: Int
  private static let rounds = 5

  /// Seconds of each stage of one build.
  private struct Stages {
    var read = 0.0
    var resolve = 0.0
    var layOut = 0.0
    var render = 0.0
    var publish = 0.0

    var all: Double { read + resolve + layOut + render + publish }
  }

  struct Failure: Error {
    var reason: String
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "photowall-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = manifest
    var builds: [Stages] = []
    var copies: [Double] = []
    var bytes = 0
    for round in 0..<Self.rounds {
      let site = folder.appending(path: "site-\(round)")
      builds.append(try build(manifest, into: site, from: folder))
      let copy = try copy(of: site, to: folder.appending(path: "copy-\(round)"))
      copies.append(copy.seconds)
      bytes = copy.bytes
    }
    report(builds, copies: copies, manifestBytes: manifest.count, bytes: bytes)
  }

  /// Four breakpoints by default; sizes from a fixed sequence.
  private var manifest: [UInt8] {
    var json = "{\"title\":\"Benchmark\",\"images\":["
    var state: UInt64 = 1
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for index in 0..<images {
      let (width, height) = (1000 + next(5000), 1000 + next(3000))
      json += index == 0 ? "" : ","
      json += "{\"src\":\"https://example.org/photos/\(index).jpg\",\"width\":\(width),"
      json += "\"height\":\(height),\"alt\":\"Picture \(index)\",\"caption\":\"Number \(index)\"}"
    }
    return Array((json + "]}").utf8)
  }

  private func build(_ bytes: [UInt8], into site: URL, from folder: URL) throws -> Stages {
    var stages = Stages()
    let clock = ContinuousClock()
    var mark = clock.now
    func lap() -> Double {
      defer { mark = clock.now }
      return (clock.now - mark) / .seconds(1)
    }
    let reading = ManifestReader.read(bytes)
    stages.read = lap()
    guard let manifest = reading.manifest, let wall = ResolvedWall.resolve(manifest).wall else {
      throw Failure(reason: "the generated manifest is not accepted")
    }
    stages.resolve = lap()
    var stage = BuildStage.layingOut
    _ = try Site.build(
      manifest, by: wall,
      options: BuildOptions(
        sourceFolder: folder.path, outputFolder: site.path, defaultTitle: "Benchmark")
    ) { next, _, _ in
      if case .layingOut = stage, case .writing = next { stages.layOut = lap() }
      if case .writing = stage, case .publishing = next { stages.render = lap() }
      stage = next
    }
    stages.publish = lap()
    return stages
  }

  /// The baseline: the same bytes read and written file by file.
  private func copy(of site: URL, to target: URL) throws -> (seconds: Double, bytes: Int) {
    let files = FileManager.default
    guard let paths = files.enumerator(atPath: site.path)?.compactMap({ $0 as? String }) else {
      throw Failure(reason: "nothing was written")
    }
    var bytes = 0
    let clock = ContinuousClock()
    let start = clock.now
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for path in paths.sorted() {
      var isFolder: ObjCBool = false
      let source = site.appending(path: path)
      _ = files.fileExists(atPath: source.path, isDirectory: &isFolder)
      if isFolder.boolValue {
        try files.createDirectory(
          at: target.appending(path: path), withIntermediateDirectories: true)
      } else {
        let data = try Data(contentsOf: source)
        bytes += data.count
        try data.write(to: target.appending(path: path))
      }
    }
    return ((clock.now - start) / .seconds(1), bytes)
  }

  private func report(_ builds: [Stages], copies: [Double], manifestBytes: Int, bytes: Int) {
    let whole = Self.median(builds.map(\.all))
    let copy = Self.median(copies)
    let rows: [(String, String)] = [
      ("images", "\(images)"),
      ("manifest bytes", "\(manifestBytes)"),
      ("read, s", Self.text(Self.median(builds.map(\.read)))),
      ("resolve, s", Self.text(Self.median(builds.map(\.resolve)))),
      ("lay out and measure, s", Self.text(Self.median(builds.map(\.layOut)))),
      ("render, s", Self.text(Self.median(builds.map(\.render)))),
      ("publish, s", Self.text(Self.median(builds.map(\.publish)))),
      ("whole build, s", Self.text(whole)),
      ("images per second", "\(Int(Double(images) / whole))"),
      ("bytes written", "\(bytes)"),
      ("copy of the same bytes, s", Self.text(copy)),
      ("build / copy", Self.text(whole / copy)),
      ("peak memory", Self.peakMemory),
    ]
    for (name, value) in rows {
      print(name.padding(toLength: 28, withPad: " ", startingAt: 0) + value)
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ value: Double) -> String {
    String(format: "%.4f", value)
  }

  /// The kernel's own figure of the most memory this process held.
  private static var peakMemory: String {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.map { $0.dropFirst(6).trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }
}
