internal import WallImaging

extension ImageDescription {
  /// Reads the headers and the end of an image file. A pixel is decoded only if the end is missing.
  init(
    path: String, maxPixels: Int, includesLocation: Bool
  ) throws(ImageFault) {
    let file = try SourceFile(path)
    let format = try file.format()
    let header = try ImageHeader(file, format)
    try header.requireAtMost(maxPixels)
    let damage = try CutOff(file, format)?.message
    try file.requireUnchanged()
    self.init(width: header.displayedSize.width, height: header.displayedSize.height)
    self.damage = damage
    words = ImageWords(header.blocks, includesLocation: includesLocation)
  }
}
