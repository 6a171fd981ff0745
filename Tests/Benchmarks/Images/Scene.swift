/// What stands in a generated picture: a gradient above a horizon, another below, ellipses before it.
struct Scene {
  private struct Ellipse {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var colour: [Double]
  }

  private let width: Int
  private let height: Int
  private let horizon: Int
  /// Upper end, horizon from above, horizon from below, lower end.
  private let colours: [[Double]]
  private let things: [Ellipse]

  init(_ random: inout NumberSequence, width: Int, height: Int) {
    func colour(_ random: inout NumberSequence) -> [Double] {
      (0..<3).map { _ in Double(40 + random.next(170)) }
    }
    self.width = width
    self.height = height
    horizon = height * Int(30 + random.next(40)) / 100
    colours = (0..<4).map { _ in colour(&random) }
    things = (0..<30).map { _ in
      Ellipse(
        x: Double(random.next(UInt64(width))), y: Double(random.next(UInt64(height))),
        width: Double(width) * Double(1 + random.next(14)) / 100,
        height: Double(height) * Double(1 + random.next(14)) / 100, colour: colour(&random))
    }
  }

  /// Fills a row with three numbers a px.
  ///
  /// - Returns: How rough surfaces are there: smooth in the sky.
  func draw(row y: Int, into row: inout [Int16]) -> Int16 {
    let isSky = y < horizon
    let share =
      isSky
      ? Double(y) / Double(horizon) : Double(y - horizon) / Double(max(1, height - horizon))
    let (start, end) = isSky ? (colours[0], colours[1]) : (colours[2], colours[3])
    let ground = (0..<3).map { Int16(start[$0] + (end[$0] - start[$0]) * share) }
    for x in 0..<width {
      for band in 0..<3 { row[3 * x + band] = ground[band] }
    }
    for thing in things { draw(thing, row: y, into: &row) }
    return isSky ? 1 : 3
  }

  /// A ball, lit from the left.
  private func draw(_ thing: Ellipse, row y: Int, into row: inout [Int16]) {
    let offset = (Double(y) - thing.y) / thing.height
    guard offset.magnitude < 1 else { return }
    let reach = thing.width * (1 - offset * offset).squareRoot()
    let (first, last) = (max(0, Int(thing.x - reach)), min(width, Int(thing.x + reach)))
    guard first < last else { return }
    let step = 0.5 / (2 * reach)
    for x in first..<last {
      let light = 1.2 - (Double(x) - thing.x + reach) * step - 0.2 * offset
      for band in 0..<3 { row[3 * x + band] = Int16(thing.colour[band] * light) }
    }
  }
}
