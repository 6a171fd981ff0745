import WallImaging

/// Makes the sizes of pictures that are not there yet.
struct PictureWork {
  /// What one picture comes to.
  private enum Outcome {
    /// Its files are those of the request: a wall may have millions, and all their names at once.
    case derived(ImageFacts, DerivativeRequest, BuildReason)
    case lost(ImageFault)
  }

  let options: ImagingOptions
  private var index: SourceIndex
  private let sourceFolder: String
  /// Why the next build will not know what this one found of the pictures; nil where it will.
  private(set) var forgets: SiteError?
  /// From the cache's folder to the manifest's, with a `/` behind it.
  private let way: String
  /// By number of the picture; pictures that nothing is asked for have none.
  private var outcomes: [Int: Outcome] = [:]
  /// What is still to be done, one job for a picture; a job's id is the picture's number.
  private(set) var jobs: [ImageJob] = []
  /// By number, of the pictures that have a job.
  private var inWork: [Int: (picture: LocalPicture, reason: BuildReason)] = [:]

  /// - Parameters:
  ///   - options: Where the cache is, and how files are made.
  ///   - sourceFolder: The manifest's.
  /// - Throws: `SiteError` where the cache cannot be read.
  init(_ options: ImagingOptions, sourceFolder: String) throws(SiteError) {
    self.options = options
    self.sourceFolder = sourceFolder
    index = try SourceIndex(inFolder: options.cacheFolder)
    way = SourceIndex.way(from: options.cacheFolder, to: sourceFolder)
  }

  // MARK: Plan

  /// Takes what is made already, and plans a job for the rest.
  ///
  /// - Parameters:
  ///   - picture: Asked for once.
  ///   - widths: px, as `DerivativeRequest` has them.
  mutating func ask(for picture: LocalPicture, widths: [Int]) {
    let request = DerivativeRequest(widths: widths, encodings: options.encodings)
    let path = way + picture.path
    var reason = BuildReason.sourceIsNew(picture.path)
    if !options.verifies, let finding = index.finding(of: path, stamp: picture.stamp) {
      switch finding {
      case .fault(let fault):
        outcomes[picture.number] = .lost(fault)
        return
      case .facts(let facts):
        let files = DerivativeCache.files(request, of: facts)
        if facts.isAtMost(options.maxPixels), files.allSatisfy({ isMade($0) }) {
          outcomes[picture.number] = .derived(facts, request.reduced(to: facts), .unchanged)
          return
        }
      }
      reason = .sizeIsNew(picture.path)
    } else if index.lastFinding(of: path) != nil {
      reason = .sourceChanged(picture.path)
    }
    inWork[picture.number] = (picture, reason)
    jobs.append(
      ImageJob(
        id: picture.number, source: sourceFolder + "/" + picture.path, maxPixels: options.maxPixels,
        work: .derive(cache: options.cacheFolder, request)))
  }

  /// Whether the file is as the worker left it: with a time of its own, so that one that was cut
  /// off or written over since is not taken for it.
  private func isMade(_ file: DerivedFile) -> Bool {
    let path = options.cacheFolder + "/" + file.path
    guard let info = FileSystem.info(path, followingLinks: false) else { return false }
    return info.isFile && info.stamp.changed == DerivativeCache.fileTime * 1_000_000_000
  }

  // MARK: Work

  /// Does the work.
  ///
  /// - Parameter progress: Told how many are done, how many there are, and of how many problems.
  /// - Throws: `SiteError` where there is no worker, or the cache cannot be written.
  mutating func run(
    progress: (_ done: Int, _ total: Int, _ problems: Int) -> Void
  ) throws(SiteError) {
    guard !jobs.isEmpty else { return }
    guard let executable = options.executable else { throw .noImager }
    do throws(SiteError) {
      try FileSystem.makeFolder(options.cacheFolder)
    } catch {
      throw .cache(path: options.cacheFolder, reason: "cannot make the cache: \(error.words)")
    }
    let pool = ImagerPool(
      executable: executable, workers: options.workers, limits: options.limits)
    let total = jobs.count
    var rest = jobs[...]
    var (done, problems) = (0, 0)
    var failure: SiteError?
    do throws(ImagerError) {
      try pool.run(
        next: { failure == nil ? rest.popFirst() : nil },
        onAnswer: { job, answer in
          do throws(SiteError) {
            if try !take(answer.outcome, of: job) { problems += 1 }
          } catch {
            failure = failure ?? error
          }
          done += 1
        },
        tick: { progress(done, total, problems) })
    } catch {
      throw .imager(error)
    }
    if let failure { throw failure }
    jobs = []
    keep { (index) throws(SiteError) in try index.compact() }
  }

  /// What is not remembered costs the next build time, and this one nothing.
  private mutating func remember(
    _ finding: SourceIndex.Finding, of path: String, stamp: SourceStamp
  ) {
    keep { (index) throws(SiteError) in try index.add(finding, of: path, stamp: stamp) }
  }

  private mutating func keep(_ change: (inout SourceIndex) throws(SiteError) -> Void) {
    do throws(SiteError) {
      try change(&index)
    } catch {
      forgets = forgets ?? error
    }
  }

  /// - Returns: Whether the picture can be used.
  private mutating func take(
    _ outcome: ImageAnswer.Outcome, of job: ImageJob
  ) throws(SiteError) -> Bool {
    guard let (picture, reason) = inWork[job.id] else { return false }
    let path = way + picture.path
    switch outcome {
    case .derived(let image):
      guard case .derive(_, let request) = job.work, Self.isAnswer(image, to: request) else {
        outcomes[job.id] = .lost(Self.otherQuestion)
        return false
      }
      outcomes[job.id] = .derived(image.facts, request.reduced(to: image.facts), reason)
      remember(.facts(image.facts), of: path, stamp: picture.stamp)
      return true
    case .failed(let fault) where fault.kind == .unwritable:
      throw .cache(path: options.cacheFolder, reason: fault.message)
    case .failed(let fault):
      outcomes[job.id] = .lost(fault)
      if fault.isLasting { remember(.fault(fault), of: path, stamp: picture.stamp) }
    case .described:
      outcomes[job.id] = .lost(Self.otherQuestion)
    }
    return false
  }

  private static let otherQuestion = ImageFault(
    .workerLost, "the worker answered another question")

  /// The files named are published: a decoder that a picture has taken over must not choose them.
  private static func isAnswer(_ image: DerivedImage, to request: DerivativeRequest) -> Bool {
    image.facts.isSound && image.files == DerivativeCache.files(request, of: image.facts)
  }

  // MARK: Findings

  /// What is known of a picture, of this run or of an earlier one.
  func finding(of picture: LocalPicture) -> SourceIndex.Finding? {
    switch outcomes[picture.number] {
    case .derived(let facts, _, _): .facts(facts)
    case .lost(let fault): .fault(fault)
    case nil: index.finding(of: way + picture.path, stamp: picture.stamp)
    }
  }

  /// What was made of a picture in this run or is there from an earlier one, and why; nil where
  /// nothing was asked for, and for a picture that cannot be used.
  func made(of picture: LocalPicture) -> (files: [DerivedFile], reason: BuildReason)? {
    guard case .derived(let facts, let request, let reason)? = outcomes[picture.number] else {
      return nil
    }
    return (DerivativeCache.files(request, of: facts), reason)
  }

  func reason(ofJob job: ImageJob) -> BuildReason { inWork[job.id]?.reason ?? .isNew }

  func isToBeTriedAgain(_ picture: LocalPicture) -> Bool {
    guard case .lost(let fault)? = outcomes[picture.number] else { return false }
    return !fault.isLasting
  }
}

extension ImageFault {
  /// Whether it is the file's own and so will be there the next time too.
  fileprivate var isLasting: Bool { [.damaged, .unsupported, .unknownFormat].contains(kind) }
}

extension DerivativeRequest {
  /// The request with no more widths than it comes to for a source.
  fileprivate func reduced(to facts: ImageFacts) -> DerivativeRequest {
    DerivativeRequest(widths: widths(ofSource: facts.width), encodings: encodings)
  }
}
