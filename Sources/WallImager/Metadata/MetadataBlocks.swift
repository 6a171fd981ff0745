/// The blocks of metadata that a file carries, as they stand in it.
struct MetadataBlocks: Hashable {
  /// A TIFF structure, `Exif` and two zero bytes before it or not.
  var exif: [UInt8]?
  /// An XMP packet: XML.
  var xmp: [UInt8]?
  /// IPTC-IIM, in Photoshop's resource blocks or not.
  var iptc: [UInt8]?
  /// What formats say without such a block, by libvips's name of the field: texts of PNG
  /// (`png-comment-0-Title`), TIFF's `image-description`, comments of JPEG and GIF.
  var texts: [String: [UInt8]] = [:]
}
