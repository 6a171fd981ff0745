import WallGeometry

/// A mosaic as an electrical network (Brooks, Smith, Stone and Tutte, "The dissection of rectangles
/// into squares", 1940): level lines are nodes, tiles are resistors, a tile's breadth with its
/// gutter is the current through it, and the distance of the lines it hangs between is the voltage.
///
/// Currents balance at each node, so breadths add up to the wall's; the solution is linear in the
/// wall's breadth. Tiles that stand alone below each other in one column carry one current: such a
/// chain is one resistor here, so that nodes are left only where columns are joined.
struct MosaicNetwork {
  /// Tiles in series between two nodes.
  struct Chain {
    var column: Int
    var span: Int
    var start: Int
    var end: Int
    /// Sum of 1 / conductance of its tiles.
    var resistance: Double
    /// What its tiles take along the column beside their pictures.
    var offset: Double
  }

  private(set) var chains: [Chain] = []
  /// The chain of each placement.
  private(set) var chainOf: [Int] = []
  private(set) var nodeCount = 0
  /// What a current has beside its chain's voltage through its resistance.
  private var breadthStep = 0.0
  private var parents: [Int] = []
  private var matrix = EnvelopeMatrix()
  private var firsts: [Int] = []
  private var numbers: [Int] = []

  /// The top.
  static let top = 0
  /// The last node is the bottom.
  var bottom: Int { nodeCount - 1 }

  /// Builds and factors the network of a topology, in the memory of the one before.
  ///
  /// - Returns: Whether it has a solution: no tile hangs between a line and itself.
  /// - Complexity: O(tiles + nodes * columns^2), for nodes that join neighbouring columns
  mutating func build(_ topology: MosaicTopology, of problem: MosaicProblem) -> Bool {
    breadthStep = problem.breadthStep
    connect(topology, problem)
    number()
    for chain in chains where chain.start == chain.end { return false }
    fill()
    return matrix.factor()
  }

  // MARK: Nodes

  private mutating func connect(_ topology: MosaicTopology, _ problem: MosaicProblem) {
    chains.removeAll(keepingCapacity: true)
    chainOf.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    parents.append(0)
    // The node that each column hangs from, and its open chain; -1 where nothing hangs yet.
    var lines = [Int](repeating: Self.top, count: topology.columns)
    var open = [Int](repeating: -1, count: topology.columns)
    for placement in topology.placements {
      let item = Int(placement.item)
      let resistance = 1 / problem.conductances[item]
      let column = Int(placement.column)
      if placement.span == 1 {
        if open[column] < 0 {
          open[column] = chains.count
          chains.append(
            Chain(
              column: column, span: 1, start: lines[column], end: -1, resistance: 0, offset: 0))
        }
        chainOf.append(open[column])
        chains[open[column]].resistance += resistance
        chains[open[column]].offset += problem.lengthStep
        continue
      }
      let start = join(placement.columns, &lines, &open)
      let end = parents.count
      parents.append(end)
      chainOf.append(chains.count)
      chains.append(
        Chain(
          column: column, span: Int(placement.span), start: start, end: end,
          resistance: resistance, offset: problem.lengthStep))
      for covered in placement.columns { lines[covered] = end }
    }
    _ = join(0..<topology.columns, &lines, &open)
  }

  /// Ends the open chains of some columns on one line.
  private mutating func join(_ columns: Range<Int>, _ lines: inout [Int], _ open: inout [Int])
    -> Int
  {
    var node = -1
    for column in columns where open[column] < 0 {
      node = node < 0 ? root(lines[column]) : union(node, lines[column])
    }
    if node < 0 {
      node = parents.count
      parents.append(node)
    }
    for column in columns where open[column] >= 0 {
      chains[open[column]].end = node
      open[column] = -1
      lines[column] = node
    }
    return node
  }

  private func root(_ node: Int) -> Int {
    var node = node
    while parents[node] != node { node = parents[node] }
    return node
  }

  private mutating func union(_ a: Int, _ b: Int) -> Int {
    let (a, b) = (root(a), root(b))
    // The older one stays, so that the top stays the top.
    parents[max(a, b)] = min(a, b)
    return min(a, b)
  }

  /// Numbers the nodes in the order they came to be; the bottom last.
  private mutating func number() {
    numbers.removeAll(keepingCapacity: true)
    nodeCount = 0
    var ends = [Bool](repeating: false, count: parents.count)
    for chain in chains { ends[root(chain.start)] = true }
    for node in parents.indices {
      // Only the bottom has nothing that hangs from it.
      let isNode = parents[node] == node && ends[node]
      numbers.append(isNode ? nodeCount : -1)
      if isNode { nodeCount += 1 }
    }
    for index in chains.indices {
      chains[index].start = numbers[root(chains[index].start)]
      let end = numbers[root(chains[index].end)]
      chains[index].end = end < 0 ? nodeCount : end
    }
    nodeCount += 1
  }

  // MARK: Equations

  /// One row for each node; that of the top holds its potential at 0.
  private mutating func fill() {
    firsts.removeAll(keepingCapacity: true)
    firsts.append(contentsOf: 0..<nodeCount)
    for chain in chains where chain.start != Self.top {
      let (low, high) = (min(chain.start, chain.end), max(chain.start, chain.end))
      firsts[high] = min(firsts[high], low)
    }
    matrix.reset(firsts: firsts)
    matrix.add(1, row: Self.top, column: Self.top)
    for chain in chains {
      let conductance = 1 / chain.resistance
      matrix.add(conductance, row: chain.end, column: chain.end)
      guard chain.start != Self.top else { continue }
      matrix.add(conductance, row: chain.start, column: chain.start)
      matrix.add(
        -conductance, row: max(chain.start, chain.end), column: min(chain.start, chain.end))
    }
  }

  /// Solves for a wall whose breadth and one gutter is `inflow`.
  ///
  /// - Parameters:
  ///   - inflow: CSS px, or px for each px of container.
  ///   - gaps: 1 where gaps count, 0 for the part of the solution that grows with the container.
  /// - Returns: The distance of each node from the top.
  func potentials(inflow: Double, gaps: Double = 1) -> [Double] {
    var x = [Double](repeating: 0, count: nodeCount)
    for chain in chains {
      // The current that the gaps alone would drive back through the chain.
      let current = gaps * (chain.offset / chain.resistance - breadthStep)
      x[chain.end] += current
      x[chain.start] -= current
    }
    x[bottom] += inflow
    x[Self.top] = 0
    matrix.solve(&x)
    return x
  }

  /// The current through a chain: the breadth of its tiles with their gutter.
  func current(of chain: Chain, _ potentials: [Double], gaps: Double = 1) -> Double {
    (potentials[chain.end] - potentials[chain.start] - gaps * chain.offset) / chain.resistance
      + gaps * breadthStep
  }
}
