internal import WallImaging

/// What a file says of its image before a pixel is decoded.
struct ImageHeader {
  var format: ImageFormat
  /// As stored.
  var size: PixelSize
  /// 1 to 8, as EXIF counts; 1 where the decoder turns the image itself.
  var orientation: Int
  /// Frames of a moving picture, or images of a file that holds several.
  var pageCount: Int
  /// The image that stands for the file.
  var primaryPage: Int
  var blocks: MetadataBlocks

  var displayedSize: PixelSize { size.turned(by: orientation) }

  init(_ file: borrowing SourceFile, _ format: ImageFormat) throws(ImageFault) {
    do {
      self.init(try VipsImage(format, descriptor: file.descriptor), format)
    } catch {
      throw ImageFault(error)
    }
  }

  init(_ bytes: UnsafeRawBufferPointer, _ format: ImageFormat) throws(ImageFault) {
    do {
      self.init(try unsafe VipsImage(format, bytes: bytes), format)
    } catch {
      throw ImageFault(error)
    }
  }

  private init(_ image: borrowing VipsImage, _ format: ImageFormat) {
    self.format = format
    size = PixelSize(width: image.width, height: image.height)
    orientation = format.isTurnedByItsDecoder ? 1 : image.orientation
    pageCount = image.pageCount
    primaryPage = image.number("heif-primary") ?? 0
    blocks = MetadataBlocks(image, format)
  }

  /// - Throws: `tooLarge` where the image, all frames of it, has more pixels.
  func requireAtMost(_ maxPixels: Int) throws(ImageFault) {
    let frames = isAnimated ? pageCount : 1
    let (count, isBeyond) = size.area.multipliedReportingOverflow(by: frames)
    guard isBeyond || count > maxPixels else { return }
    let words = "it says that it has \(size.width) × \(size.height) pixels"
    throw ImageFault(
      .tooLarge, words + (frames > 1 ? " and \(frames) frames" : ""),
      hint: "at most \(maxPixels) pixels are decoded")
  }

  /// Whether it moves in a browser.
  var isAnimated: Bool {
    pageCount > 1 && (format == .gif || format == .webp)
  }

  /// Vectors are sharp at any size and moving pictures would stop.
  var isUsedAsIs: Bool { format == .svg || isAnimated }
}

extension ImageFormat {
  /// libheif applies the turns that a file asks for; the EXIF orientation is a copy of them.
  fileprivate var isTurnedByItsDecoder: Bool { self == .heic || self == .avif }
}
