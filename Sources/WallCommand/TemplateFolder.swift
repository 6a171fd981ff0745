import WallMarkup

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A user's folder of templates and styles.
struct TemplateFolder {
  let path: String

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The built-in set with the files of the folder in their places.
  ///
  /// - Throws: `CommandFailure` where the folder or one of its files cannot be read, or it holds
  ///   no file that is looked for.
  func read() throws(CommandFailure) -> TemplateSet {
    guard let stream = opendir(path) else {
      throw .environment("cannot read \"\(path)\": \(SystemReason.text(errno))")
    }
    closedir(stream)
    var overrides: [String: String] = [:]
    for name in TemplateSet.names {
      do throws(InputFailure) {
        let bytes = try InputFile.read(path: path(of: name))
        overrides[name] = String(decoding: bytes, as: UTF8.self)
      } catch {
        if case .system(let number) = error, SystemReason.isMissing(number) { continue }
        throw .environment("cannot read \"\(path(of: name))\": \(error.reason)")
      }
    }
    guard !overrides.isEmpty else {
      throw .environment(
        "\"\(path)\" holds no template",
        hint: "it may have \(TemplateSet.names.joined(separator: ", "))")
    }
    return TemplateSet(overrides: overrides)
  }
}
