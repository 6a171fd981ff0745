import WallImaging
import WallLayout
import WallManifest
import WallText

/// The pictures of a wall: where they are, what is known of them, and what is made of them.
struct WallPictures {
  private(set) var finder: PictureFinder
  /// nil where pictures are used as they are.
  private(set) var work: PictureWork?
  /// By number of the picture, the widths that are asked for, px; empty for those that nothing asks
  /// for.
  private var widths: [[Int]] = []

  /// Looks for all pictures of the wall.
  ///
  /// - Throws: `SiteError` where the cache cannot be read.
  /// - Complexity: O(images), with a few calls of the file system for each
  init(_ items: WallItems, options: BuildOptions) throws(SiteError) {
    finder = PictureFinder(sourceFolder: options.sourceFolder)
    if let imaging = options.imaging {
      work = try PictureWork(imaging, sourceFolder: options.sourceFolder)
    }
    for entry in items.entries.joined() {
      for src in entry.image.localPaths { finder.look(for: src) }
    }
    widths = Array(repeating: [], count: finder.pictures.count)
  }

  /// A digest of which files a page's pictures are.
  func key(of page: Pagination.Page) -> String {
    var text = ""
    for entry in page.sections.lazy.flatMap(\.entries) {
      for src in entry.image.localPaths {
        text += finder.picture(at: src).map { $0.stamp.text + "\n" } ?? "missing\n"
      }
    }
    return PartKeys.digest(text)
  }

  // MARK: Work

  /// Asks for the sizes that a page draws its pictures at.
  mutating func ask(for page: Pagination.Page, placed: PlacedWall) {
    guard let densities = work?.options.densities else { return }
    let asked = DerivativeWidths(
      placed.pieces.map { ($0.breakpoint, $0.placement) }, densities: densities)
    for (section, part) in page.sections.enumerated() {
      for (index, entry) in part.entries.enumerated() {
        guard let picture = derivable(entry.image) else { continue }
        widths[picture.number] += asked.widths(
          section: section, index: index, aspectRatio: entry.image.size.aspectRatio)
      }
    }
  }

  /// The picture whose sizes are made here; nil where the author has other files of it.
  private func derivable(_ image: ManifestImage) -> LocalPicture? {
    guard !image.isPlaceholder, image.sources?.isEmpty ?? true, let src = image.src else {
      return nil
    }
    return finder.picture(at: src)
  }

  /// Plans what is to be done for all that was asked for.
  mutating func plan() {
    for picture in finder.pictures where !widths[picture.number].isEmpty {
      work?.ask(for: picture, widths: widths[picture.number])
      widths[picture.number] = []
    }
  }

  mutating func make(
    progress: (_ done: Int, _ total: Int, _ problems: Int) -> Void
  ) throws(SiteError) {
    try work?.run(progress: progress)
  }

  /// The pictures that have a job, and why.
  func plannedWork() -> [FileExplanation] {
    guard let work else { return [] }
    return work.jobs.map {
      FileExplanation(
        action: .planned, path: finder.pictures[$0.id].path,
        reason: work.reason(ofJob: $0).words(forPath: true))
    }
  }

  /// Whether it is known of all pictures of a page what they are.
  ///
  /// - Complexity: O(images of the page)
  func areKnown(on page: Pagination.Page) -> Bool {
    guard work != nil else { return true }
    return page.sections.lazy.flatMap(\.entries).allSatisfy { entry in
      derivable(entry.image).map { work?.finding(of: $0) != nil } ?? true
    }
  }

  /// Whether some picture of a page has a fault that may be over the next time.
  func isToBeTriedAgain(_ page: Pagination.Page) -> Bool {
    page.sections.lazy.flatMap(\.entries).contains { entry in
      derivable(entry.image).map { work?.isToBeTriedAgain($0) ?? false } ?? false
    }
  }

  // MARK: Findings

  /// The picture that the manifest calls `src`; nil where there is none.
  func picture(at src: String) -> LocalPicture? { finder.picture(at: src) }

  /// The picture of that number.
  subscript(number: Int) -> LocalPicture { finder.pictures[number] }

  /// What is known of an image's file; nil where nothing is, or it is not looked into.
  func finding(of image: ManifestImage) -> SourceIndex.Finding? {
    derivable(image).flatMap { work?.finding(of: $0) }
  }

  /// The derived files of an image; nil where none were asked for, and where it cannot be used.
  func files(of image: ManifestImage) -> (source: LocalPicture, files: [DerivedFile])? {
    guard let picture = derivable(image), let made = work?.made(of: picture) else { return nil }
    return (picture, made.files)
  }

  /// Why a picture's files were made, or kept.
  func reason(ofPicture number: Int) -> BuildReason {
    work?.made(of: finder.pictures[number])?.reason ?? .unchanged
  }

  /// Pictures that cannot be used or are damaged, and sizes that are not those of the files.
  ///
  /// - Parameters:
  ///   - items: The wall's.
  ///   - isStrict: Whether a damaged picture is an error.
  /// - Returns: In the order of the images.
  func problems(_ items: WallItems, isStrict: Bool) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for entry in items.entries.joined() {
      guard let picture = derivable(entry.image) else { continue }
      switch work?.finding(of: picture) {
      case .fault(let fault):
        problems.append(
          Diagnostic(
            .placeholder, at: entry.image.places.object,
            "picture \"\(picture.path)\" cannot be used: \(fault.message)", hint: fault.hint))
      case .facts(let facts):
        if let damage = facts.damage {
          problems.append(
            Diagnostic(
              isStrict ? .fatal : .none, at: entry.image.places.object,
              "picture \"\(picture.path)\" is damaged: \(damage)",
              hint: "copy it again from where it came"))
        }
        if let warning = Self.warning(of: entry.image, facts) { problems.append(warning) }
      case nil: break
      }
    }
    problems += undrawable(items)
    return problems + finder.problems(of: items.images)
  }

  /// Pictures that are published as they are although many browsers cannot draw them.
  private func undrawable(_ items: WallItems) -> [Diagnostic] {
    var seen: Set<Int> = []
    return items.images.compactMap { image in
      guard work == nil || !(image.sources ?? []).isEmpty, !image.isPlaceholder,
        let src = image.src, let picture = finder.picture(at: src),
        seen.insert(picture.number).inserted,
        // A file that is gone meanwhile fails when it is published.
        let start = try? FileSystem.read(
          finder.file(of: picture), atMost: UndrawableFormat.startLength),
        let format = UndrawableFormat.name(startingWith: start)
      else { return nil }
      return UndrawableFormat.warning(of: image, path: picture.path, format: format)
    }
  }

  /// Proportions that differ by more than rounding: the picture would be cropped.
  private static func warning(of image: ManifestImage, _ facts: ImageFacts) -> Diagnostic? {
    let (width, height) = (Double(facts.width), Double(facts.height))
    let ratio = image.size.aspectRatio / (width / height)
    let rounding = 1 / min(image.size.width, image.size.height) + 1 / min(width, height)
    guard abs(ratio - 1) > max(0.01, rounding) else { return nil }
    let written =
      "\(NumberText.shortest(image.size.width)) x \(NumberText.shortest(image.size.height))"
    return Diagnostic(
      .none, at: image.places.object,
      "\"\(image.id)\" is \(facts.width) x \(facts.height) px, not of the proportions \(written)",
      hint: "width and height are those of the picture as it is displayed; it is cropped to them")
  }
}
