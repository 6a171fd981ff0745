import Testing
import WallGeometry
import WallTestSupport

@testable import WallLayout

/// Networks whose sizes are known from elsewhere.
@Suite struct MosaicNetworkTests {
  /// A wall whose columns are `breadth` px each.
  private func problem(
    _ aspects: [Double], columns: Int, breadth: Double, gap: Double, captionHeight: Double = 0
  ) throws -> MosaicProblem {
    let width = Double(columns) * (breadth + gap) - gap
    let context = LayoutContext(at: width)
    let spacing = LayoutSpacing(
      insets: .zero, columnGap: gap, rowGap: gap, captionHeight: captionHeight)
    let lanes = try Lanes(count: columns, spacing: spacing, axis: .vertical, in: context)
    var problem = MosaicProblem(lanes: lanes, captionHeight: captionHeight, in: context)
    for aspect in aspects { problem.add(conductance: aspect) }
    return problem
  }

  private func solve(
    _ placements: [(item: Int, column: Int, span: Int)], of problem: MosaicProblem
  ) throws -> [MosaicTile] {
    let topology = MosaicTopology(
      columns: problem.columns,
      placements: placements.map { .init(item: $0.item, column: $0.column, span: $0.span) })
    var network = MosaicNetwork()
    let isPossible = network.build(topology, of: problem)
    try #require(isPossible)
    return network.tiles(topology, of: problem, inflow: problem.inflow)
  }

  /// Brooks, Smith, Stone and Tutte's rectangle of nine different squares.
  @Test func theSquaredRectangleComesOut() throws {
    // Its vertical lines cut it into five columns.
    let sides: [Double] = [18, 15, 7, 8, 14, 4, 10, 1, 9]
    let problem = try problem(sides.map { _ in 1 }, columns: 5, breadth: 33.0 / 5, gap: 0)
    let tiles = try solve(
      [
        (0, 0, 2), (1, 2, 3), (2, 2, 2), (3, 4, 1), (4, 0, 1), (5, 1, 1), (6, 1, 2), (7, 3, 1),
        (8, 3, 2),
      ], of: problem)
    for (tile, side) in zip(tiles, sides) {
      #expect(abs(tile.breadth - side) < 1e-9)
      #expect(abs(tile.length - side) < 1e-9)
    }
    #expect(
      zip(tiles.map(\.left), [0, 18, 18, 25, 0, 14, 14, 24, 24]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(
      zip(tiles.map(\.start), [0, 0, 15, 15, 18, 18, 22, 22, 23]).allSatisfy { abs($0 - $1) < 1e-9 }
    )
  }

  /// A panorama above a square and another panorama: 2 W / 100 px of the second's breadth for each
  /// of the first's.
  @Test func aSpanAboveTwoTilesSharesItsWidthBetweenThem() throws {
    let problem = try problem([2, 1, 3], columns: 2, breadth: 95, gap: 10)
    let tiles = try solve([(0, 0, 2), (1, 0, 1), (2, 1, 1)], of: problem)
    let expected: [(Double, Double, Double, Double)] = [
      (0, 0, 200, 100), (0, 110, 47.5, 47.5), (57.5, 110, 142.5, 47.5),
    ]
    for (tile, frame) in zip(tiles, expected) {
      #expect(abs(tile.left - frame.0) < 1e-9)
      #expect(abs(tile.start - frame.1) < 1e-9)
      #expect(abs(tile.breadth - frame.2) < 1e-9)
      #expect(abs(tile.length - frame.3) < 1e-9)
    }
  }

  /// Columns that nothing joins share the width so that all end on one line: the numbers that
  /// another engine's columns album publishes for 21 photographs.
  @Test func columnsThatNothingJoinsEndOnOneLine() throws {
    let heights: [Double] = [
      800, 1620, 720, 721, 1620, 607, 608, 720, 1549, 720, 694, 1620, 720, 1440, 1620, 810, 1620,
      160, 810, 720, 1440,
    ]
    let problem = try problem(
      heights.map { 1080 / $0 }, columns: 4, breadth: (1024 - 45) / 4, gap: 15)
    var placements: [(item: Int, column: Int, span: Int)] = []
    for (column, count) in [5, 6, 4, 6].enumerated() {
      for _ in 0..<count { placements.append((placements.count, column, 1)) }
    }
    let tiles = try solve(placements, of: problem)
    for (placement, tile) in zip(placements, tiles) {
      let expected = [238.414, 263.484, 244.99, 232.112][placement.column]
      #expect(abs(tile.breadth - expected) < 6e-4)
    }
    for last in [4, 10, 14, 20] {
      #expect(abs(tiles[last].start + tiles[last].length - 1269.949) < 6e-4)
    }
  }

  /// Two columns, one of two tiles: the captions of the second column's tiles count twice.
  @Test func captionsAddToLengths() throws {
    // Breadths a and b with a + b = 190: a + 20 = 2 (b + 20) + 10 less, b / 1 each.
    let problem = try problem([1, 1, 1], columns: 2, breadth: 95, gap: 10, captionHeight: 20)
    let tiles = try solve([(0, 0, 1), (1, 1, 1), (2, 1, 1)], of: problem)
    // a + 20 = 2 (b + 20) + 10 and a + b = 190: 3 b = 160.
    #expect(abs(tiles[1].breadth - 160.0 / 3) < 1e-9)
    #expect(abs(tiles[1].length - (160.0 / 3 + 20)) < 1e-9)
    #expect(abs(tiles[0].breadth - (190 - 160.0 / 3)) < 1e-9)
    #expect(abs(tiles[2].start - (160.0 / 3 + 30)) < 1e-9)
  }

  @Test func aTileBetweenALineAndItselfHasNoSolution() throws {
    // The second column is empty at the bottom: its line, the top, would be the bottom too.
    let problem = try problem([1], columns: 2, breadth: 95, gap: 10)
    var network = MosaicNetwork()
    let topology = MosaicTopology(columns: 2, placements: [.init(item: 0, column: 0)])
    let isPossible = network.build(topology, of: problem)
    #expect(!isPossible)
  }
}

@Suite struct EnvelopeMatrixTests {
  /// Against the product with a random matrix of the same envelope.
  @Test func solvesWhatItMultiplied() {
    var generator = SeededGenerator(seed: 5)
    for size in [1, 2, 5, 40] {
      let firsts = (0..<size).map { max(0, $0 - Int.random(in: 0..<4, using: &generator)) }
      var dense = [[Double]](repeating: Array(repeating: 0, count: size), count: size)
      var matrix = EnvelopeMatrix()
      matrix.reset(firsts: firsts)
      for row in 0..<size {
        for column in firsts[row]..<row {
          let value = -Double.random(in: 0..<1, using: &generator)
          dense[row][column] = value
          dense[column][row] = value
          matrix.add(value, row: row, column: column)
        }
        dense[row][row] = 10
        matrix.add(4, row: row, column: row)
        matrix.add(6, row: row, column: row)
      }
      let wanted = (0..<size).map { _ in Double.random(in: 0..<1, using: &generator) }
      var x = dense.map { zip($0, wanted).reduce(0) { $0 + $1.0 * $1.1 } }
      let isPositive = matrix.factor()
      #expect(isPositive)
      matrix.solve(&x)
      #expect(zip(x, wanted).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test func refusesWhatIsNotPositive() {
    var matrix = EnvelopeMatrix()
    matrix.reset(firsts: [0, 0])
    matrix.add(1, row: 0, column: 0)
    matrix.add(2, row: 1, column: 0)
    matrix.add(1, row: 1, column: 1)
    let isPositive = matrix.factor()
    #expect(!isPositive)
  }
}
