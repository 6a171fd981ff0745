import Testing
import WallGeometry
import WallLayout

@Suite struct KnownGeometryTests {
  @Test(
    arguments: GeometryCase.waterfalls + GeometryCase.spans + GeometryCase.dice + GeometryCase.rows
      + GeometryCase.flows + GeometryCase.circles)
  func framesAreTheKnownOnes(_ known: GeometryCase) throws {
    let result = try known.layout.place(known.items, in: known.context)
    #expect(result.columnRuns.map(\.first) == known.columns ?? [])
    if known.columns == nil {
      #expect(result.columnCount == nil)
    } else {
      let spans = known.spans.isEmpty ? known.items.map { _ in 1 } : known.spans
      #expect(result.columnRuns.map(\.span) == spans)
    }
    #expect(result.frames.count == known.items.count)
    #expect(known.largestDeviation(of: result) < 1e-6)
  }

  @Test func drawsAreTheKnownOnes() {
    let known: [(id: String, draws: [UInt64])] = [
      ("img-0", [15_956_523_444_225_344_232, 13_456_236_936_785_282_373]),
      ("img-1", [1_566_398_504_875_737_112, 943_843_657_193_808_460]),
      ("é", [5_037_893_844_678_903_969, 165_812_543_713_453_054]),
      ("日本", [698_476_426_655_908_715, 18_307_488_232_880_866_217]),
    ]
    for (id, draws) in known {
      let key = DrawKey(id: id)
      #expect([key.draw(seed: 7, stream: 0), key.draw(seed: 7, stream: 1)] == draws)
    }
    // Composed and decomposed letters are different ids.
    #expect(DrawKey(id: "\u{e9}") != DrawKey(id: "e\u{301}"))
  }

  /// The heights of 21 photos, all 1080 px wide, of react-photo-album's own masonry test: 4 columns
  /// in 1024 px, gap 15. Its tie rule differs (a later column wins only where it is shorter by more
  /// than 1 px), but nothing in this wall is that near.
  @Test func anotherMasonryFillsTheSameColumns() throws {
    let heights: [Double] = [
      800, 1620, 720, 721, 1620, 607, 608, 720, 1549, 720, 694, 1620, 720, 1440, 1620, 810, 1620,
      160, 810, 720, 1440,
    ]
    let layout = WaterfallLayout(
      columns: 4, spacing: LayoutSpacing(insets: .zero, columnGap: 15, rowGap: 15))
    let result = try layout.place(
      heights.map { LayoutItem(1080, $0) }, in: LayoutContext(at: 1024))
    let columns = (0..<4).map { column in
      result.columnRuns.indices.filter { result.columnRuns[$0].first == column }.map { $0 + 1 }
    }
    #expect(
      columns == [
        [1, 7, 9, 15, 21], [2, 10, 12, 18, 19], [3, 5, 13, 16, 17], [4, 6, 8, 11, 14, 20],
      ])
    let known = [
      1: 181.296, 2: 367.125, 6: 137.559, 7: 137.785, 9: 351.035, 18: 36.259, 21: 326.333,
    ]
    for (photo, height) in known.sorted(by: { $0.key < $1.key }) {
      let frame = result.frames[photo - 1].at(width: 1024)
      #expect(frame.width == 244.75)
      #expect(abs(frame.height - height) < 5e-4)
    }
    let bottoms = columns.map { photos in
      photos.map { result.frames[$0 - 1].at(width: 1024).maxY }.max() ?? 0
    }
    for (bottom, known) in zip(bottoms, [1423.575, 1177.238, 1304.146, 1185.893]) {
      #expect(abs(bottom - known) < 1e-3)
    }
    #expect(abs(result.contentHeight(at: 1024) - 1423.575) < 1e-3)
  }
}
