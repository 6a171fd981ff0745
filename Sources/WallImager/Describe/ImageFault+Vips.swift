internal import WallImaging

extension ImageFault {
  /// What a failure of libvips says of the file that it was given.
  init(_ failure: VipsFailure) {
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
    } else if Self.endingSigns.contains(where: words.contains) {
      self = .cutOff
    } else {
      let reason = failure.reason
      self.init(.damaged, "the file is damaged" + (reason.isEmpty ? "" : ": \(reason)"))
    }
  }

  /// The file ends before it should.
  static let cutOff = ImageFault(
    .damaged, "the file is cut off", hint: "copy it again from where it came")

  private static let memorySigns = ["out of memory", "unable to allocate", "memory allocation"]

  /// What the libraries below libvips say of files that end before they should.
  private static let endingSigns = [
    "end of file", "end of image", "end-of-file", "truncated", "premature", "eof", "read error",
    "end of data", "not enough data", "seek error",
  ]
}

extension VipsFailure {
  /// The last reason, without the names of the parts that said it; empty where none is known.
  fileprivate var reason: String {
    let lines = words.split(separator: "\n")
    // Of a TIFF the last line says only that there is a reason.
    let last = lines.last { !$0.hasSuffix("unable to open source for input") } ?? lines.last
    guard var line = last?[...] else { return "" }
    // Of librsvg's words about XML these alone are for people.
    if let place = line.firstRange(of: " on line ") {
      line = line[place.lowerBound...].dropFirst(4)
    }
    while let colon = line.firstIndex(of: ":"), Self.isPart(line[..<colon]) {
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
