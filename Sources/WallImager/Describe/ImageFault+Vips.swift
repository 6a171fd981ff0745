internal import WallImaging

extension ImageFault {
  /// What a failure of libvips says of the file that it was given.
  init(_ failure: VipsFailure, _ format: ImageFormat) {
    let words = failure.words.lowercased()
    if words.contains("exceeds the maximum image size") {
      // libheif counts this among its failures of memory.
      self.init(
        .tooLarge, "the image says that it is larger than its decoder takes",
        hint: "make a smaller copy of the file")
    } else if Self.memorySigns.contains(where: words.contains) {
      self.init(
        .workerLost, "decoding it takes more memory than a worker may use",
        hint: "allow workers more, or make a smaller copy of the file")
    } else if let reason = failure.lines.last(where: Self.isUnsupported) {
      self = .unsupported(format, reason: VipsFailure.reason([reason]))
    } else if Self.endingSigns.contains(where: words.contains) {
      self = .cutOff
    } else {
      let reason = VipsFailure.reason(failure.lines)
      self.init(.damaged, "the file is damaged" + (reason.isEmpty ? "" : ": \(reason)"))
    }
  }

  /// The file ends before it should.
  static let cutOff = ImageFault(
    .damaged, "the file is cut off", hint: "copy it again from where it came")

  /// Nothing is wrong with the file, but its reader does not know it.
  static func unsupported(_ format: ImageFormat, reason: String) -> ImageFault {
    ImageFault(
      .unsupported,
      "photowall cannot read this kind of \(format.name)" + (reason.isEmpty ? "" : ": \(reason)"),
      hint: "convert it to an ordinary JPEG or PNG")
  }

  /// What they say of files that are as some standard has them and not for them.
  private static let unsupportedSigns = [
    "unsupported", "not supported", "not implemented", "unimplemented", "not configured",
    "no decoding plugin", "cannot handle",
    // Of the bits of a TIFF's samples.
    "samples out of range",
  ]

  private static func isUnsupported(_ line: Substring) -> Bool {
    let line = line.lowercased()
    // Where libjpeg expects a marker, other bytes are no kind of JPEG.
    return !line.contains("marker type") && unsupportedSigns.contains(where: line.contains)
  }

  private static let memorySigns = ["out of memory", "unable to allocate", "memory allocation"]

  /// What the libraries below libvips say of files that end before they should.
  private static let endingSigns = [
    "end of file", "end of image", "end-of-file", "truncated", "premature", "eof", "read error",
    "end of data", "not enough data", "seek error",
  ]
}

extension VipsFailure {
  fileprivate var lines: [Substring] { words.split(separator: "\n") }

  /// The last reason, without the names of the parts that said it; empty where none is known.
  fileprivate static func reason(_ lines: [Substring]) -> String {
    // Of a TIFF the last line says only that there is a reason.
    let last = lines.last { !$0.hasSuffix("unable to open source for input") } ?? lines.last
    guard var line = last?[...] else { return "" }
    if line.hasPrefix("source input: ") { line = line.dropFirst(14) }
    // Of librsvg's words about XML these alone are for people.
    if let place = line.firstRange(of: " on line ") {
      line = line[place.lowerBound...].dropFirst(4)
    }
    while let colon = line.firstIndex(of: ":"), isPart(line[..<colon]) {
      line = line[line.index(after: colon)...].drop { $0 == " " }
    }
    while line.last == "." || line.last == " " { line.removeLast() }
    let isName = line.dropFirst().first?.isUppercase == true
    return (isName ? String(line.prefix(1)) : line.prefix(1).lowercased())
      + line.dropFirst().replacing(" of data: Extra", with: ": extra").replacing(
        " of data:", with: ":")
  }

  /// `gifload_buffer`, `vipsJpeg`, `TIFFReadDirectory`, but not `Invalid input`.
  private static func isPart(_ text: Substring) -> Bool {
    !text.contains(" ") && ["TIFF", "Vips", "vips"].contains(where: text.hasPrefix)
      || !text.isEmpty && text.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
  }
}
