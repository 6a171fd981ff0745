/// Collects what became of each file, and why.
struct Explanation {
  private(set) var lines: [FileExplanation] = []
  private let parts: PartsRecord
  private let pictures: WallPictures
  /// Of files of pictures, by percent-encoded path, the picture's number.
  private var sources: [String: Int] = [:]
  private let isWanted: Bool

  init(_ parts: PartsRecord, _ pictures: WallPictures, _ files: [OutputFile], isWanted: Bool) {
    self.parts = parts
    self.pictures = pictures
    self.isWanted = isWanted
    guard isWanted else { return }
    for file in files {
      if let source = file.source { sources[URLPath.encoded(file.path)] = source }
    }
  }

  mutating func add(_ path: String, _ change: PublishSummary.Change) {
    guard isWanted else { return }
    let reason: BuildReason
    if let source = sources[URLPath.encoded(path)] {
      reason = pictures.reason(ofPicture: source)
    } else {
      reason = parts.reason(of: path) ?? .unchanged
    }
    let (action, words): (FileExplanation.Action, String) =
      switch change {
      case .new: (.made, reason == .unchanged ? "it was not there" : reason.words)
      case .unchanged where reason == .unchanged: (.kept, reason.words)
      case .unchanged: (.same, "\(reason.words), and the bytes are the same")
      case .kept: (.kept, BuildReason.unchanged.words)
      case .removed: (.removed, "no longer needed")
      }
    lines.append(FileExplanation(action: action, path: path, reason: words))
  }
}
