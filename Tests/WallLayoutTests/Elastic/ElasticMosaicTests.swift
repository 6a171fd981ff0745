import Testing
import WallGeometry
import WallTestSupport

@testable import WallLayout

@Suite struct ElasticMosaicTests {
  // MARK: Quality

  /// What no plain columns give: nothing cropped, nothing empty, level, and still near columns.
  @Test(arguments: [3, 4, 6], [UInt64(1), 2])
  func aShootHasNoCropNoHoleALevelBottomAndNearlyPlainColumns(columns: Int, seed: UInt64) throws {
    let wall = ElasticWall(ElasticWall.shoot(110, seed: seed), columns: columns)
    let result = try wall.place()
    #expect(wall.faults(result) == [])
    let figures = try wall.figures()
    #expect(try #require(figures.cropMax) < 1e-9)
    #expect(try #require(figures.holeArea) < 1e-9)
    #expect(try #require(figures.bottomRaggedness) < 1e-6)
    #expect(try #require(figures.widthDeviationMax) <= (columns == 6 ? 15 : 10))
    #expect(try #require(figures.topInversion) <= 2 * 240)
    #expect(try #require(figures.rankShift) <= 5)
    let share = try #require(figures.spanShare)
    #expect((16...26).contains(share))
  }

  @Test func portraitsAloneNeverSpan() throws {
    let wall = ElasticWall((0..<60).map { [0.75, 2 / 3, 0.8, 0.7][$0 % 4] }, columns: 4)
    let figures = try wall.figures()
    #expect(figures.spanShare == 0)
    #expect(try #require(figures.widthDeviationMax) < 10)
    #expect(try #require(figures.bottomRaggedness) < 1e-6)
  }

  @Test func everyPictureKeepsItsAspectAtEveryWidth() throws {
    var wall = ElasticWall(ElasticWall.shoot(80, seed: 9), columns: 4)
    wall.layout.spacing.captionHeight = 44
    let result = try wall.place()
    for width in [wall.context.narrowestWidth, wall.context.referenceWidth, 1337.25] {
      let isExact = zip(result.frames, wall.items).allSatisfy { frame, item in
        let rect = frame.at(width: width)
        return abs(rect.width / (rect.height - 44) / item.size.aspectRatio - 1) < 1e-9
      }
      #expect(isExact)
    }
  }

  /// The lines are those of the network itself: solved at another width it gives the same tiles.
  @Test func framesAreTheSolutionAtOtherWidths() throws {
    let wall = ElasticWall(ElasticWall.shoot(60, seed: 4), columns: 3)
    let result = try wall.place()
    let width = wall.context.referenceWidth * 1.3
    for column in 0..<3 {
      let tiles = result.columnRuns.indices.filter {
        let run = result.columnRuns[$0]
        return (run.first..<(run.first + run.span)).contains(column)
      }.map { result.frames[$0].at(width: width) }.sorted { $0.y < $1.y }
      // Every gap is what it should be, and the columns fill the wall to its bottom.
      let gaps = zip(tiles, tiles.dropFirst()).map { $1.y - $0.maxY }
      #expect(gaps.allSatisfy { abs($0 - 8) < 1e-6 })
      #expect(abs(try #require(tiles.last).maxY - result.contentHeight(at: width)) < 1e-6)
    }
  }

  // MARK: Options

  @Test func strictOrderPlacesNoImageBelowALaterOneInItsColumn() throws {
    for seed in UInt64(0)..<3 {
      var wall = ElasticWall(ElasticWall.shoot(60, seed: seed), columns: 4)
      wall.layout.order = .strict
      let result = try wall.place()
      var furthest = [Double](repeating: -1, count: 4)
      for (frame, run) in zip(result.frames, result.columnRuns) {
        let y = frame.at(width: wall.context.referenceWidth).y
        for column in run.first..<(run.first + run.span) {
          #expect(y > furthest[column])
          furthest[column] = y
        }
      }
      #expect(try #require(try wall.figures().bottomRaggedness) < 1e-6)
    }
  }

  @Test func theFirstImageIsTheCover() throws {
    for seed in UInt64(0)..<5 {
      let wall = ElasticWall(ElasticWall.shoot(40, seed: seed), columns: 2 + Int(seed) % 5)
      let first = try wall.place().frames[0].at(width: 700)
      #expect(first.x == 0 && first.y == 0)
    }
  }

  @Test func featuredImagesAndPanoramasSpan() throws {
    for columns in 2...6 {
      var wall = ElasticWall(ElasticWall.shoot(70, seed: 7), columns: columns)
      for index in stride(from: 5, to: 70, by: 17) { wall.items[index].isFeatured = true }
      let result = try wall.place()
      for (item, run) in zip(wall.items, result.columnRuns) {
        if item.isFeatured || item.size.aspectRatio >= 2.2 { #expect(run.span == 2) }
        if !item.isFeatured && item.size.aspectRatio < 1.2 { #expect(run.span == 1) }
      }
    }
  }

  @Test func brokenEntriesNeverSpan() throws {
    var wall = ElasticWall(ElasticWall.shoot(60, seed: 3), columns: 4)
    for index in wall.items.indices { wall.items[index].isPlaceholder = index % 3 == 0 }
    let result = try wall.place()
    #expect(zip(wall.items, result.columnRuns).allSatisfy { !$0.isPlaceholder || $1.span == 1 })
  }

  @Test(arguments: [(0.0, 0...8.0), (0.1, 6...14), (0.22, 17...26), (0.35, 26...40)])
  func aboutAsManySpanAsAreAskedFor(share: Double, percent: ClosedRange<Double>) throws {
    var wall = ElasticWall(ElasticWall.shoot(120, seed: 6, panoramas: 0.02), columns: 4)
    wall.layout.spanShare = share
    let spans = try #require(try wall.figures().spanShare)
    #expect(percent.contains(spans))
  }

  @Test func aSeedGivesAWallOfItsOwnAndTheSameOneAgain() throws {
    var wall = ElasticWall(ElasticWall.shoot(40, seed: 2), columns: 4)
    let first = try wall.place()
    let again = try wall.place()
    #expect(first.frames == again.frames)
    let others = try (UInt64(1)...3).filter { seed in
      wall.layout.seed = seed
      return try wall.place().frames != first.frames
    }
    #expect(!others.isEmpty)
  }

  // MARK: Directions

  @Test func rightToLeftIsTheMirrorImage() throws {
    var wall = ElasticWall(ElasticWall.shoot(50, seed: 8), columns: 3)
    wall.layout.spacing.insets = Insets(top: 1, right: 2, bottom: 3, left: 40)
    let plain = try wall.place()
    wall.context.isRightToLeft = true
    let mirrored = try wall.place()
    #expect(mirrored.frames.elementsEqual(plain.frames.map(\.mirrored)))
    #expect(wall.faults(mirrored) == [])
  }

  /// A horizontal wall is a vertical one of pictures turned on their diagonal, turned back.
  @Test func aHorizontalWallIsAVerticalOneTurned() throws {
    let aspects = ElasticWall.shoot(60, seed: 5)
    let upright = ElasticWall(aspects.map { 1 / $0 }, columns: 3)
    var lying = ElasticWall(aspects, columns: 3)
    lying.layout.axis = .horizontal(height: upright.context.referenceWidth)
    let width = upright.context.referenceWidth
    let (a, b) = (try upright.place(), try lying.place())
    for (frame, turned) in zip(a.frames, b.frames) {
      let (r, t) = (frame.at(width: width), turned.at(width: width))
      #expect(abs(r.x - t.y) < 1e-6 && abs(r.y - t.x) < 1e-6)
      #expect(abs(r.width - t.height) < 1e-6 && abs(r.height - t.width) < 1e-6)
    }
    #expect(lying.faults(b) == [])
  }

  @Test func captionsOfAHorizontalWallStandBelowThePictures() throws {
    var wall = ElasticWall(ElasticWall.shoot(60, seed: 5), columns: 2)
    wall.layout.axis = .horizontal(height: 500)
    wall.layout.spacing.captionHeight = 30
    let result = try wall.place()
    #expect(wall.faults(result) == [])
    let isExact = zip(result.frames, wall.items).allSatisfy { frame, item in
      let rect = frame.at(width: 700)
      return abs(rect.width / (rect.height - 30) / item.size.aspectRatio - 1) < 1e-9
    }
    #expect(isExact)
  }

  @Test func queriesFindWhatAFullScanFinds() throws {
    var generator = SeededGenerator(seed: 12)
    for seed in UInt64(0)..<4 {
      var wall = ElasticWall(ElasticWall.shoot(150, seed: seed), columns: 4)
      wall.context.isRightToLeft = seed % 2 == 1
      let result = try wall.place()
      for _ in 0..<50 {
        let width = wall.context.referenceWidth
        let rect = Rect(
          x: Double.random(in: 0...width, using: &generator),
          y: Double.random(in: 0...result.contentHeight(at: width), using: &generator),
          width: Double.random(in: 0...500, using: &generator),
          height: Double.random(in: 0...900, using: &generator))
        let scanned = result.frames.indices.filter {
          result.frames[$0].at(width: width).meets(rect)
        }
        #expect(result.items(meeting: rect, at: width) == scanned)
      }
    }
  }
}
