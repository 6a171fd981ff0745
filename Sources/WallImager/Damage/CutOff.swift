internal import CVips
internal import WallImaging

/// A file that ends too early and can be used all the same, as browsers do.
struct CutOff {
  /// What is missing, in words that follow "is cut off;".
  enum Loss: Hashable {
    /// A share of the picture's rows or pixels, 0 to 1; 0 is the end marker alone.
    case picture(Double)
    /// A share of what makes the picture sharp, 0 to 1.
    case detail(Double)
    case laterFrames
  }

  let loss: Loss

  /// How much may be missing of a picture that is still of use.
  private static let most = 0.5

  /// Looks for the end of a whole file; nil if it is there, and for formats that cannot be used by
  /// half.
  ///
  /// - Parameters:
  ///   - bytes: The file, whose header can be read.
  ///   - format: What it is.
  /// - Throws: `damaged` if too little of it is left.
  /// - Complexity: O(chunks) for a whole PNG or GIF, O(1) for most whole JPEGs; that of decoding it
  ///   for a file that is cut off.
  init?(_ bytes: [UInt8], _ format: ImageFormat) throws(ImageFault) {
    switch format {
    case .jpeg: try self.init(jpeg: bytes)
    case .png: try self.init(png: bytes)
    case .gif: try self.init(gif: bytes)
    case .webp, .avif, .heic, .tiff, .svg: return nil
    }
  }

  /// The same, of an open file of which mostly the end is read.
  init?(_ file: borrowing SourceFile, _ format: ImageFormat) throws(ImageFault) {
    switch format {
    case .jpeg: if try JPEGEnd.isThere(in: file) { return nil }
    case .png: if try file.end(count: PNGChunks.end.count) == PNGChunks.end { return nil }
    case .gif: break
    case .webp, .avif, .heic, .tiff, .svg: return nil
    }
    try self.init(file.contents(), format)
  }

  private init(_ loss: Loss) throws(ImageFault) {
    self.loss = loss
    if case .picture(let share) = loss, share > Self.most { throw fault }
    if case .detail(let share) = loss, share > Self.most { throw fault }
  }

  private init?(jpeg bytes: [UInt8]) throws(ImageFault) {
    if JPEGEnd.isThere(in: bytes) { return nil }
    var isProgressive = false
    let ended = JPEGEnd.ended(bytes)
    let known = unsafe cvips_jpeg_known_share(ended, ended.count, &isProgressive)
    guard known >= 0 else { throw .cutOff }
    let isWhole = known == 1
    try self.init(isProgressive && !isWhole ? .detail(1 - known) : .picture(1 - known))
  }

  private init?(png bytes: [UInt8]) throws(ImageFault) {
    let chunks = PNGChunks(bytes.span)
    if chunks.isWhole { return nil }
    guard let pixels = PNGPixels(bytes, chunks) else { throw .cutOff }
    // Rows that would come later lie between those that are there.
    if pixels.isInterlaced, pixels.missingShare > 0 { throw .cutOff }
    try self.init(.picture(pixels.missingShare))
  }

  private init?(gif bytes: [UInt8]) throws(ImageFault) {
    guard let frame = GIFFrame(bytes.span), !frame.isFileWhole else { return nil }
    try self.init(frame.isWhole && frame.hasOthers ? .laterFrames : .picture(frame.missingShare))
  }

  /// The file as its reader takes it.
  func usable(_ bytes: [UInt8], _ format: ImageFormat) -> [UInt8] {
    if format == .jpeg { return JPEGEnd.ended(bytes) }
    guard format == .png, loss != .picture(0) else { return bytes }
    let chunks = PNGChunks(bytes.span)
    return PNGPixels(bytes, chunks)?.file(bytes, chunks) ?? bytes
  }

  /// Why it is of no use.
  private var fault: ImageFault {
    ImageFault(.damaged, message, hint: ImageFault.cutOff.hint)
  }

  /// Lower case, no full stop: `the file is cut off; the last 12 % of the picture is missing`.
  var message: String {
    switch loss {
    case .picture(0): "the file is cut off; only its end marker is missing"
    case .picture(let share): "the file is cut off; \(Self.words(share)) of the picture is missing"
    case .detail(let share):
      "the file is cut off; \(Self.words(share)) of the picture's detail is missing"
    case .laterFrames: "the file is cut off; its last frames are missing"
    }
  }

  private static func words(_ share: Double) -> String {
    let percent = Int((100 * share).rounded())
    return percent < 1 ? "less than 1 %" : "the last \(percent) %"
  }
}
