/// The version that `photowall --version` prints.
enum ToolVersion {
  static let number = "0.1.0"
}
