internal import CVips

extension VipsImage {
  /// How much of a file is opened, and how large.
  struct Opening {
    /// JPEG alone: 1, 2, 4 or 8, the sides' divisor.
    var shrink = 1
    /// SVG alone: the sides' factor.
    var scale = 1.0
    /// The frame or image of a file with several.
    var page = 0
    /// Pixels are asked for, so a file that ends early is a failure.
    var isDecoded = false
    /// It is known to end early, so what there is of it is read.
    var isCutOff = false
  }

  /// Opens a whole file in memory, which must outlive the image.
  init(
    _ format: ImageFormat, bytes: UnsafeRawBufferPointer, _ opening: Opening = Opening()
  ) throws(VipsFailure) {
    guard let start = bytes.baseAddress else { throw VipsFailure(words: "no bytes") }
    try unsafe self.init(
      cvips_open_bytes(format.loader, start, bytes.count, opening.cValue))
  }

  /// Reads of an open file what its header needs.
  init(_ format: ImageFormat, descriptor: Int32, page: Int = 0) throws(VipsFailure) {
    try unsafe self.init(
      cvips_open_descriptor(format.loader, descriptor, Opening(page: page).cValue))
  }
}

extension VipsImage.Opening {
  fileprivate var cValue: CVipsOpening {
    CVipsOpening(
      shrink: Int32(shrink), scale: scale, page: Int32(clamping: page), is_decoded: isDecoded,
      is_cut_off: isCutOff)
  }
}

extension ImageFormat {
  fileprivate var loader: CVipsFormat {
    switch self {
    case .jpeg: CVipsFormatJPEG
    case .png: CVipsFormatPNG
    case .webp: CVipsFormatWebP
    case .gif: CVipsFormatGIF
    case .avif, .heic: CVipsFormatHEIF
    case .tiff: CVipsFormatTIFF
    case .svg: CVipsFormatSVG
    }
  }
}
