/// Where a tile of a mosaic stands and how large it is, in CSS px from the columns' start and the
/// mosaic's top, or in px for each px of container.
struct MosaicTile {
  /// Across the columns; 0 until it is asked for.
  var left = 0.0
  var breadth: Double
  /// Along them.
  var start: Double
  var length: Double
}

extension MosaicNetwork {
  /// The tiles of a solved network.
  ///
  /// - Parameters:
  ///   - topology: The one the network was built from.
  ///   - problem: Likewise.
  ///   - inflow: The wall's breadth and one gutter.
  ///   - gaps: 1 where gaps count, 0 for the part of the solution that grows with the container.
  ///   - hasLefts: Whether places across the columns are wanted.
  /// - Returns: In the order of the placements.
  /// - Complexity: O(tiles), and O(chains log chains) for places across
  func tiles(
    _ topology: MosaicTopology, of problem: MosaicProblem, inflow: Double, gaps: Double = 1,
    hasLefts: Bool = true
  ) -> [MosaicTile] {
    let potentials = potentials(inflow: inflow, gaps: gaps)
    let currents = chains.map { current(of: $0, potentials, gaps: gaps) }
    let lefts = hasLefts ? lefts(currents) : []
    // How far each chain has been filled.
    var starts = chains.map { potentials[$0.start] }
    let (lengthGap, lengthExtra) = (gaps * problem.lengthGap, gaps * problem.lengthExtra)
    let (breadthGap, breadthExtra) = (gaps * problem.breadthGap, gaps * problem.breadthExtra)
    var tiles: [MosaicTile] = []
    tiles.reserveCapacity(chainOf.count)
    for (placement, chain) in zip(topology.placements, chainOf) {
      let breadth = currents[chain] - breadthGap
      let conductance = problem.conductances[Int(placement.item)]
      let tile = MosaicTile(
        left: hasLefts ? lefts[chain] : 0, breadth: breadth, start: starts[chain],
        length: (breadth - breadthExtra) / conductance + lengthExtra)
      starts[chain] += tile.length + lengthGap
      tiles.append(tile)
    }
    return tiles
  }

  /// The left edge of each chain: what hangs from a line fills it from its left end, in the order of
  /// the columns, and a line starts where the first chain that ends on it does.
  private func lefts(_ currents: [Double]) -> [Double] {
    var lefts = [Double](repeating: 0, count: chains.count)
    let order = chains.indices.sorted {
      (chains[$0].start, chains[$0].column) < (chains[$1].start, chains[$1].column)
    }
    var filled = 0.0
    var line = -1
    for index in order {
      if chains[index].start != line { (line, filled) = (chains[index].start, 0) }
      lefts[index] = filled
      filled += currents[index]
    }
    // Chains came to be after all that end on the line they hang from.
    var lineLefts = [Double](repeating: 0, count: nodeCount)
    var lineColumns = [Int](repeating: .max, count: nodeCount)
    for (index, chain) in chains.enumerated() {
      lefts[index] += lineLefts[chain.start]
      if chain.column < lineColumns[chain.end] {
        lineColumns[chain.end] = chain.column
        lineLefts[chain.end] = lefts[index]
      }
    }
    return lefts
  }
}
