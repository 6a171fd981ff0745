import Foundation

/// One name in a folder.
struct FolderEntry {
  enum Kind {
    case file
    case folder
    case link
    /// A pipe, a socket, a device.
    case other
  }

  /// As the file system has it, which may be no UTF-8.
  var name: [UInt8]
  var kind: Kind

  /// The name as text; nil where it is no UTF-8.
  var text: String? { String(validating: name, as: UTF8.self) }

  /// The name with bytes that are no UTF-8 written as `\xE9`.
  var escapedName: String {
    var shown = ""
    var rest = name[...]
    while !rest.isEmpty {
      let length = (1...4).first {
        $0 <= rest.count && String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        shown += String(decoding: rest.prefix(length), as: UTF8.self)
      } else if let byte = rest.first {
        shown += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return shown
  }
}

extension FolderEntry {
  /// What a folder holds, in no order, without `.` and `..`.
  ///
  /// - Parameter path: Of the folder.
  /// - Returns: nil where it cannot be read; `errno` says why.
  /// - Complexity: O(names), with a call of the system for names whose kind the folder does not tell.
  static func all(in path: String) -> [FolderEntry]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      // Only `errno` tells a folder's end from a failure.
      errno = 0
      guard let entry = readdir(stream) else { return errno == 0 ? entries : nil }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
      let kind = Kind(entry.pointee.d_type) ?? Kind(of: name, in: path)
      entries.append(FolderEntry(name: name, kind: kind))
    }
  }
}

extension FolderEntry.Kind {
  /// What the folder itself says; nil where its file system does not tell.
  fileprivate init?(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }

  fileprivate init(of name: [UInt8], in folder: String) {
    var status = stat()
    let path = Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]
    let result = path.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pointer in
        pointer.baseAddress.map { lstat($0, &status) } ?? -1
      }
    }
    self =
      switch result == 0 ? status.st_mode & S_IFMT : 0 {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
