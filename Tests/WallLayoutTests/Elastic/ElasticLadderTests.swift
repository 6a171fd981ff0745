import Testing
import WallGeometry
import WallTestSupport

@testable import WallLayout

/// What becomes of walls that no good mosaic fits.
@Suite struct ElasticLadderTests {
  @Test(arguments: [0, 1, 2, 3, 7, 60])
  func anyNumberOfImagesInAnyNumberOfColumnsHasSizes(count: Int) throws {
    for columns in count < 60 ? Array(1...12) : [1, 2, 4, 7, 12] {
      for aspects in [
        ElasticWall.shoot(count, seed: UInt64(columns)),
        ElasticWall.strips(count, seed: UInt64(columns)),
      ] {
        let wall = ElasticWall(aspects, columns: columns)
        let result = try wall.place()
        #expect(wall.faults(result) == [])
        #expect(result.frames.count == count)
      }
    }
  }

  @Test(arguments: [0.05, 20]) func picturesAllOfOneExtremeHaveSizes(aspect: Double) throws {
    for columns in [1, 3, 12] {
      let wall = ElasticWall(Array(repeating: aspect, count: 20), columns: columns)
      #expect(wall.faults(try wall.place()) == [])
    }
  }

  @Test(arguments: [1e-300, 1e-12, 1e12, 1e300])
  func proportionsBeyondReasonEndInSizesOrAreRefused(aspect: Double) throws {
    for columns in [1, 3] {
      let aspects = [aspect, 1.5, 0.75, aspect, 1, 1.5, 2, 0.6]
      let wall = ElasticWall(aspects, columns: columns)
      do throws(LayoutError) {
        let result = try wall.layout.place(wall.items, in: wall.context)
        let areFinite = result.frames.allSatisfy { $0.at(width: 700).maxY.isFinite }
        #expect(areFinite)
      } catch {
        guard case .contentTooLarge = error else { throw error }
      }
    }
  }

  /// Stretches follow each other without hole, each ending on one line.
  @Test func aLongWallIsAsGoodAsAShortOne() throws {
    let wall = ElasticWall(ElasticWall.shoot(400, seed: 10), columns: 4)
    let figures = try wall.figures()
    #expect(try #require(figures.holeArea) < 1e-9)
    #expect(try #require(figures.cropMax) < 1e-9)
    #expect(try #require(figures.bottomRaggedness) < 1e-6)
    #expect(try #require(figures.widthDeviationMax) <= 15)
  }

  /// One picture as long as hundreds: the stretch grows over three bands until it can end level.
  @Test func aStretchGrowsUntilItsColumnsEndLevel() throws {
    let wall = ElasticWall([0.01] + Array(repeating: 1, count: 399), columns: 4)
    let result = try wall.place()
    #expect(wall.faults(result) == [])
    #expect(result.columnRuns.allSatisfy { $0.span == 1 })
    let figures = try wall.figures()
    #expect(try #require(figures.bottomRaggedness) < 1e-6)
    #expect(try #require(figures.cropMax) <= 3)
  }

  /// Level at the reference width, the right column would be nothing but gaps in a narrow wall.
  @Test func noPictureVanishesInANarrowWall() throws {
    var wall = ElasticWall([0.1] + Array(repeating: 10, count: 38), columns: 2)
    wall.layout.spacing = LayoutSpacing(insets: .zero, columnGap: 10, rowGap: 100)
    wall.layout.spanShare = 0
    wall.context = LayoutContext(referenceWidth: 800, narrowestWidth: 303, widestWidth: 2560)
    #expect(wall.faults(try wall.place()) == [])
  }

  @Test(arguments: [1e-30, 1e-300]) func wallsLongerThanNumbersHoldAreRefused(aspect: Double) {
    for columns in 1...3 {
      let wall = ElasticWall([1, aspect, 1.5, 1, aspect, 2.5], columns: columns)
      #expect(throws: LayoutError.self) { try wall.place() }
    }
  }

  @Test func oneColumnIsAPlainStack() throws {
    let wall = ElasticWall([1.5, 0.5, 3], columns: 1)
    let rects = try wall.place().frames.map { $0.at(width: 240) }
    #expect(zip(rects.map(\.width), [240, 240, 240]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(zip(rects.map(\.y), [0, 168, 656]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func fewerImagesThanColumnsStandInAPlainWaterfall() throws {
    let wall = ElasticWall([1.5, 0.75], columns: 4)
    let result = try wall.place()
    var waterfall = WaterfallLayout(columns: 4)
    waterfall.spacing = wall.layout.spacing
    let plain = try waterfall.place(wall.items, in: wall.context)
    #expect(result.columnRuns == plain.columnRuns)
    for (a, b) in zip(result.frames, plain.frames) {
      let (p, q) = (a.at(width: 800), b.at(width: 800))
      #expect(abs(p.x - q.x) + abs(p.y - q.y) + abs(p.height - q.height) < 1e-9)
    }
  }

  // MARK: Level columns

  /// Two columns that end 4 px apart of 412: each gives half, and is cropped by as much.
  @Test func columnsAreMadeLevelByASlightCrop() throws {
    let spacing = LayoutSpacing(insets: .zero, columnGap: 8, rowGap: 8)
    let context = LayoutContext(at: 408)
    let lanes = try Lanes(count: 2, spacing: spacing, axis: .vertical, in: context)
    var problem = MosaicProblem(lanes: lanes, captionHeight: 0, in: context)
    for height in [200.0, 202, 204, 206] { problem.add(conductance: 200 / height) }
    var columns = LevelColumns(of: problem, in: lanes, context)
    columns.append(0..<4)
    let tiles = try #require(columns.levelTiles)
    #expect(tiles.map(\.columns.first) == [0, 1, 0, 1])
    #expect(tiles[2...].allSatisfy { abs($0.end.at(408) - 414) < 1e-9 })
    #expect(abs(tiles[0].length.at(408) - 200 * 406.0 / 404) < 1e-9)
    // Level at every width, since every length is a line.
    #expect(abs(tiles[2].end.at(700) - tiles[3].end.at(700)) < 1e-9)
  }

  @Test func picturesThatWouldLoseMoreAreLeftAsTheyAre() throws {
    let context = LayoutContext(at: 408)
    let spacing = LayoutSpacing(insets: .zero, columnGap: 8, rowGap: 8)
    let lanes = try Lanes(count: 2, spacing: spacing, axis: .vertical, in: context)
    var problem = MosaicProblem(lanes: lanes, captionHeight: 0, in: context)
    for height in [200.0, 216] { problem.add(conductance: 200 / height) }
    var columns = LevelColumns(of: problem, in: lanes, context)
    columns.append(0..<2)
    let isLevel = columns.levelTiles != nil
    #expect(!isLevel)
    let lengths = columns.tiles.map { $0.length.at(408) }
    #expect(zip(lengths, [200, 216]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
