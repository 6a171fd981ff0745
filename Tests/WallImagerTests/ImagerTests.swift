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

  /// JPEG of that quality alone, where no other format is asked for.
  func derive(
    _ name: String, widths: [Int], _ formats: [DerivativeFormat] = [.jpeg],
    maxPixels: Int = 30_000_000
  ) throws -> DerivedImage {
    let request = DerivativeRequest(
      widths: widths, encodings: formats.map { DerivativeRequest.Encoding($0, quality: 90) })
    let job = ImageJob(
      id: 1, source: path(name), maxPixels: maxPixels,
      work: .derive(cache: cache, request))
    switch try #require(worker).answer(JobLine.encode(job)).outcome {
    case .derived(let image): return image
    case .failed(let fault): throw fault
    case .described: throw ImageFault(.badJob, "described in place of derived")
    }
  }

  func describeFault(_ name: String, maxPixels: Int = 1_000_000) throws -> ImageFault? {
    guard case .failed(let fault) = try describe(name, maxPixels: maxPixels) else { return nil }
    return fault
  }

  func deriveFault(_ name: String, maxPixels: Int = 1_000_000) throws -> ImageFault? {
    do {
      _ = try derive(name, widths: [100], maxPixels: maxPixels)
      return nil
    } catch let fault as ImageFault {
      return fault
    }
  }

  /// When each file below `name` was last changed, to the nanosecond.
  func changes(below name: String) throws -> [String: Date] {
    var changes: [String: Date] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name) + "/" + file)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      changes[file] = attributes[.modificationDate] as? Date
    }
    return changes
  }
}
