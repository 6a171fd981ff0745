import WallManifest
import WallMarkup

import Glibc
import WallText

extension TemplateSet {
  /// The built-in set with these files in their places.
  ///
  /// - Throws: `TemplateError` where one is not UTF-8, with the place of the first wrong byte.
  init(files: [String: [UInt8]]) throws(TemplateError) {
    var overrides: [String: String] = [:]
    for name in TemplateSet.names {
      guard let bytes = files[name] else { continue }
      if let offset = SourceText(bytes).firstInvalidByte {
        throw TemplateError(
          name: name, reason: "the byte at offset \(offset) is no UTF-8; save the file as UTF-8")
      }
      overrides[name] = String(decoding: bytes, as: UTF8.self)
    }
    self.init(overrides: overrides)
  }
}

/// A user's folder of templates and styles.
struct TemplateFolder {
  let path: String

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The files of the folder that can stand in the places of built-in ones, by name.
  ///
  /// - Throws: `CommandFailure` where the folder or one of its files cannot be read, or it holds
  ///   no file that is looked for.
  func read() throws(CommandFailure) -> [String: [UInt8]] {
    guard let stream = opendir(path) else {
      throw .environment("cannot read \"\(path)\": \(SystemError.text(errno))")
    }
    closedir(stream)
    var files: [String: [UInt8]] = [:]
    for name in TemplateSet.names {
      do throws(InputFailure) {
        files[name] = try InputFile.read(path: path(of: name))
      } catch {
        if case .system(let number) = error, SystemError.isMissing(number) { continue }
        throw .environment("cannot read \"\(path(of: name))\": \(error.reason)")
      }
    }
    guard !files.isEmpty else {
      throw .environment(
        "\"\(path)\" holds no template",
        hint: "it may have \(TemplateSet.names.joined(separator: ", "))")
    }
    return files
  }
}
