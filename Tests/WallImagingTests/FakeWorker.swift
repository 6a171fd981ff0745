import Foundation
import Testing
import WallImaging

/// A folder of its own with a worker that misbehaves on purpose (`FakeWorker/fake-imager.py`).
///
/// What it does depends on the name it is started under and on its jobs' sources. It is linked, not
/// written, so that no test starts a program that another still writes.
struct FakeWorker: ~Copyable {
  let folder: URL
  let path: String

  init(_ name: String = "ordinary", program: URL = fake) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "photowall-pool-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = folder.appending(path: name)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    path = link.path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let fake = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "FakeWorker/fake-imager.py")

  /// What each worker that was started noted, by its process's id.
  var logs: [Int32: [String]] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      var logs: [Int32: [String]] = [:]
      for name in names where name.hasPrefix("log-") {
        let id = try #require(Int32(name.dropFirst(4)))
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        logs[id] = text.split(separator: "\n").map(String.init)
      }
      return logs
    }
  }

  /// The answers to jobs on these sources, in the order of arrival.
  func run(
    _ sources: [String], derives: Bool = true, workers: Int = 2, seconds: Double = 30,
    tick: () -> Void = {}
  ) throws(ImagerError) -> [(source: String, answer: ImageAnswer)] {
    var answers: [(source: String, answer: ImageAnswer)] = []
    var jobs = sources.enumerated().makeIterator()
    let pool = ImagerPool(
      executable: path, workers: workers,
      limits: ImagerLimits(secondsPerJob: seconds, memory: 400))
    try pool.run(
      next: {
        jobs.next().map { id, source in
          ImageJob(
            id: id, source: source, maxPixels: 100,
            work: derives
              ? .derive(cache: "cache", DerivativeRequest(widths: [], encodings: []))
              : .describe(includesLocation: false))
        }
      },
      onAnswer: { answers.append(($0.source, $1)) }, tick: tick)
    return answers
  }
}

extension ImageAnswer {
  /// What is wrong with the image, if anything is.
  var fault: ImageFault? {
    if case .failed(let fault) = outcome { fault } else { nil }
  }
}
