import Foundation

/// The package's programs, as they were built with the running tests.
package enum BuiltProgram {
  /// Path of a program; nil where it was not built.
  package static func path(named name: String) -> String? {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = own.map { ($0 as NSString).deletingLastPathComponent + "/" + name }
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }
}
