import WallImaging
import WallManifest

@testable import WallSite

/// A work folder that is scanned with answers from a table instead of workers.
struct ScannedFolder {
  let folder: WorkFolder
  /// By the end of a file's path; other files are 3 x 2 without words.
  var answers: [String: ImageAnswer.Outcome] = [:]

  init(_ files: String...) throws {
    folder = try WorkFolder()
    for file in files { try folder.write("picture", to: file) }
  }

  /// Makes a file's picture say its size and words.
  mutating func answer(
    _ file: String, width: Int = 3, height: Int = 2, _ change: (inout ImageWords) -> Void = { _ in }
  ) {
    var description = ImageDescription(width: width, height: height)
    change(&description.words)
    answers[file] = .described(description)
  }

  /// Makes a file's picture damaged.
  mutating func damage(_ file: String, _ words: String) {
    var description = ImageDescription(width: 3, height: 2)
    description.damage = words
    answers[file] = .described(description)
  }

  // Workers answer in the opposite order of the jobs.
  func scan(
    _ name: String = "", into manifest: Manifest? = nil, manifestFolder: String? = nil,
    change: (inout ScanOptions) -> Void = { _ in }
  ) throws -> ScanResult {
    var options = ScanOptions(
      folder: name.isEmpty ? folder.path : folder.path(name),
      manifestFolder: manifestFolder.map { folder.path($0) } ?? folder.path)
    change(&options)
    return try FolderScan(options).look(beside: manifest) { next, onAnswer in
      var jobs: [ImageJob] = []
      while let job = next() { jobs.append(job) }
      for job in jobs.reversed() {
        onAnswer(job, ImageAnswer(id: job.id, outcome: outcome(job.source)))
      }
    }.merged(into: manifest)
  }

  private func outcome(_ source: String) -> ImageAnswer.Outcome {
    let match = answers.first { source.utf8.reversed().starts(with: $0.key.utf8.reversed()) }
    return match?.value ?? .described(ImageDescription(width: 3, height: 2))
  }

  /// Paths below the work folder, and the words of each problem.
  func problems(_ result: ScanResult) -> [String] {
    result.problems.map { problem in
      let path = problem.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let hint = problem.hint.map { "; \($0)" } ?? ""
      return "\(path): \(problem.severity.rawValue): \(problem.message)\(hint)"
    }
  }
}

extension ScanResult {
  /// The wall in short: `title: src src`, by section.
  var outline: [String] {
    manifest.sections.map { section in
      (section.title ?? "-") + ": " + section.images.map { $0.src ?? "" }.joined(separator: " ")
    }
  }
}
