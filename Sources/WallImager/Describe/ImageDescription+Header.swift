internal import WallImaging

extension ImageDescription {
  /// Reads the headers of an image file and decodes no pixel.
  init(
    path: String, maxPixels: Int, includesLocation: Bool
  ) throws(ImageFault) {
    let file = try SourceFile(path)
    let header = try ImageHeader(file, try file.format())
    try file.requireUnchanged()
    try header.requireAtMost(maxPixels)
    self.init(width: header.displayedSize.width, height: header.displayedSize.height)
    words = ImageWords(header.blocks, includesLocation: includesLocation)
  }
}
