internal import WallImaging

/// What a file says of its image before a pixel is decoded.
struct ImageHeader {
  var format: ImageFormat
  /// As stored.
  var size: PixelSize
  /// 1 to 8, as EXIF counts; 1 if the decoder turns the image itself.
  var orientation = 1
  /// Frames of a moving picture, or images of a file that holds several.
  var pageCount = 1
  /// The image that stands for the file.
  var primaryPage = 0
  var blocks = MetadataBlocks()

  var displayedSize: PixelSize { size.turned(by: orientation) }

  /// Reads what is needed of an open file.
  init(_ file: borrowing SourceFile, _ format: ImageFormat) throws(ImageFault) {
    switch format {
    case .svg, .gif, .webp, .avif:
      // Their readers look at all of it, and would map it: a file that is cut meanwhile kills then.
      let bytes = try file.contents()
      let picture = format == .avif ? ISOPicture(bytes.span) : nil
      self = try ImageHeader(bytes, format, picture)
    case .jpeg, .png, .heic, .tiff:
      if format == .jpeg, let header = try Self.plainJPEG(file) {
        self = header
        return
      }
      do {
        let first = try VipsImage(format, descriptor: file.descriptor)
        let page = first.primaryPage
        self.init(
          page == 0 ? first : try VipsImage(format, descriptor: file.descriptor, page: page), format
        )
      } catch {
        throw ImageFault(error, format)
      }
    }
  }

  /// Cameras put previews and profiles of up to some 100 KiB before the pixels.
  private static func plainJPEG(_ file: borrowing SourceFile) throws(ImageFault) -> ImageHeader? {
    for count in [1 << 16, 1 << 19] {
      let start = try file.start(count: count)
      let header = unsafe start.withUnsafeBytes { unsafe ImageHeader(plainJPEG: $0) }
      if header != nil || start.count < count { return header }
    }
    return nil
  }

  private init?(plainJPEG bytes: UnsafeRawBufferPointer) {
    guard let segments = unsafe JPEGSegments(bytes), let size = segments.size else { return nil }
    self.init(format: .jpeg, size: size)
    blocks = segments.blocks
    orientation = blocks.orientation
  }

  private init(
    _ bytes: [UInt8], _ format: ImageFormat, _ picture: ISOPicture?
  ) throws(ImageFault) {
    self = try unsafe bytes.withUnsafeBufferPointer { buffer throws(ImageFault) in
      try unsafe ImageHeader(UnsafeRawBufferPointer(buffer), format, picture)
    }
  }

  /// Reads what is needed of a whole file in memory.
  ///
  /// - Parameters:
  ///   - bytes: The file; a HEIC file without its turns.
  ///   - format: What it is.
  ///   - picture: What the boxes of the file say, if it has some.
  /// - Throws: `damaged`, `tooLarge`, `workerLost`.
  init(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ picture: ISOPicture?
  ) throws(ImageFault) {
    if format == .svg {
      self.init(format: format, size: try unsafe SVGHeader.size(bytes))
      return
    }
    if format == .jpeg, let header = unsafe ImageHeader(plainJPEG: bytes) {
      self = header
      return
    }
    do {
      let first = try unsafe VipsImage(format, bytes: bytes)
      let page = VipsImage.Opening(page: first.primaryPage)
      self.init(
        page.page == 0 ? first : try unsafe VipsImage(format, bytes: bytes, page), format)
    } catch {
      let isCutOff = unsafe Self.isCutOff(webP: bytes)
      throw format == .webp && isCutOff ? .cutOff : ImageFault(error, format)
    }
    if format == .png { pageCount = unsafe AnimatedPNG.frameCount(bytes) }
    if let picture { show(as: picture) }
  }

  private mutating func show(as picture: ISOPicture) {
    // What libheif cuts of a HEIC file is for it to say: no browser but Safari draws one.
    if format == .avif { size = picture.size }
    orientation = picture.orientation
  }

  /// Whether a WebP has fewer bytes than it says, of which its reader says nothing.
  private static func isCutOff(webP bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 8 else { return true }
    let said = unsafe bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
    return bytes.count < Int(UInt32(littleEndian: said)) + 8
  }

  private init(format: ImageFormat, size: PixelSize) {
    self.format = format
    self.size = size
  }

  private init(_ image: borrowing VipsImage, _ format: ImageFormat) {
    self.format = format
    size = PixelSize(width: image.width, height: image.height)
    orientation = format.isTurnedByExif ? image.orientation : 1
    pageCount = image.pageCount
    primaryPage = image.primaryPage
    blocks = MetadataBlocks(image, format)
  }
}

extension ImageHeader {
  /// Whether it moves in a browser.
  var isAnimated: Bool {
    pageCount > 1 && [.gif, .webp, .png].contains(format)
  }

  /// Vectors are sharp at any size and moving pictures would stop.
  var isUsedAsIs: Bool { format == .svg || isAnimated }

  /// - Throws: `tooLarge` where the image, all frames of it, has more pixels.
  func requireAtMost(_ maxPixels: Int) throws(ImageFault) {
    // A vector is drawn small, whatever it says.
    if format == .svg { return }
    let frames = isAnimated ? pageCount : 1
    let (count, isBeyond) = size.area.multipliedReportingOverflow(by: frames)
    guard isBeyond || count > maxPixels else { return }
    let words = "the image says that it has \(size.width) × \(size.height) pixels"
    throw ImageFault(
      .tooLarge, words + (frames > 1 ? " in each of \(frames) frames" : ""),
      hint: "\(maxPixels) are decoded at most")
  }
}

extension VipsImage {
  /// The image that stands for a HEIC or AVIF file; 0 for other files.
  fileprivate var primaryPage: Int { number("heif-primary") ?? 0 }
}

extension ImageFormat {
  /// libheif applies the turns that a file asks for, of which the EXIF orientation is a copy. Browsers
  /// pass over the orientation of a WebP, and one that is published as it is should fit its tile.
  fileprivate var isTurnedByExif: Bool { ![.heic, .avif, .webp].contains(self) }
}
