import Foundation
import Testing
import WallImaging
import WallTestSupport

/// The pool with the worker that was built with these tests.
struct RealImagerTests {
  /// One grey px.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5E"
      + "rkJggg==")

  @Test func aWorkerKilledMidwayCostsOneImageAtMost() throws {
    let program = try #require(BuiltProgram.path(named: ImagerExecutable.name))
    // By a link of its own, so that only workers of this test are killed.
    let worker = try FakeWorker("imager", program: URL(filePath: program))
    let photo = worker.folder.appending(path: "a.png")
    try #require(Self.png).write(to: photo)
    var killed = 0
    var answers: [ImageAnswer] = []
    var ids = (0..<400).makeIterator()
    try ImagerPool(executable: worker.path, workers: 2).run(
      next: {
        ids.next().map {
          ImageJob(
            id: $0, source: photo.path, maxPixels: 1000,
            work: $0.isMultiple(of: 2)
              ? .describe(includesLocation: false)
              : .derive(
                cache: worker.folder.path,
                DerivativeRequest(widths: [$0], encodings: [.init(.jpeg, quality: 80)])))
        }
      },
      onAnswer: { _, answer in
        answers.append(answer)
        if [50, 200].contains(answers.count), let id = Self.processes(running: worker.path).first,
          kill(id, SIGKILL) == 0
        {
          killed += 1
        }
      })
    #expect(killed == 2)
    #expect(answers.map(\.id).sorted() == Array(0..<400))
    let faults = answers.compactMap(\.fault)
    #expect(faults.count <= 2)
    #expect(faults.allSatisfy { $0.message.hasSuffix("(signal 9)") })
    #expect(Self.processes(running: worker.path).isEmpty)
  }

  private static func processes(running path: String) -> [pid_t] {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap(
      pid_t.init)
    return (ids ?? []).filter { id in
      let words = try? Data(contentsOf: URL(filePath: "/proc/\(id)/cmdline"))
      return words?.split(separator: 0).first.map { String(decoding: $0, as: UTF8.self) } == path
    }
  }
}
