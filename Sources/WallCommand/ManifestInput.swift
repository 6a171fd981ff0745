import WallManifest

import Glibc
import WallText

/// The manifest of a run, as its reader named it.
struct ManifestInput {
  /// As problems show it: the path as typed, or `<stdin>`.
  let name: String
  /// Where pictures are looked for: the manifest's folder, or the current one; never empty.
  let folder: String
  /// The name without folder and ending, the title of a wall that has none; nil for standard input.
  let stem: String?
  let bytes: [UInt8]

  /// Reads the file of that path, or standard input for `-`.
  ///
  /// - Throws: `CommandFailure` that names the path, says why, and names a file nearby whose name
  ///   is spelt much the same.
  init(path: String, environment: CommandEnvironment) throws(CommandFailure) {
    let isStandardInput = path == "-"
    do {
      bytes = isStandardInput ? try environment.standardInput() : try InputFile.read(path: path)
    } catch {
      throw Self.failure(error, path: path)
    }
    let parts = Self.split(path)
    name = isStandardInput ? "<stdin>" : path
    folder = isStandardInput ? "." : parts.folder
    stem = isStandardInput ? nil : Self.stem(parts.name)
  }

  /// The title of a wall that has none.
  var defaultTitle: String { stem ?? "Photo wall" }

  /// A file of the manifest's folder, the path as short as it can be: `site`, `walls/site`.
  func beside(_ file: String) -> String {
    if folder == "." { return file }
    return folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Folder and name of a path, the folder never empty.
  static func split(_ path: String) -> (folder: String, name: String) {
    // By scalars: a combining mark behind a slash makes one character with it.
    let scalars = path.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return (".", path) }
    let name = String(scalars[scalars.index(after: slash)...])
    return (slash == scalars.startIndex ? "/" : String(scalars[..<slash]), name)
  }

  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func failure(_ failure: InputFailure, path: String) -> CommandFailure {
    guard path != "-" else {
      return .environment("cannot read standard input: \(failure.reason)")
    }
    let hint: String? =
      switch failure {
      case .isDirectory: "name the manifest in it"
      case .system(let number) where SystemError.isMissing(number):
        nearbyFile(path).map { "did you mean \($0)?" }
      case .system: nil
      }
    return .environment("cannot read \"\(path)\": \(failure.reason)", hint: hint)
  }

  /// A file of the same folder with nearly the same name, or with another ending.
  private static func nearbyFile(_ path: String) -> String? {
    let (folder, name) = split(path)
    let names = fileNames(in: folder)
    let sameStem = names.first { candidate in
      (candidate.hasSuffix(".xml") || candidate.hasSuffix(".json"))
        && (stem(candidate) == stem(name) || stem(candidate) == name)
    }
    guard let found = sameStem ?? NearestWord.of(name, in: names) else { return nil }
    if folder == "." && !path.hasPrefix("./") { return found }
    return folder == "/" ? "/\(found)" : "\(folder)/\(found)"
  }

  /// In the order of their bytes, so that the same folder gives the same suggestion.
  private static func fileNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < 10_000, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
