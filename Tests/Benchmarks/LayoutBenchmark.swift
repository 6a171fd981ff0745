import WallGeometry
import WallLayout

/// Nanoseconds an image takes in the layouts alone, without manifests and markup.
enum LayoutBenchmark {
  /// Lays out a million images of mixed sizes, several times each way.
  ///
  /// - Returns: Lines of a report: for each layout the best run. Beside them stands the time to
  ///   write as many bytes as the frames have, which no layout can beat.
  static func run(images: Int = 1_000_000, columns: Int = 8, rounds: Int = 5) -> [String] {
    let items = mixedItems(images)
    let context = LayoutContext(
      referenceWidth: 1312, narrowestWidth: 1007, widestWidth: 1600)
    let layouts: [(String, any Layout)] = [
      ("waterfall", WaterfallLayout(columns: columns)),
      ("waterfall, left to right", WaterfallLayout(columns: columns, order: .leftToRight)),
      ("dice mosaic", DiceMosaicLayout(columns: columns)),
    ]
    var lines = layouts.map { name, layout in
      let time = best(of: rounds) { (try? layout.place(items, in: context).frames.count) ?? 0 }
      return line(name, time, images)
    }
    let writing = best(of: rounds) {
      let zero = AffineLength.zero
      var frames: [AffineFrame] = []
      frames.reserveCapacity(images)
      for index in 0..<images {
        let main = AffineLength(Double(index))
        frames.append(AffineFrame(x: zero, y: main, width: zero, height: main))
      }
      return frames.count
    }
    lines.append(line("writing frames alone", writing, images))
    return lines
  }

  private static func mixedItems(_ count: Int) -> [LayoutItem] {
    var state: UInt64 = 1
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(500 + (state >> 33) % 4000)
    }
    return (0..<count).map { index in
      LayoutItem(
        size: Size(width: next(), height: next()), drawKey: DrawKey(id: "photos/\(index).jpg"))
    }
  }

  /// The shortest of several runs: what is left when nothing else disturbs.
  private static func best(of rounds: Int, _ body: () -> Int) -> Duration {
    let clock = ContinuousClock()
    var best = Duration.seconds(Int64.max / 2)
    var sum = 0
    for _ in 0..<rounds {
      best = min(best, clock.measure { sum &+= body() })
    }
    // Using the result keeps the optimiser from leaving the work out.
    return sum == .min ? .zero : best
  }

  private static func line(_ name: String, _ time: Duration, _ images: Int) -> String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    let tenths = (nanoseconds / Double(images) * 10).rounded() / 10
    return "\(name): \(tenths) ns an image, \(images) images"
  }
}
