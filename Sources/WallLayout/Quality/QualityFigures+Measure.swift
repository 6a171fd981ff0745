import WallGeometry

extension QualityFigures {
  /// Measures a wall by the formulas of the quality reference, at one width.
  ///
  /// Areas and counts of sections are summed, maxima are maxima; percentiles, inversion and rank
  /// shift run over the whole wall. Horizontal sections are measured with their axes exchanged,
  /// right-to-left ones mirrored back. A section counts in the figures that its layout has; one
  /// that no section has stays nil.
  /// - Parameters:
  ///   - wall: The placed sections.
  ///   - items: What was placed, one list for each section.
  ///   - context: The one the wall was placed in; figures are taken at its reference width.
  /// - Complexity: O(n log n) in the number of tiles
  public init(measuring wall: WallPlacement, items: [[LayoutItem]], in context: LayoutContext) {
    self.init()
    guard items.contains(where: { !$0.isEmpty }) else { return }
    let width = context.referenceWidth
    let tops = wall.tops(at: width)
    var surface = Surface()
    var crops = CropTally()
    var columns = ColumnTally()
    var order: [ReadingPlace] = []
    for (index, section) in wall.sections.enumerated() where !items[index].isEmpty {
      let measured = MeasuredSection(section, in: context)
      let figures = section.section.layout.figures
      if figures.contains(.holes) { surface.add(measured) }
      if figures.contains(.cropMean) { crops.add(measured, items: items[index]) }
      if figures.contains(.spanShare) {
        columns.add(deviations: measured.widthDeviations, runs: section.result.columnRuns)
      }
      if figures.contains(.topInversion) {
        order.append(contentsOf: measured.places(below: tops[index]))
      }
    }
    holeArea = surface.holeArea
    bottomRaggedness = surface.raggedness
    cropMean = crops.mean
    cropMax = crops.max
    columns.finish(&self)
    guard !order.isEmpty else { return }
    topInversion = ReadingPlace.inversion(of: order)
    rankShift = ReadingPlace.shift(of: order)
  }
}

/// Skyline areas and ends of all sections together.
private struct Surface {
  private var hole = 0.0
  private var box = 0.0
  /// CSS px; nil where nothing was added.
  private(set) var raggedness: Double?

  /// Percent; nil where there is no area to speak of.
  var holeArea: Double? {
    guard box > 0 else { return nil }
    let share = 100 * hole / box
    // Sums of many tiles are off by rounding alone.
    return share < 1e-9 ? 0 : share
  }

  mutating func add(_ section: MeasuredSection) {
    let skyline = section.skyline
    hole += skyline.area - section.ownedArea
    box += section.boxArea
    raggedness = max(raggedness ?? 0, skyline.highest - skyline.lowest)
  }
}

/// How far tiles keep to their columns.
private struct ColumnTally {
  /// Percent, one for each tile.
  private var deviations: [Double] = []
  private var spanning = 0

  mutating func add(deviations: [Double], runs: [ColumnRun]) {
    self.deviations += deviations
    spanning += runs.lazy.filter { $0.span >= 2 }.count
  }

  /// Sets the figures, where there are tiles.
  consuming func finish(_ figures: inout QualityFigures) {
    guard !deviations.isEmpty else { return }
    deviations.sort()
    let count = Double(deviations.count)
    figures.widthDeviationMean = deviations.reduce(0, +) / count
    let rank = Int((0.95 * count - 1e-9).rounded(.up))
    figures.widthDeviationP95 = deviations[max(rank, 1) - 1]
    figures.widthDeviationMax = deviations[deviations.count - 1]
    figures.spanShare = 100 * Double(spanning) / count
  }
}

/// How much of the pictures their tiles do not show, in percent.
private struct CropTally {
  private var sum = 0.0
  private var count = 0
  private var largest = 0.0

  var mean: Double? { count > 0 ? sum / Double(count) : nil }
  var max: Double? { count > 0 ? largest : nil }

  mutating func add(_ section: MeasuredSection, items: [LayoutItem]) {
    for (item, box) in zip(items, section.pictureBoxes) where !item.isPlaceholder {
      let crop = PictureFit(of: item.size, in: box).crop
      sum += crop
      largest = Swift.max(largest, crop)
      count += 1
    }
  }
}
