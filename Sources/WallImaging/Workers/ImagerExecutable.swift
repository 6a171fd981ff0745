import Foundation

/// Where the worker's program is.
package enum ImagerExecutable {
  package static let name = "photowall-imager"

  /// The worker beside the running program, else the first one on a search path.
  ///
  /// - Parameters:
  ///   - folder: Where it is looked for first.
  ///   - searchPath: Folders apart by `:`, as the environment's `PATH` has them. Empty ones, which
  ///     mean the working folder, are passed over: a folder of photos should not bring programs.
  /// - Returns: nil where there is none.
  package static func find(
    beside folder: String? = ownFolder, searchPath: String?
  ) -> String? {
    let folders = searchPath?.split(separator: ":").map(String.init) ?? []
    return ([folder].compactMap { $0 } + folders).map { $0 + "/" + name }.first(where: isProgram)
  }

  /// The folder of the running program, whatever links lead to it; nil where the system does not
  /// tell.
  package static var ownFolder: String? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) }
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
