/// The phrases that cameras and phones write into EXIF fields meant for a person's text.
enum CameraPhrase {
  /// Returns whether a camera wrote the text, not a person: `OLYMPUS DIGITAL CAMERA`.
  ///
  /// The whole text has to be one of the phrases, in the camera's own spelling. A caption that
  /// mentions a digital camera is a person's.
  static func isPhrase(_ text: String) -> Bool {
    phrases.contains(text)
      || (text.hasPrefix("<") && text.hasSuffix(">") && text.contains("igimax"))
  }

  private static let phrases: Set<String> = [
    // Cameras.
    "OLYMPUS DIGITAL CAMERA", "MINOLTA DIGITAL CAMERA", "KONICA MINOLTA DIGITAL CAMERA",
    "CASIO DIGITAL CAMERA", "FUJIFILM DIGITAL CAMERA", "PENTAX DIGITAL CAMERA",
    "RICOH DIGITAL CAMERA", "SANYO DIGITAL CAMERA", "POLAROID DIGITAL CAMERA", "DIGITAL CAMERA",
    "KODAK DIGITAL STILL CAMERA", "DIGITAL STILL CAMERA", "SAMSUNG DIGITAL CAMERA",
    "SONY DSC", "DSC", "DCIM", "DCFC", "JPEG", "SAMSUNG", "SAMSUNG CAMERA PICTURES",
    "Exif_JPEG_PICTURE", "EXIF_JPEG_PICTURE", "Exif JPEG", "EXIF JPEG", "EXIF-JPEG-PICTURE",
    // Phones and their programs.
    "AppleMark", "default", "DEFAULT", "cof", "hdrpl", "binary_image", "by-Sony", "BY-SONY",
    "MVIMG",
  ]
}
