/// What cameras and programs write into fields that are meant for people's words.
enum CameraPhrase {
  /// Whether nobody meant the text: `OLYMPUS DIGITAL CAMERA`.
  static func isPhrase(_ text: String) -> Bool {
    let upper = text.uppercased()
    return phrases.contains(upper) || upper.hasSuffix(" DIGITAL CAMERA")
      || (upper.hasPrefix("<") && upper.hasSuffix(">") && upper.contains("DIGIMAX"))
  }

  private static let phrases: Set<String> = [
    "DIGITAL CAMERA", "SONY DSC", "DSC", "DCIM", "DCFC", "DIGITAL STILL CAMERA",
    "KODAK DIGITAL STILL CAMERA", "SAMSUNG CAMERA PICTURES", "SAMSUNG", "EXIF_JPEG_PICTURE",
    "EXIF JPEG", "EXIF-JPEG-PICTURE", "JPEG", "DEFAULT", "COF", "HDRPL", "APPLEMARK", "PICASA",
    "UNTITLED", "IMAGE DESCRIPTION", "IMAGEDESCRIPTION", "DESCRIPTION", "ARTIST", "COPYRIGHT",
    "UNKNOWN", "BY-SONY", "BINARY_IMAGE", "MVIMG",
  ]
}
