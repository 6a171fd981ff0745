internal import CVips
internal import WallImaging

/// Answers jobs, one at a time.
struct Worker {
  /// Starts libvips, once in a process; nil where it does not start.
  init?() {
    guard unsafe cvips_start("photowall-imager") else { return nil }
  }

  /// Does what a line asks for, which comes without its line feed.
  func answer(_ line: [UInt8]) -> ImageAnswer {
    guard let job = try? JobLine.decode(ImageJob.self, from: line) else {
      return JobStub.answer(line)
    }
    if job.version != ImageJob.currentVersion {
      return ImageAnswer(id: job.id, outcome: .failed(JobStub.otherVersion(job.version)))
    }
    return ImageAnswer(id: job.id, outcome: outcome(job))
  }

  private func outcome(_ job: ImageJob) -> ImageAnswer.Outcome {
    // What libraries said meanwhile belongs to no other job.
    defer { _ = VipsFailure.last() }
    do throws(ImageFault) {
      switch job.work {
      case .describe(let location):
        return .described(
          try ImageDescription(
            path: job.source, maxPixels: job.maxPixels, includesLocation: location))
      case .derive(let cache, let request):
        return .derived(
          try Derivation(
            path: job.source, maxPixels: job.maxPixels, cache: cache, request: request
          ).image())
      }
    } catch {
      return .failed(error)
    }
  }
}

/// What can be told of a line that is no job.
private struct JobStub: Decodable {
  var photowall: Int?
  var id: Int?

  static func answer(_ line: [UInt8]) -> ImageAnswer {
    let stub = try? JobLine.decode(JobStub.self, from: line)
    if let version = stub?.photowall, version != ImageJob.currentVersion {
      return ImageAnswer(id: stub?.id ?? -1, outcome: .failed(otherVersion(version)))
    }
    return ImageAnswer(
      id: stub?.id ?? -1, outcome: .failed(ImageFault(.badJob, "the line is no job")))
  }

  static func otherVersion(_ version: Int) -> ImageFault {
    ImageFault(
      .badJob, "the job is of version \(version), not \(ImageJob.currentVersion)",
      hint: "use photowall and photowall-imager of the same version")
  }
}
