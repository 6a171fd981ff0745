/// The size and the blocks of metadata that stand before a JPEG's pixels (ITU-T T.81, annex B).
///
/// libvips tells them too, but makes a text of each EXIF field meanwhile, which is half of the time
/// that a scan of a folder takes. Whatever is not plain here is left to it.
struct JPEGSegments {
  private(set) var size: PixelSize?
  private(set) var blocks = MetadataBlocks()
  /// Where the marker of the first scan stands.
  private(set) var scanPlace = 0

  /// Reads a file's first bytes; nil where these do not reach to its pixels, or are not as the
  /// standard has them.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var place = 2
    while place + 4 <= bytes.count, unsafe bytes[place] == 0xFF {
      let marker = unsafe bytes[place + 1]
      // Any number of these may stand before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == Self.startOfScan { break }
      let length = unsafe Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count, Self.hasLength(marker) else { return nil }
      unsafe read(marker, UnsafeRawBufferPointer(rebasing: bytes[place + 4..<end]))
      place = end
    }
    guard place + 1 < bytes.count, unsafe bytes[place + 1] == Self.startOfScan, size != nil else {
      return nil
    }
    scanPlace = place
  }

  private static let startOfScan: UInt8 = 0xDA

  /// Restarts, start and end of the image stand alone, and have no place in a header.
  private static func hasLength(_ marker: UInt8) -> Bool {
    marker >= 0xC0 && !(0xD0...0xD9).contains(marker)
  }

  private mutating func read(_ marker: UInt8, _ content: UnsafeRawBufferPointer) {
    switch marker {
    // Baseline, extended and progressive with Huffman codes. Of others libjpeg says more.
    case 0xC0...0xC2:
      guard size == nil, content.count >= 6, unsafe content[0] == 8 else { return }
      let height = unsafe Int(content[1]) << 8 | Int(content[2])
      let width = unsafe Int(content[3]) << 8 | Int(content[4])
      // A height of 0 is told behind the pixels.
      if width > 0, height > 0 { size = PixelSize(width: width, height: height) }
    case 0xE1 where unsafe blocks.exif == nil && content.starts(with: Self.exifName):
      blocks.exif = unsafe Array(content)
    case 0xE1 where unsafe blocks.xmp == nil && content.starts(with: Self.xmpName):
      blocks.xmp = unsafe Array(content.dropFirst(Self.xmpName.count))
    case 0xED where unsafe blocks.iptc == nil && content.starts(with: Self.photoshopName):
      blocks.iptc = unsafe Array(content)
    default: break
    }
  }

  private static let exifName = Array("Exif\0\0".utf8)
  private static let xmpName = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let photoshopName = Array("Photoshop 3.0\0".utf8)
}

extension MetadataBlocks {
  /// 1 to 8, as EXIF counts; 1 where it says nothing else.
  var orientation: Int {
    guard exif != nil, let metadata = EmbeddedMetadata(MetadataBlocks(exif: exif)),
      let number = metadata.numbers("Exif.Image.Orientation", atMost: 1).first,
      (1...8).contains(number)
    else { return 1 }
    return Int(number)
  }
}
