import Glibc
import WallText

/// Reading files whole, with the reason where that fails.
enum InputFile {
  /// Bytes after which a file is certainly beyond the manifest reader's limit of 256 MiB; no more
  /// than this is ever held, so that an endless device ends in a diagnostic.
  static let limit = (256 << 20) + 1

  static func read(path: String) throws(InputFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    return try readAll(descriptor: descriptor)
  }

  static func readAll(descriptor: Int32) throws(InputFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
    // One byte more than the file has, so that its end is met without growing the buffer.
    let expected = min(max(Int(status.st_size) + 1, 1 << 16), limit)
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let room = min(bytes.isEmpty ? expected : max(bytes.count, 1 << 16), limit - bytes.count)
      let got = try readChunk(descriptor, room: room, onto: &bytes)
      if got == 0 { break }
    }
    return bytes
  }

  private static func readChunk(
    _ descriptor: Int32, room: Int, onto bytes: inout [UInt8]
  ) throws(InputFailure) -> Int {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      repeat {
        let got = systemRead(descriptor, buffer.baseAddress, room)
        count = max(got, 0)
        failure = got < 0 ? errno : 0
      } while failure == EINTR
    }
    if failure != 0 { throw .system(failure) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }
}

/// `read` of the C library, which the enum's own function of that name would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

extension InputFailure {
  /// The reason, as messages give it.
  var reason: String {
    switch self {
    case .isDirectory: "it is a folder"
    case .system(let number): SystemError.text(number)
    }
  }
}
