import Foundation

extension FileSystem {
  /// Files are for a web server to read, as far as the process's mask lets them be.
  private static let mode: mode_t = 0o644

  /// Writes a whole new file; a partial one is removed.
  static func write(_ bytes: [UInt8], to path: String) throws(SiteError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    do throws(SiteError) {
      try write(bytes, to: path, flags: flags)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Writes into what is there: a pipe or a device, which is neither made nor removed.
  static func writeThrough(_ bytes: [UInt8], to path: String) throws(SiteError) {
    try write(bytes, to: path, flags: O_WRONLY | O_CLOEXEC)
  }

  /// Writes a file whole or not at all.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SiteError) {
    let beside = path + ".new"
    try remove(beside)
    try write(bytes, to: beside)
    try rename(beside, to: path)
  }

  /// Adds to the end of a file, which is made where there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(SiteError) {
    try write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(SiteError) {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw lastError(path) }
    do throws(SiteError) {
      try write(bytes[...], into: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw lastError(path) }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, into descriptor: Int32, _ path: String
  ) throws(SiteError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw lastError(path)
      }
    }
  }

  // MARK: Copies

  /// Makes a new file with the contents and the time of change of another.
  ///
  /// The copy is a file of its own, never a second name of the source: whatever is done to it leaves
  /// the source alone. It shares the source's blocks if the file system can do that. Its mode is the
  /// one that every new file gets, since a web server has to read what is published.
  /// - Parameters:
  ///   - source: The path of a file; a link leads to one.
  ///   - path: Where nothing may be.
  /// - Throws: `SiteError`; then nothing is left at `path`.
  /// - Complexity: O(bytes) in time if the blocks cannot be shared, O(1) in memory.
  static func copy(_ source: String, to path: String) throws(SiteError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw lastReadingError(source) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0 else { throw lastReadingError(source) }
    let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard output >= 0 else { throw lastError(path) }
    do throws(SiteError) {
      if !sharesBlocks(of: input, output) {
        try forEachChunk(of: input, source) { (chunk) throws(SiteError) in
          try write(chunk, into: output, path)
          return true
        }
      }
    } catch {
      close(output)
      unlink(path)
      throw error
    }
    futimens(output, [status.st_atim, status.st_mtim])
    guard close(output) == 0 else {
      let error = lastError(path)
      unlink(path)
      throw error
    }
  }

  /// Gives the output the blocks of the input, which takes neither time nor space.
  ///
  /// - Returns: Whether the file system can do that.
  private static func sharesBlocks(of input: Int32, _ output: Int32) -> Bool {
    #if os(Linux)
      // FICLONE of linux/fs.h, a macro that Swift does not see: `_IOW(0x94, 9, int)`.
      return ioctl(output, 0x4004_9409, input) == 0
    #else
      return false
    #endif
  }

  /// Whether two files hold the same bytes.
  ///
  /// - Parameters:
  ///   - first: The path of a file.
  ///   - second: The path of another.
  /// - Returns: The answer.
  /// - Throws: `SiteError` if one of them cannot be read.
  /// - Complexity: O(bytes) in time, O(1) in memory.
  static func haveSameContents(_ first: String, _ second: String) throws(SiteError) -> Bool {
    let a = open(first, O_RDONLY | O_CLOEXEC)
    guard a >= 0 else { throw lastReadingError(first) }
    defer { close(a) }
    let b = open(second, O_RDONLY | O_CLOEXEC)
    guard b >= 0 else { throw lastReadingError(second) }
    defer { close(b) }
    var isSame = true
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    try forEachChunk(of: a, first) { (bytes) throws(SiteError) in
      let count = try fill(&chunk, upTo: bytes.count, from: b, second)
      isSame = chunk[..<count] == bytes
      return isSame
    }
    guard isSame else { return false }
    return try fill(&chunk, upTo: 1, from: b, second) == 0
  }

  private static let chunkSize = 1 << 18

  /// Hands out a file's bytes, chunk by chunk, until it ends or `body` returns false.
  private static func forEachChunk(
    of descriptor: Int32, _ path: String, _ body: (ArraySlice<UInt8>) throws(SiteError) -> Bool
  ) throws(SiteError) {
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = try fill(&chunk, upTo: chunkSize, from: descriptor, path)
      guard count > 0, try body(chunk[..<count]) else { return }
    }
  }

  /// Reads as many bytes as are asked for, fewer only at the end of the file.
  private static func fill(
    _ chunk: inout [UInt8], upTo limit: Int, from descriptor: Int32, _ path: String
  ) throws(SiteError) -> Int {
    var filled = 0
    while filled < limit {
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress.map { $0 + filled }, limit - filled)
      }
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw lastReadingError(path)
      }
    }
    return filled
  }
}
