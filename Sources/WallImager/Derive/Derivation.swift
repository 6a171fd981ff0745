internal import WallImaging

/// Makes the derived files of one source.
struct Derivation {
  /// The file, but for boxes that are read here.
  private let bytes: [UInt8]
  private let picture: ISOPicture?
  private let format: ImageFormat
  private let sha256: String
  private let maxPixels: Int
  private let request: DerivativeRequest
  private let cache: CacheFolder

  /// Reads the source.
  init(
    path: String, maxPixels: Int, cache: String, request: DerivativeRequest
  ) throws(ImageFault) {
    let file = try SourceFile(path)
    format = try file.format()
    let contents = try file.contents()
    sha256 = SHA256.hex(contents)
    picture = [.avif, .heic].contains(format) ? ISOPicture(contents.span) : nil
    bytes = picture?.bare(contents) ?? contents
    self.maxPixels = maxPixels
    self.request = request
    self.cache = CacheFolder(path: cache)
  }

  /// The facts and files, made where the cache does not hold them.
  func image() throws(ImageFault) -> DerivedImage {
    let known = knownFacts()
    // What was made under another limit has to keep to this one as well.
    let isDone = known.map { $0.isAtMost(maxPixels) && missing($0).isEmpty } ?? false
    let facts = isDone ? known : nil
    let made = if let facts { facts } else { try make(knowing: known) }
    return DerivedImage(facts: made, files: DerivativeCache.files(request, of: made))
  }

  private var factsPath: String {
    "\(DerivativeCache.folder(ofSource: sha256))/\(DerivativeCache.factsName)"
  }

  private func knownFacts() -> ImageFacts? {
    guard let bytes = cache.contents(factsPath),
      let facts = try? JobLine.decode(ImageFacts.self, from: bytes), facts.sha256 == sha256,
      facts.isSound
    else { return nil }
    return facts
  }

  private func missing(_ facts: ImageFacts) -> [TargetFile] {
    TargetFile.files(request, of: facts).filter { !cache.has($0.file.path) }
  }

  private func make(knowing known: ImageFacts?) throws(ImageFault) -> ImageFacts {
    do {
      let header = try unsafe bytes.withUnsafeBytes { buffer in
        try unsafe ImageHeader(buffer, format, picture)
      }
      try header.requireAtMost(maxPixels)
      let cutOff = try CutOff(bytes, format)
      let bytes = cutOff.map { $0.usable(self.bytes, format) } ?? self.bytes
      return try unsafe bytes.withUnsafeBytes { buffer in
        try unsafe make(knowing: known, bytes: buffer, header, cutOff)
      }
    } catch let fault as ImageFault {
      throw fault
    } catch let failure as VipsFailure {
      throw ImageFault(failure, format)
    } catch {
      preconditionFailure("libvips and files fail in no other way")
    }
  }

  private func make(
    knowing known: ImageFacts?, bytes: UnsafeRawBufferPointer, _ header: ImageHeader,
    _ cutOff: CutOff?
  ) throws -> ImageFacts {
    let label = RightsLabel(header.blocks)
    var facts = known
    let forColours = header.shrinkForColours
    for shrink in [forColours] + ImageHeader.shrinks.filter({ $0 != forColours }) {
      let isWanted = facts.map { !missing($0, header, shrink).isEmpty } ?? true
      if !isWanted { continue }
      let picture = try unsafe DecodedPicture(
        bytes, header, shrink: shrink, isCutOff: cutOff != nil)
      let current = try facts ?? self.facts(picture, header, cutOff)
      facts = current
      try store(missing(current, header, shrink), of: picture, label: label)
    }
    guard let facts else { preconditionFailure("a picture without facts is decoded") }
    // Last, so that facts stand for a picture that could be decoded.
    if known == nil { try cache.store(JobLine.encode(facts), as: factsPath) }
    return facts
  }

  /// Those that are made of the picture as it is decoded with that shrink.
  private func missing(
    _ facts: ImageFacts, _ header: ImageHeader, _ shrink: Int
  ) -> [TargetFile] {
    missing(facts).filter { header.shrink(forWidth: $0.size.width) == shrink }
  }

  private func store(
    _ targets: [TargetFile], of picture: borrowing DecodedPicture, label: RightsLabel
  ) throws {
    let bySize = Dictionary(grouping: targets, by: \.size)
    for (size, targets) in bySize.sorted(by: { $0.key.width < $1.key.width }) {
      let scaled = try picture.scaled(to: size).labelled(label)
      for target in targets {
        let encoded = try scaled.encoded(target.encoding, hasMetadata: !label.isEmpty)
        try cache.store(encoded, as: target.file.path)
      }
    }
  }

  private func facts(
    _ picture: borrowing DecodedPicture, _ header: ImageHeader, _ cutOff: CutOff?
  ) throws -> ImageFacts {
    let colours = try ColourFacts(picture)
    var facts = ImageFacts(
      sha256: sha256, width: header.displayedSize.width, height: header.displayedSize.height,
      isTransparent: picture.isTransparent, isUsedAsIs: header.isUsedAsIs,
      dominantColor: colours.dominant, thirds: colours.thirds)
    facts.damage = cutOff?.message
    return facts
  }
}
