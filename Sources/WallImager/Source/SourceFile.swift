internal import WallImaging

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An image file that is open for reading.
struct SourceFile: ~Copyable {
  /// Larger files are refused: they are read into memory whole.
  static let maxByteCount = 1 << 30

  let descriptor: Int32
  private let identity: FileIdentity

  /// As it was when the file was opened.
  var byteCount: Int { identity.byteCount }

  /// - Throws: `unreadable`, `tooLarge`.
  init(_ path: String) throws(ImageFault) {
    // A pipe without a writer would block the opening.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.lastFault() }
    do {
      let identity = try FileIdentity(descriptor)
      try identity.requireReadable()
      self.init(descriptor: descriptor, identity: identity)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private init(descriptor: Int32, identity: FileIdentity) {
    self.descriptor = descriptor
    self.identity = identity
  }

  deinit { close(descriptor) }

  /// The first bytes, fewer where the file is shorter.
  func start(count: Int) throws(ImageFault) -> [UInt8] {
    try bytes(count: min(count, identity.byteCount))
  }

  /// The last bytes, fewer if the file is shorter.
  func end(count: Int) throws(ImageFault) -> [UInt8] {
    let count = min(count, identity.byteCount)
    return try bytes(from: identity.byteCount - count, count: count)
  }

  /// What the file is, by its first bytes.
  func format() throws(ImageFault) -> ImageFormat {
    let beginning = try start(count: 512)
    // Comments and lists of entities may stand before an SVG's root.
    let isText = beginning.first.map { [0x3C, 0x20, 0x09, 0x0A, 0x0D, 0xEF].contains($0) } ?? false
    return try ImageFormat(startingWith: isText ? try start(count: 1 << 16) : beginning)
  }

  /// All bytes of a file that did not change meanwhile.
  func contents() throws(ImageFault) -> [UInt8] {
    let bytes = try bytes(count: identity.byteCount)
    try requireUnchanged()
    if bytes.count != identity.byteCount { throw Self.changed }
    return bytes
  }

  /// - Throws: `changed` where the file is not what it was when it was opened.
  func requireUnchanged() throws(ImageFault) {
    if try FileIdentity(descriptor) != identity { throw Self.changed }
  }

  /// The place from which others read stays at the start.
  private func bytes(from start: Int = 0, count: Int) throws(ImageFault) -> [UInt8] {
    var failure: ImageFault?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled,
          off_t(start + filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          failure = Self.lastFault()
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static let changed = ImageFault(
    .changed, "the file was changed while it was read", hint: "try again")

  private static func lastFault() -> ImageFault {
    ImageFault(.unreadable, SystemReason.text(errno))
  }
}

/// What tells that a file is still the one that was opened.
private struct FileIdentity: Hashable {
  var byteCount: Int
  var isRegularFile: Bool
  var isFolder: Bool
  private var times: [Int]

  init(_ descriptor: Int32) throws(ImageFault) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw ImageFault(.unreadable, SystemReason.text(errno))
    }
    byteCount = Int(status.st_size)
    isRegularFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    #if canImport(Glibc)
      let modified = status.st_mtim
      let changed = status.st_ctim
    #else
      let modified = status.st_mtimespec
      let changed = status.st_ctimespec
    #endif
    times = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
  }

  func requireReadable() throws(ImageFault) {
    if !isRegularFile {
      throw ImageFault(.unreadable, isFolder ? "a folder, not a file" : "no regular file")
    }
    if byteCount > SourceFile.maxByteCount {
      throw ImageFault(.tooLarge, "the file has more than 1 GiB", hint: "make a smaller copy of it")
    }
  }
}
