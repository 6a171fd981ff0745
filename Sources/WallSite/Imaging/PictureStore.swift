import WallImaging
import WallManifest
import WallMarkup

/// Says how pages call their pictures, and what of them is to be published.
struct PictureStore {
  /// A picture as a tile shows it.
  struct Shown {
    var picture: PictureContent
    /// nil where the file is not looked into.
    var facts: ImageFacts?
  }

  /// Files to publish, each once.
  private(set) var outputs: [OutputFile] = []
  let pictures: WallPictures
  private let cacheFolder: String
  private let encodings: [DerivativeRequest.Encoding]
  /// From the output's folder to the manifest's; nil where pictures are put into the output.
  private let wayBack: String?
  /// Where derived files have to be already; nil where they are put there now.
  private let publishedFolder: String?
  private var published: Set<[UInt8]> = []
  /// Paths of outputs that were named since they were last taken.
  private var named: [String] = []

  /// - Parameters:
  ///   - pictures: With everything made that is to be.
  ///   - options: Where to, and whether pictures are linked.
  init(_ pictures: WallPictures, options: BuildOptions) {
    self.pictures = pictures
    cacheFolder = options.imaging?.cacheFolder ?? ""
    encodings = options.imaging?.encodings ?? []
    publishedFolder = options.linksImages ? options.outputFolder : nil
    let source = FileSystem.realPath(options.sourceFolder) ?? options.sourceFolder
    wayBack =
      options.linksImages
      ? URLPath.relative(source, from: FileSystem.pathToBe(options.outputFolder)) : nil
  }

  /// What a tile shows of an image; nil where there is nothing to be shown.
  mutating func shown(_ image: ManifestImage) -> Shown? {
    guard !image.isPlaceholder, let src = image.src else { return nil }
    switch pictures.finding(of: image) {
    case .fault: return nil
    case .facts(let facts):
      if let picture = derived(of: image, facts) { return Shown(picture: picture, facts: facts) }
      return original(src, image).map { Shown(picture: $0, facts: facts) }
    case nil:
      return original(src, image).map { Shown(picture: $0, facts: nil) }
    }
  }

  /// nil where none are made, and where they would have to be published and are not.
  private mutating func derived(of image: ManifestImage, _ facts: ImageFacts) -> PictureContent? {
    guard let (local, files) = pictures.files(of: image), !files.isEmpty else { return nil }
    let names = DerivedName(path: local.path, sha256: facts.sha256, encodings: encodings)
    var sources: [PictureContent.Source] = []
    for file in files {
      let path = "images/" + names.name(of: file)
      if let publishedFolder {
        guard FileSystem.info(publishedFolder + "/" + path)?.isFile == true else { return nil }
      } else {
        publish(path, .derived(cacheFolder + "/" + file.path), source: local.number)
      }
      sources.append(
        PictureContent.Source(src: URLPath.encoded(path), width: file.width, type: file.type))
    }
    return PictureContent(files: sources)
  }

  private mutating func original(_ src: String, _ image: ManifestImage) -> PictureContent? {
    guard let address = address(of: src) else { return nil }
    var sources: [PictureContent.Source] = []
    for source in image.sources ?? [] {
      guard let address = self.address(of: source.src) else { continue }
      sources.append(
        PictureContent.Source(
          src: address, width: source.width,
          type: source.type ?? MediaType.ofPicture(named: source.src)))
    }
    return PictureContent(src: address, type: MediaType.ofPicture(named: src), sources: sources)
  }

  /// How pages in the output's folder call the file that the manifest calls `src`; nil where it was
  /// not found. An address stays as written.
  private mutating func address(of src: String) -> String? {
    guard PictureFinder.isLocal(src) else { return src }
    guard let local = pictures.picture(at: src) else { return nil }
    if let wayBack {
      return URLPath.encoded(wayBack.isEmpty ? local.path : wayBack + "/" + local.path)
    }
    let path = "images/" + local.path
    publish(
      path, .original(pictures.finder.file(of: local), local.stamp), source: local.number)
    return URLPath.encoded(path)
  }

  /// The paths of the outputs that were named since this was last asked, each once.
  mutating func takeNamed() -> [String] {
    defer { named = [] }
    var seen: Set<[UInt8]> = []
    return named.filter { seen.insert(Array($0.utf8)).inserted }
  }

  private mutating func publish(_ path: String, _ contents: OutputFile.Contents, source: Int) {
    named.append(path)
    guard published.insert(Array(path.utf8)).inserted else { return }
    outputs.append(OutputFile(path: path, kind: .picture, contents: contents, source: source))
  }
}
