/// A symmetric positive definite matrix that is kept from each row's first entry to the diagonal,
/// and its Cholesky factor, which has the same envelope.
///
/// Networks of mosaics are long and narrow: a row reaches back about as many places as the wall has
/// columns, so a factorisation is linear in the rows.
struct EnvelopeMatrix {
  /// Where each row's entries end in `values`, which is its diagonal's place + 1.
  private var ends: [Int] = []
  /// The column of each row's first entry.
  private var firsts: [Int] = []
  private var values: [Double] = []

  var count: Int { firsts.count }

  /// Makes a matrix of zeros, in the memory of the one before.
  ///
  /// - Parameter firsts: The column of each row's first entry, at most the row itself.
  mutating func reset(firsts: [Int]) {
    self.firsts = firsts
    ends.removeAll(keepingCapacity: true)
    var end = 0
    for (row, first) in firsts.enumerated() {
      end += row - first + 1
      ends.append(end)
    }
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(0, count: end))
  }

  /// Adds to an entry of the lower half; `column` is at most `row`.
  mutating func add(_ value: Double, row: Int, column: Int) {
    values[ends[row] - 1 - row + column] += value
  }

  /// Replaces the matrix by its Cholesky factor.
  ///
  /// - Returns: Whether it was positive definite.
  /// - Complexity: O(entries * row length)
  mutating func factor() -> Bool {
    for row in firsts.indices {
      let first = firsts[row]
      let base = ends[row] - 1 - row
      for column in first..<row {
        let other = ends[column] - 1 - column
        var sum = values[base + column]
        for k in max(first, firsts[column])..<column {
          sum -= values[base + k] * values[other + k]
        }
        values[base + column] = sum / values[other + column]
      }
      var diagonal = values[base + row]
      for k in first..<row { diagonal -= values[base + k] * values[base + k] }
      guard diagonal > 1e-12 else { return false }
      values[base + row] = diagonal.squareRoot()
    }
    return true
  }

  /// Solves with the factor, in place.
  ///
  /// - Complexity: O(entries)
  func solve(_ x: inout [Double]) {
    for row in firsts.indices {
      let base = ends[row] - 1 - row
      var sum = x[row]
      for k in firsts[row]..<row { sum -= values[base + k] * x[k] }
      x[row] = sum / values[base + row]
    }
    for row in firsts.indices.reversed() {
      let base = ends[row] - 1 - row
      x[row] /= values[base + row]
      let value = x[row]
      for k in firsts[row]..<row { x[k] -= values[base + k] * value }
    }
  }
}
