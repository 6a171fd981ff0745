import Foundation
import Testing
import WallImaging

@testable import WallImager

/// One after the other: libvips gathers the reasons of failures in one place of the process.
@Suite(.serialized) struct ImagerTests {}

/// libvips is started once in a process.
let worker = Worker()

/// A folder for one test, removed with the value that stands for it.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "photowall-imager-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var cache: String { path + "/cache" }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }
}

extension TestFolder {
  func describe(
    _ name: String, maxPixels: Int = 1_000_000
  ) throws -> ImageAnswer.Outcome {
    let job = ImageJob(
      id: 1, source: path(name), maxPixels: maxPixels, work: .describe(includesLocation: false))
    return try #require(worker).answer(JobLine.encode(job)).outcome
  }

  func derive(
    _ name: String, _ request: DerivativeRequest, maxPixels: Int = 1_000_000
  ) throws -> DerivedImage {
    let job = ImageJob(
      id: 1, source: path(name), maxPixels: maxPixels,
      work: .derive(cache: cache, request))
    switch try #require(worker).answer(JobLine.encode(job)).outcome {
    case .derived(let image): return image
    case .failed(let fault): throw fault
    case .described: throw ImageFault(.badJob, "described in place of derived")
    }
  }
}
