/// Suggestions for misspelt words.
package enum NearestWord {
  /// The first candidate that needs the fewest edits, if that is at most `limit`.
  ///
  /// - Complexity: O(candidates * word * candidate) in scalars
  package static func of(_ word: String, in candidates: [String], limit: Int = 2) -> String? {
    var best: (word: String, distance: Int)?
    let length = word.unicodeScalars.count
    for candidate in candidates where !candidate.isEmpty {
      // As many edits as the lengths differ are needed at least.
      guard abs(candidate.unicodeScalars.count - length) <= limit else { continue }
      // A word of three letters that shares one with the other is no misspelling of it.
      let allowed = min(limit, max(word.count, candidate.count) / 2)
      let distance = distance(Array(word.unicodeScalars), Array(candidate.unicodeScalars))
      if distance <= allowed, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one into the other
  /// (optimal string alignment).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
