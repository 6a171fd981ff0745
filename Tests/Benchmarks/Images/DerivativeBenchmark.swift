import Foundation
import WallImaging

/// Derivatives of photos by photowall-imager, beside the same files made by vipsthumbnail.
struct DerivativeBenchmark {
  let photos: PhotoCollection
  let cache: URL
  let imager: String
  let rounds: Int

  private static let cores = ProcessInfo.processInfo.activeProcessorCount
  private static let request = DerivativeRequest(
    widths: [320, 480, 720, 1080, 1620, 2430],
    encodings: [
      .init(.avif, quality: 50), .init(.webp, quality: 75), .init(.jpeg, quality: 80),
    ])

  func run(into table: inout FigureTable) throws {
    var ours: [ChildRun] = []
    var theirs: [ChildRun] = []
    for _ in 0..<rounds {
      theirs.append(try withScratch(runThumbnailer))
      ours.append(try withScratch(runImager))
    }
    let name = "derivatives of \(photos.names.count) photos"
    table.add(
      "\(name), CPU", ours.map(\.cpuSeconds), unit: "s", baseline: "vipsthumbnail",
      theirs.map(\.cpuSeconds), limit: 1.15)
    table.add(
      "\(name), time", ours.map(\.seconds), unit: "s", baseline: "vipsthumbnail",
      theirs.map(\.seconds))
    let idle = ours.map { 1 - $0.cpuSeconds / $0.seconds / Double(Self.cores) }
    table.add("\(name), share of \(Self.cores) cores idle", idle, unit: "of 1", limit: 0.1)
  }

  private func withScratch(_ body: (URL) throws -> ChildRun) throws -> ChildRun {
    let folder = cache.appending(path: "scratch", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try body(folder)
    let made = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { ["avif", "webp", "jpeg", "jpg"].contains(($0 as NSString).pathExtension) }
    let wanted = photos.names.count * Self.request.widths.count * Self.request.encodings.count
    guard made?.count == wanted else {
      throw ChildRun.Failure(description: "\(made?.count ?? 0) files instead of \(wanted)")
    }
    return run
  }

  private func runImager(_ folder: URL) throws -> ChildRun {
    var jobs = photos.names.enumerated().makeIterator()
    var faults: [String] = []
    let run = try ChildRun.measure {
      try ImagerPool(executable: imager).run(
        next: {
          jobs.next().map { id, name in
            ImageJob(
              id: id, source: photos.folder.appending(path: name).path, maxPixels: 100_000_000,
              work: .derive(cache: folder.path, Self.request))
          }
        },
        onAnswer: { job, answer in
          if case .failed(let fault) = answer.outcome {
            faults.append("\(job.source): \(fault.message)")
          }
        })
    }
    if let fault = faults.first { throw ChildRun.Failure(description: fault) }
    return run
  }

  /// One command for each width and format, with all photos: the fewest starts of a program. Options
  /// are those that the worker itself gives.
  private func runThumbnailer(_ folder: URL) throws -> ChildRun {
    let names = photos.names.map { photos.folder.appending(path: $0).path }
      .map { "'\($0)'" }.joined(separator: " ")
    let commands = Self.request.widths.reversed().flatMap { width in
      [
        ".avif[Q=50,effort=2,bitdepth=8,strip]",
        ".webp[Q=75,effort=4,strip]",
        ".jpg[Q=80,optimize_coding,interlace,strip]",
      ].map {
        "vipsthumbnail --size \(width)x --export-profile srgb "
          + "-o '\(folder.path)/%s-\(width)\($0)' \(names)"
      }
    }
    return try ChildRun.measure(commands: commands, in: folder, lanes: Self.cores)
  }
}
