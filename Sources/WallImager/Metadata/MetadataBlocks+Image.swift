extension MetadataBlocks {
  init(_ image: borrowing VipsImage, _ format: ImageFormat) {
    exif = image.block("exif-data")
    xmp = image.block("xmp-data")
    iptc = image.block("iptc-data")
    if xmp == nil, format == .heic || format == .avif { xmp = Self.packet(image) }
    for name in Self.textNames(image, format) {
      texts[name] = image.textBytes(name)
    }
  }

  /// libvips 8.14 keeps the XMP packet of a HEIF file under its number among the file's items.
  private static func packet(_ image: borrowing VipsImage) -> [UInt8]? {
    for name in image.fieldNames where name.hasPrefix("heif-mime-") {
      if let block = image.block(String(name)), block.first == UInt8(ascii: "<") { return block }
    }
    return nil
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
