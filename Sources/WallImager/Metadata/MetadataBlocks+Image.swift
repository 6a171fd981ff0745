extension MetadataBlocks {
  init(_ image: borrowing VipsImage, _ format: ImageFormat) {
    exif = image.block("exif-data")
    xmp = image.block("xmp-data")
    iptc = image.block("iptc-data")
    for name in Self.textNames(image, format) {
      texts[name] = image.text(name)
    }
  }

  private static func textNames(_ image: borrowing VipsImage, _ format: ImageFormat) -> [String] {
    switch format {
    case .png: image.fieldNames.filter { $0.hasPrefix("png-comment-") }.map(String.init)
    case .tiff: ["image-description"]
    case .jpeg: ["jpeg-comment"]
    case .gif: ["gif-comment"]
    case .webp, .avif, .heic, .svg: []
    }
  }
}
