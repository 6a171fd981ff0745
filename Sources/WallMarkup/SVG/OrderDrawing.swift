import WallGeometry
import WallText

/// Draws the reading order: a line through the middles of all tiles, cased like a road on a map so
/// that it reads on any tile and any ground.
struct OrderDrawing {
  /// A tile on the way.
  private struct Stop {
    let x: Double
    let y: Double
    let number: Int
    /// Whether the way goes back to get here.
    let isBack: Bool
  }

  private let stops: [Stop]
  /// The numbers of the wall's first and last tile; a strip may have them out of sight.
  private let ends: (first: Int?, last: Int?)
  /// CSS px; grows with the tiles.
  private let radius: Double
  /// Whether each stop shows its number.
  private let isNumbered: Bool

  init(_ drawing: PreviewDrawing, isNumbered: Bool) {
    var stops: [Stop] = []
    var sides: [Double] = []
    for section in drawing.sections {
      let isBack = section.placement.stepsBack(in: drawing.context)
      for tile in section.tiles {
        let box = tile.box
        stops.append(
          Stop(
            x: box.x + box.width / 2, y: box.y + box.height / 2, number: tile.tile.number,
            isBack: isBack[tile.item]))
        sides.append(min(box.width, box.height))
      }
    }
    self.stops = stops
    let numbers = drawing.sections.lazy.map(\.content.tiles).filter { !$0.isEmpty }
    ends = (numbers.first?.first?.number, numbers.last?.last?.number)
    self.isNumbered = isNumbered
    // Half of the tiles have room for a larger one.
    let middle = sides.isEmpty ? 0 : sides.sorted()[sides.count / 2]
    radius = max(4, min(21, middle * 0.2))
  }

  func write(_ writer: inout MarkupWriter) {
    guard !stops.isEmpty else { return }
    writer.element(
      "g",
      [
        .init("fill", "none"), .init("stroke-linecap", "round"), .init("stroke-linejoin", "round"),
      ]
    ) { writer in
      writeLines(&writer)
    }
    writer.newline()
    for stop in stops {
      if stop.number == ends.first {
        writeStart(stop, &writer)
      } else if stop.number == ends.last {
        writeEnd(stop, &writer)
      } else if isNumbered {
        writeStop(stop, &writer)
      }
    }
    writer.newline()
  }

  // MARK: Lines

  private func writeLines(_ writer: inout MarkupWriter) {
    let ways = (
      all: path { _ in true }, on: path { !$0.isBack }, back: path { $0.isBack }
    )
    let lines: [(path: String, color: String, width: Double, dashes: String?)] = [
      (ways.all, "#ffffff", 0.43, nil), (ways.on, SoftColor.ink, 0.19, nil),
      (ways.back, SoftColor.red, 0.19, dashes),
    ]
    for line in lines where !line.path.isEmpty {
      writer.empty(
        "path",
        [
          .init("stroke", line.color), .init("stroke-width", number: line.width * radius),
          .init("stroke-dasharray", line.dashes), .init("d", line.path),
        ])
    }
  }

  private var dashes: String {
    NumberText.decimal(radius * 0.67) + " " + NumberText.decimal(radius * 0.43)
  }

  /// The steps that lead to the stops wanted, as path data.
  private func path(to isWanted: (Stop) -> Bool) -> String {
    var path = ""
    var isConnected = false
    for (from, to) in zip(stops, stops.dropFirst()) {
      guard isWanted(to) else {
        isConnected = false
        continue
      }
      if !isConnected { path += "M\(NumberText.decimal(from.x)) \(NumberText.decimal(from.y))" }
      path += "L\(NumberText.decimal(to.x)) \(NumberText.decimal(to.y))"
      isConnected = true
    }
    return path
  }

  // MARK: Stops

  private func writeStop(_ stop: Stop, _ writer: inout MarkupWriter) {
    writer.empty(
      "circle",
      [
        .init("cx", number: stop.x), .init("cy", number: stop.y), .init("r", number: radius),
        .init("fill", "#ffffff"), .init("stroke", SoftColor.ink),
        .init("stroke-width", number: radius / 7),
      ])
    writeNumber(stop, fill: SoftColor.ink, &writer)
    writer.newline()
  }

  private func writeStart(_ stop: Stop, _ writer: inout MarkupWriter) {
    writer.empty(
      "circle",
      [
        .init("cx", number: stop.x), .init("cy", number: stop.y),
        .init("r", number: radius * 1.15),
      ] + Self.darkMark(radius))
    writeNumber(stop, fill: "#ffffff", &writer)
  }

  private func writeEnd(_ stop: Stop, _ writer: inout MarkupWriter) {
    let box = Rect(
      x: stop.x - radius, y: stop.y - radius, width: 2 * radius, height: 2 * radius)
    writer.empty("rect", TileDrawing.box(box) + Self.darkMark(radius))
    writeNumber(stop, fill: "#ffffff", &writer)
  }

  private static func darkMark(_ radius: Double) -> [MarkupWriter.Attribute] {
    [
      .init("fill", SoftColor.ink), .init("stroke", "#ffffff"),
      .init("stroke-width", number: radius / 7),
    ]
  }

  private func writeNumber(_ stop: Stop, fill: String, _ writer: inout MarkupWriter) {
    guard isNumbered else { return }
    let number = String(stop.number)
    let size = min(radius * 0.95, radius * 2.6 / Double(number.count))
    TileDrawing.writeText(
      number, x: stop.x, y: stop.y + size * 0.35, size: size, fill: fill, &writer)
  }
}
