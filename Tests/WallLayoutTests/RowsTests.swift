import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@Suite struct RowsTests {
  /// How many images each line has, told from where tiles start.
  private func lines(_ result: LayoutResult) -> [Int] {
    let tops = result.frames.map(\.y)
    let starts = tops.indices.filter { $0 == 0 || tops[$0] != tops[$0 - 1] } + [tops.count]
    return zip(starts, starts.dropFirst()).map { $1 - $0 }
  }

  private func items(_ aspects: [Double]) -> [LayoutItem] { aspects.map { LayoutItem($0, 1) } }

  // MARK: Breaks

  @Test(arguments: 0..<6)
  func linesAreThoseOfTheFullProgram(part: UInt64) throws {
    var plainWalls = 0
    for seed in (part * 500)..<(part * 500 + 500) {
      let wall = RandomWall(.rows, seed: seed, count: 40)
      let program = FullRowProgram(wall)
      let lines = lines(try wall.layout.place(wall.items, in: wall.context))
      #expect(lines == program.lines(leavingOutCrowded: true), "wall \(seed)")
      if lines == program.lines(leavingOutCrowded: false) { plainWalls += 1 }
    }
    // The others would have a line of many images some px high.
    #expect(plainWalls > 350)
  }

  /// With squares alone, 29 images in a line 4 px high cost less than the lines they replace.
  @Test func imagesAreNotCrowdedIntoALineOfAFewPixels() throws {
    let aspects = (0..<60).map { [1.5, 1.333, 0.75, 0.667, 1, 1.78, 2.4][$0 * 5 % 7] }
    let context = LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)
    let result = try RowsLayout().place(items(aspects), in: context)
    let lowest = result.frames.map { $0.at(width: 460).height }.min() ?? 0
    #expect(lowest > 100)
  }

  @Test func aPanoramaStandsAlone() throws {
    let wall = try RowsLayout().place(
      items([1.5, 1.5, 12, 1.5, 1.5]), in: LayoutContext(at: 800))
    #expect(lines(wall) == [2, 1, 2])
    // Lower than a quarter of the target, and still better than a portrait as high as the screen.
    let beside = try RowsLayout().place(items([12, 0.3, 12]), in: LayoutContext(at: 800))
    #expect(lines(beside) == [1, 2])
  }

  @Test func tiesGoToTheLongerLastLine() throws {
    // A square is 300 px high alone and 150 in two: each is 75 px off.
    let layout = RowsLayout(
      spacing: LayoutSpacing(insets: .zero, columnGap: 0), targetHeight: 225, lastRow: .justify)
    let context = LayoutContext(at: 300)
    #expect(lines(try layout.place(items([1, 1, 1]), in: context)) == [1, 2])
    // However far down, sums are compared as exactly.
    let long = lines(
      try layout.place(Array(repeating: LayoutItem(1, 1), count: 200_001), in: context))
    #expect(long.first == 1)
    #expect(long.dropFirst().allSatisfy { $0 == 2 })
  }

  @Test func aLineHasNoMoreImagesThanTheNarrowestWidthHolds() throws {
    // Ten would be nearest to the target at the reference width; of 99 px nine gaps leave 9.
    let layout = RowsLayout(
      spacing: LayoutSpacing(insets: .zero), targetHeight: 80, lastRow: .justify)
    let context = LayoutContext(referenceWidth: 890, narrowestWidth: 99, widestWidth: 1000)
    let result = try layout.place(items(Array(repeating: 1, count: 20)), in: context)
    #expect(lines(result).max() ?? 0 <= 9)
    let wide = LayoutContext(referenceWidth: 890, narrowestWidth: 100, widestWidth: 1000)
    #expect(
      lines(try layout.place(items(Array(repeating: 1, count: 20)), in: wide)) == [10, 10])
    #expect(result.frames.allSatisfy { $0.at(width: 99).width > 1 })
  }

  // MARK: Other engines' numbers

  /// The 21 photos of react-photo-album's own test, in 1024 px with gaps of 15. It weighs lines by
  /// their images and takes sums within half a percent as equal, so only the last two lines agree.
  @Test func anotherJustifiedAlbumEndsInTheSameLines() throws {
    let heights: [Double] = [
      800, 1620, 720, 721, 1620, 607, 608, 720, 1549, 720, 694, 1620, 720, 1440, 1620, 810, 1620,
      160, 810, 720, 1440,
    ]
    let layout = RowsLayout(
      spacing: LayoutSpacing(insets: .zero, columnGap: 15, rowGap: 15), targetHeight: 256,
      lastRow: .justify)
    let result = try layout.place(
      heights.map { LayoutItem(1080, $0) }, in: LayoutContext(at: 1024))
    #expect(lines(result) == [3, 3, 3, 3, 5, 1, 3])
    #expect(abs(result.frames[17].at(width: 1024).height - 151.704) < 1e-3)
    #expect(abs(result.frames[20].at(width: 1024).height - 277.395) < 1e-3)
  }

  /// The first two of Flickr's justified-layout; its last copies their height, ours is the target's.
  @Test func aLineNearTheTargetIsAsHighAsInAnotherEngine() throws {
    let result = try RowsLayout(targetHeight: 250).place(
      items([1, 4, 1.1]), in: LayoutContext(at: 1000))
    let heights = result.frames.map { $0.at(width: 1000).height }
    #expect(heights.map { ($0 * 1e6).rounded() / 1e6 } == [194, 194, 250])
  }

  // MARK: Frames

  @Test func captionsStandBelowThePicturesOutsideTheTarget() throws {
    let aspects = [1.5, 0.75, 1.5, 1, 2, 0.6667, 1.5]
    let context = LayoutContext(referenceWidth: 812, narrowestWidth: 583, widestWidth: 1024)
    let plain = try RowsLayout().place(items(aspects), in: context)
    let words = try RowsLayout(spacing: LayoutSpacing(captionHeight: 40))
      .place(items(aspects), in: context)
    #expect(lines(words) == lines(plain))
    let isFortyMore = zip(words.frames, plain.frames).allSatisfy {
      abs($0.height.at(700) - $1.height.at(700) - 40) < 1e-9
    }
    #expect(isFortyMore)
    #expect(abs(words.contentHeight(at: 700) - plain.contentHeight(at: 700) - 120) < 1e-9)
  }

  @Test func aShortLastLineHasTheTargetsHeightAndShrinksWithTheWall() throws {
    let context = LayoutContext(referenceWidth: 800, narrowestWidth: 303, widestWidth: 2560)
    for lastRow in [RowsLayout.LastRow.start, .centre] {
      let result = try RowsLayout(lastRow: lastRow).place(items([1.2]), in: context)
      let frame = result.frames[0]
      #expect(abs(frame.at(width: 800).height - 240) < 1e-9)
      #expect(frame.at(width: 303).height < 100)
      let middle = frame.at(width: 500).x + frame.at(width: 500).width / 2
      #expect(lastRow == .centre ? abs(middle - 250) < 1e-9 : frame.x == AffineLength(10))
    }
    let justified = try RowsLayout(lastRow: .justify).place(items([1.2]), in: context)
    #expect(justified.frames[0].width == AffineLength(slope: 1, intercept: -20))
  }

  @Test func insetsThatLeaveNoLine() {
    let context = LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)
    for sides in [302.5, 303, 5000] {
      let spacing = LayoutSpacing(insets: Insets(top: 0, right: sides, bottom: 0, left: 0))
      #expect(throws: LayoutError.insetsExceedContainer(insets: sides, extent: 303)) {
        try RowsLayout(spacing: spacing).place([], in: context)
      }
    }
  }

  @Test func contentThatArithmeticCannotHold() {
    let context = LayoutContext(referenceWidth: 460, narrowestWidth: 303, widestWidth: 600)
    for size in [(1e-300, 1e6), (1, 1e13), (0, 0), (1, .infinity), (.nan, 1)] {
      #expect(throws: LayoutError.self) {
        try RowsLayout(lastRow: .justify).place([LayoutItem(size.0, size.1)], in: context)
      }
    }
  }
}

/// The lines of least cost by the rule as it is written, every start tried for every end.
private struct FullRowProgram {
  private let aspects: [Double]
  private let layout: RowsLayout
  private let inner: Double
  private let narrowestInner: Double

  init(_ wall: RandomWall) {
    aspects = wall.items.map(\.size.aspectRatio)
    layout = wall.layout as? RowsLayout ?? RowsLayout()
    let sides = layout.spacing.insets.left + layout.spacing.insets.right
    inner = wall.context.referenceWidth - sides
    narrowestInner = wall.context.narrowestWidth - sides
  }

  private func height(_ line: Range<Int>) -> Double {
    guard !line.isEmpty else { return .infinity }
    return (inner - Double(line.count - 1) * layout.spacing.columnGap)
      / aspects[line].reduce(0, +)
  }

  private func isCrowded(_ line: Range<Int>) -> Bool {
    height(line) < layout.targetHeight / 4
      && height(line.dropFirst()) <= layout.targetHeight
      && height(line.dropLast()) <= layout.targetHeight
  }

  private func fits(_ line: Range<Int>) -> Bool {
    narrowestInner - Double(line.count - 1) * layout.spacing.columnGap >= Double(line.count)
  }

  /// How many images each line has.
  func lines(leavingOutCrowded: Bool) -> [Int] {
    var costs = [0.0]
    var starts = [0]
    for end in aspects.indices.map({ $0 + 1 }) {
      let sums = (0..<end).map { start -> Double in
        let line = start..<end
        guard line.count == 1 || fits(line), !leavingOutCrowded || !isCrowded(line) else {
          return .infinity
        }
        let distance = height(line) - layout.targetHeight
        let isSpared = end == aspects.count && layout.lastRow != .justify && distance > 0
        return costs[start] + (isSpared ? 0 : distance * distance)
      }
      let least = sums.min() ?? 0
      costs.append(least)
      starts.append(sums.firstIndex { $0 <= least + 1e-6 } ?? 0)
    }
    var lines: [Int] = []
    var end = aspects.count
    while end > 0 {
      lines.append(end - starts[end])
      end = starts[end]
    }
    return lines.reversed()
  }
}
