/// What a scan leaves out because people asked for it: the lists named `.photowallignore` in the
/// scanned folder and in those below it, and the patterns of the command line.
///
/// The rules are those of gitignore(5). The last pattern that matches decides, a list in a deeper
/// folder comes after those above it, and the command line comes last. What lies in a folder that is
/// left out stays out.
struct IgnoreRules {
  static let fileName = ".photowallignore"
  /// The longest list that is read, in bytes.
  private static let longestList = 1 << 20

  private struct List {
    /// Below the scanned folder; empty for that folder itself.
    let folder: [UInt8]
    let patterns: [GlobPattern]
  }

  private var lists: [List] = []
  private let own: List

  /// - Parameter patterns: Of the command line, as lines of a list in the scanned folder.
  init(_ patterns: [String]) {
    own = List(folder: [], patterns: patterns.compactMap { GlobPattern(line: $0.utf8) })
  }

  /// These rules with the list of one more folder, which applies to what is below it.
  ///
  /// - Parameters:
  ///   - bytes: The file's.
  ///   - folder: Below the scanned folder.
  /// - Returns: The rules for that folder.
  func adding(_ bytes: [UInt8], in folder: String) -> IgnoreRules {
    var text = bytes.prefix(Self.longestList)
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text = text.dropFirst(3) }
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      GlobPattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    var rules = self
    rules.lists.append(List(folder: Array(folder.utf8), patterns: patterns))
    return rules
  }

  /// Whether an entry is left out, provided that the folder it is in is not.
  ///
  /// - Parameters:
  ///   - path: Below the scanned folder.
  ///   - isFolder: Whether it is one.
  /// - Returns: Whether the last pattern that matches is not negated.
  /// - Complexity: O(patterns * path)
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    let path = Array(path.utf8)
    for list in [own] + lists.reversed() {
      let below = list.folder.isEmpty ? path : Array(path.dropFirst(list.folder.count + 1))
      if let last = list.patterns.last(where: { $0.matches(below, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }
}
