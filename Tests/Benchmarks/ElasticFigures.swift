import Foundation
import WallGeometry
import WallLayout

/// The quality of elastic mosaics of given pictures.
enum ElasticFigures {
  /// One line for each file and number of columns, and the worst of all.
  ///
  /// - Parameter paths: JSON files, each a list of `[width, height]`; the first 120 pictures count.
  /// - Returns: Columns are 240 px wide, gaps 8; inversion is in column widths.
  /// - Throws: Where a file cannot be read.
  static func table(of paths: [String]) throws -> [String] {
    var lines = ["file\tcolumns\timages\tspans %\tmean dev %\tmax dev %\tinversion\trank shift"]
    var worst = [0.0, 0.0, 0.0]
    var inversions: [Double] = []
    for path in paths {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let sizes = try JSONDecoder().decode([[Double]].self, from: data).prefix(120)
      let items = sizes.enumerated().map { index, size in
        LayoutItem(
          size: Size(width: size[0], height: size[1]), drawKey: DrawKey(id: String(index)))
      }
      for columns in [3, 4, 6] {
        let figures = try measure(items, columns: columns)
        let shown = [
          figures.spanShare, figures.widthDeviationMean, figures.widthDeviationMax,
          figures.topInversion.map { $0 / 240 }, figures.rankShift,
        ].map { $0.map { String(format: "%.2f", $0) } ?? "-" }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        lines.append(([name, "\(columns)", "\(items.count)"] + shown).joined(separator: "\t"))
        worst[0] = max(worst[0], figures.widthDeviationMax ?? 0)
        inversions.append((figures.topInversion ?? 0) / 240)
        worst[2] = max(worst[2], figures.rankShift ?? 0)
      }
    }
    worst[1] = inversions.max() ?? 0
    let mean = inversions.reduce(0, +) / Double(max(1, inversions.count))
    lines.append(
      String(
        format: "worst: deviation %.2f %%, inversion %.2f (mean %.2f), rank shift %.0f", worst[0],
        worst[1], mean, worst[2]))
    return lines
  }

  private static func measure(_ items: [LayoutItem], columns: Int) throws -> QualityFigures {
    let layout = ElasticMosaicLayout(
      columns: columns, spacing: LayoutSpacing(insets: .zero, columnGap: 8, rowGap: 8))
    let width = Double(columns) * 248 - 8
    let context = LayoutContext(
      referenceWidth: width, narrowestWidth: width / 2, widestWidth: 2 * width)
    let wall = try WallPlacement([SectionLayout(layout: layout)], items: [items], in: context)
    return QualityFigures(measuring: wall, items: [items], in: context)
  }
}
