/// The metadata that a derived file keeps: whose the picture is.
struct RightsLabel: Hashable {
  /// An EXIF block, empty where there is nothing to say.
  var exif: [UInt8] = []
  /// An XMP packet, empty where there is nothing to say.
  var xmp: [UInt8] = []

  var isEmpty: Bool { exif.isEmpty && xmp.isEmpty }
}
