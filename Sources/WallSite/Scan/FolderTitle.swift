/// What the wall and its sections are called after their folders.
enum FolderTitle {
  /// `2024-05 summer-trip` of `2024-05_summer-trip`, `Norway / Day 1` of `Norway/Day_1`.
  ///
  /// - Parameter path: Parts apart by `/`.
  /// - Returns: nil where nothing is left.
  static func title(of path: String) -> String? {
    let parts = URLPath.parts(of: path).map(tidy).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " / ")
  }

  private static func tidy(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return scalar == "_" || isControl || [0xfffe, 0xffff].contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }
}
