/// The version of photowall, which its worker has in common with it.
package enum ToolVersion {
  /// What `--version` prints after the program's name.
  package static let number = "0.1.0"
}
