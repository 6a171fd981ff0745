extension Publisher {
  /// What the file that is to be published is known by once it is there.
  func marks(of file: OutputFile) throws(SiteError) -> [String] {
    switch file.contents {
    case .bytes(let bytes): return [PublishedFiles.mark(bytes)]
    case .derived(let source): return [PublishedFiles.mark(stat: try info(ofSource: source).mark)]
    case .original(let source, let stamp):
      let mark = PublishedFiles.mark(stat: try info(ofSource: source).mark)
      return [mark, PublishedFiles.mark(ofSource: stamp)]
    }
  }

  /// Whether the file is there already, with the same contents.
  func isThere(_ file: OutputFile) throws(SiteError) -> Bool {
    let place = path(file.path)
    guard let there = FileSystem.info(place, followingLinks: false), there.isFile else {
      return false
    }
    switch file.contents {
    case .bytes(let bytes):
      guard there.size == bytes.count else { return false }
      return try FileSystem.read(place) == bytes
    case .derived(let source), .original(let source, _):
      let own = try info(ofSource: source)
      // Earlier versions gave the user's own file a second name here: writing to it would change
      // the photo.
      guard own.identity != there.identity, own.size == there.size else { return false }
      if own.mark == there.mark, try before.marks(of: file.path) == marks(of: file) { return true }
      return try FileSystem.haveSameContents(source, place)
    }
  }

  /// Whether a file that is there bears the time that its mark tells of: a picture that was touched,
  /// or saved anew with the same bytes, would be taken for somebody else's by the next run.
  ///
  /// What is not recorded as ours may have any time.
  func hasItsTime(_ file: OutputFile) throws(SiteError) -> Bool {
    guard record.contains(file.path) else { return true }
    switch file.contents {
    case .bytes: return true
    case .derived(let source), .original(let source, _):
      return FileSystem.info(path(file.path))?.mark == (try info(ofSource: source).mark)
    }
  }

  private func info(ofSource path: String) throws(SiteError) -> FileSystem.Info {
    guard let info = FileSystem.info(path) else { throw FileSystem.lastReadingError(path) }
    return info
  }
}
