import WallGeometry
import WallLayout

/// Nanoseconds and bytes an image takes in the layouts alone, without manifests and markup.
enum LayoutBenchmark {
  /// Lays out a million images of mixed sizes, several times each way.
  ///
  /// - Returns: Lines of a report: for each layout the best run. Beside them stands the time to
  ///   write as many bytes as the frames have, which no layout can beat.
  static func run(images: Int = 1_000_000, rounds: Int = 5) -> [String] {
    let items = mixedItems(images)
    var lines = layouts.dropLast().enumerated().map { index, entry in
      let (name, layout) = entry
      let time = best(of: rounds) { (try? layout.place(items, in: context).frames.count) ?? 0 }
      let bytes = PeakMemory.printed(with: ["--peak", String(index), "--images", String(images)])
      return line(name, time, images) + memory(bytes, images)
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

  private static let context = LayoutContext(
    referenceWidth: 1312, narrowestWidth: 1007, widestWidth: 1600)

  private static let layouts: [(String, any Layout)] = [
    ("waterfall", WaterfallLayout(columns: 8)),
    ("waterfall, left to right", WaterfallLayout(columns: 8, order: .leftToRight)),
    ("dice mosaic", DiceMosaicLayout(columns: 8)),
    ("rows", RowsLayout()),
    ("flow", FlowLayout()),
    elastic,
  ]

  private static let elastic: (String, any Layout) = (
    "elastic mosaic", ElasticMosaicLayout(columns: 4)
  )

  /// Lays out shoots of a thousand to a hundred thousand images as elastic mosaics at four
  /// breakpoints each.
  ///
  /// - Returns: Lines of a report: seconds for each number of images, and the memory at the peak.
  static func runElastic() -> [String] {
    let counts = [1000, 10_000, 100_000]
    var lines = counts.map { count in
      let items = mixedItems(count)
      let time = best(of: 100_000 / count > 50 ? 5 : 1) {
        [2, 3, 4, 6].reduce(0) { sum, columns in
          let layout = ElasticMosaicLayout(columns: columns)
          return sum + ((try? layout.place(items, in: context).frames.count) ?? 0)
        }
      }
      let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
      return
        "elastic mosaic at 4 breakpoints: \((seconds * 1000).rounded() / 1000) s, \(count) images"
    }
    let (index, images) = (layouts.count - 1, 100_000)
    let bytes = PeakMemory.printed(with: ["--peak", String(index), "--images", String(images)])
    lines.append("elastic mosaic" + memory(bytes, images))
    return lines
  }

  /// The bytes that one of the layouts takes at its peak, its result included; nil where they are not
  /// known. For a process that has done nothing else.
  static func peak(ofLayout index: Int, images: Int) -> Int? {
    let items = mixedItems(images)
    return PeakMemory.growth {
      let result = try? layouts[index].1.place(items, in: context)
      precondition(result?.frames.count == images, "one frame for each image")
    }
  }

  static func mixedItems(_ count: Int) -> [LayoutItem] {
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
  static func best(of rounds: Int, _ body: () -> Int) -> Duration {
    let clock = ContinuousClock()
    var best = Duration.seconds(Int64.max / 2)
    var sum = 0
    for _ in 0..<rounds {
      best = min(best, clock.measure { sum &+= body() })
    }
    // Using the result keeps the optimiser from leaving the work out.
    return sum == .min ? .zero : best
  }

  /// `, 92 bytes an image at the peak`, the result included; empty where it is not known.
  static func memory(_ bytes: Int?, _ images: Int) -> String {
    bytes.map { ", \($0 / images) bytes an image at the peak" } ?? ""
  }

  static func line(_ name: String, _ time: Duration, _ images: Int) -> String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    let tenths = (nanoseconds / Double(images) * 10).rounded() / 10
    return "\(name): \(tenths) ns an image, \(images) images"
  }
}
