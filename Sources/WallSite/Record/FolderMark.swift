import Foundation

/// A number that tells whether any file of a folder was added, removed or written to: the sum of a
/// hash for each file over its path, size, inode and the time of its last change.
struct FolderMark {
  private var sum: UInt64 = 0
  private var count = 0
  private var isWhole = true

  /// The mark of all files below a folder but those of one folder in it.
  ///
  /// - Parameters:
  ///   - folder: Links in it are not followed.
  ///   - name: The folder that is left out, directly in it.
  /// - Returns: nil where some part cannot be looked at.
  /// - Complexity: O(files)
  static func text(of folder: String, leavingOut name: String) -> String? {
    var mark = FolderMark()
    mark.visit(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), FNV(), leavingOut: name)
    return mark.isWhole ? "\(mark.count) \(String(mark.sum, radix: 16))" : nil
  }

  private mutating func visit(_ descriptor: Int32, _ path: FNV, leavingOut left: String?) {
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      if descriptor >= 0 { close(descriptor) }
      isWhole = false
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          add($0, in: descriptor, path, leavingOut: left)
        }
      }
    }
  }

  private mutating func add(
    _ name: UnsafePointer<CChar>, in folder: Int32, _ path: FNV, leavingOut left: String?
  ) {
    guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { return }
    if let left, strcmp(name, left) == 0 { return }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      isWhole = false
      return
    }
    var hash = path
    hash.add(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    if status.st_mode & S_IFMT == S_IFDIR {
      let below = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      return visit(below, hash, leavingOut: nil)
    }
    for number in [
      Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
      Int(truncatingIfNeeded: status.st_ino),
    ] {
      withUnsafeBytes(of: number) { hash.add($0.bindMemory(to: CChar.self)) }
    }
    sum &+= hash.value
    count += 1
  }
}

/// FNV-1a over 64 bits.
private struct FNV {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: UnsafeBufferPointer<CChar>) {
    for byte in bytes { value = (value ^ UInt64(UInt8(bitPattern: byte))) &* 0x100_0000_01b3 }
  }
}
