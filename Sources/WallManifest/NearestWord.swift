/// Suggestions for misspelt words.
package enum NearestWord {
  /// The first candidate that needs the fewest edits, if that is at most `limit`.
  ///
  /// - Complexity: O(candidates * word * candidate) in scalars
  package static func of(_ word: String, in candidates: [String], limit: Int = 2) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      guard let distance = edits(from: word, to: candidate, limit: limit) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The candidates that may be meant, the likeliest first: those that are spelt much the same,
  /// then those that the word is a part of or a path to.
  ///
  /// - Returns: At most `most`.
  /// - Complexity: O(candidates * word * candidate) in scalars
  package static func several(
    like word: String, in candidates: [String], most: Int = 3
  ) -> [String] {
    let lowered = word.lowercased()
    var found: [(word: String, distance: Int)] = []
    for candidate in candidates {
      if let distance = edits(from: word, to: candidate, limit: 2) {
        found.append((candidate, distance))
      } else if !word.isEmpty,
        candidate.lowercased().contains(lowered) || word.hasSuffix("/" + candidate)
      {
        found.append((candidate, 3))
      }
    }
    // The sort is stable by the place in the list, so that the same list gives the same words.
    return found.enumerated().sorted { a, b in
      (a.element.distance, a.offset) < (b.element.distance, b.offset)
    }.prefix(most).map(\.element.word)
  }

  /// How many edits turn a word into a candidate; nil where too many to take one for the other.
  private static func edits(from word: String, to candidate: String, limit: Int) -> Int? {
    let (length, other) = (word.unicodeScalars.count, candidate.unicodeScalars.count)
    // As many edits as the lengths differ are needed at least.
    guard other > 0, abs(other - length) <= limit else { return nil }
    let distance = distance(Array(word.unicodeScalars), Array(candidate.unicodeScalars))
    // A word of three letters that shares one with the other is no misspelling of it.
    return distance <= min(limit, max(word.count, candidate.count) / 2) ? distance : nil
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
