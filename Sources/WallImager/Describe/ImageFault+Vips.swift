internal import WallImaging

extension ImageFault {
  /// What a failure of libvips says of the file that it was given.
  init(_ failure: VipsFailure) {
    let words = failure.words.lowercased()
    let signs = ["end of file", "end of image", "truncated", "premature", "eof", "read error"]
    if words.contains("out of memory") || words.contains("unable to allocate") {
      self.init(.workerLost, "decoding it takes more memory than the worker may use")
    } else if signs.contains(where: words.contains) {
      self.init(.damaged, "the file is cut off", hint: "copy it again from where it came")
    } else {
      let line = failure.words.split(separator: "\n").last.map(String.init) ?? "no reason known"
      self.init(.damaged, "the file is damaged (\(line))")
    }
  }
}
