import Testing
import WallGeometry
import WallLayout
import WallTestSupport

/// What holds of all walls without columns.
@Suite struct KindPropertyTests {
  @Test(arguments: RandomWall.Kind.allCases)
  func randomWallsAreSound(kind: RandomWall.Kind) throws {
    for seed in UInt64(0)..<1000 {
      let wall = RandomWall(kind, seed: seed)
      let faults = KindChecker(wall, try wall.layout.place(wall.items, in: wall.context)).faults
      #expect(faults.isEmpty)
    }
  }

  @Test(arguments: RandomWall.Kind.allCases)
  func rightToLeftIsTheMirrorImage(kind: RandomWall.Kind) throws {
    for seed in UInt64(0)..<300 {
      let wall = RandomWall(kind, seed: seed)
      var context = wall.context
      context.isRightToLeft = false
      let leftToRight = try wall.layout.place(wall.items, in: context)
      context.isRightToLeft = true
      let rightToLeft = try wall.layout.place(wall.items, in: context)
      let isMirrored = rightToLeft.frames.elementsEqual(leftToRight.frames.map(\.mirrored))
      #expect(isMirrored)
      for width in wall.widths {
        #expect(rightToLeft.contentSize(at: width) == leftToRight.contentSize(at: width))
      }
    }
  }

  @Test(arguments: RandomWall.Kind.allCases)
  func queriesAnswerAsAFullScanDoes(kind: RandomWall.Kind) throws {
    var generator = SeededGenerator(seed: 7)
    var answers = 0
    for seed in UInt64(0)..<300 {
      let wall = RandomWall(kind, seed: seed, count: 150)
      let result = try wall.layout.place(wall.items, in: wall.context)
      for width in wall.widths {
        let content = result.contentSize(at: width)
        let rect = Rect(
          x: Double.random(in: -0.2...1, using: &generator) * content.width,
          y: Double.random(in: -0.2...1, using: &generator) * content.height,
          width: Double.random(in: 0...1, using: &generator) * content.width,
          height: Double.random(in: 0...0.5, using: &generator) * content.height)
        let scanned = result.frames.indices.filter {
          result.frames[$0].at(width: width).meets(rect)
        }
        answers += scanned.count
        #expect(result.items(meeting: rect, at: width) == scanned)
      }
    }
    #expect(answers > 1_000)
  }

  @Test(arguments: RandomWall.Kind.allCases)
  func anEmptyWallIsItsInsets(kind: RandomWall.Kind) throws {
    var wall = RandomWall(kind, seed: 0)
    wall.layout.spacing.insets = Insets(top: 3, right: 5, bottom: 4, left: 6)
    if var circle = wall.layout as? CircleLayout {
      circle.height = nil
      wall.layout = circle
    }
    let result = try wall.layout.place([], in: wall.context)
    #expect(result.contentSize(at: 700) == Size(width: 700, height: 7))
    #expect(result.items(meeting: Rect(x: 0, y: 0, width: 700, height: 7), at: 700).isEmpty)
  }

  @Test func twentyThousandItemsOfAllProportions() throws {
    var generator = SeededGenerator(seed: 20)
    let items = (0..<20_000).map { _ -> LayoutItem in
      let aspect = Double.random(in: 0.05...1, using: &generator)
      return LayoutItem(
        size: Size(width: Bool.random(using: &generator) ? aspect : 1 / aspect, height: 1))
    }
    for kind in RandomWall.Kind.allCases {
      var wall = RandomWall(kind, seed: 5)
      wall.items = items
      if let circle = wall.layout as? CircleLayout {
        // All pairs of 20,000 are too many to look at.
        wall.layout = CircleLayout(spacing: circle.spacing, radius: .length(1e6))
      }
      let faults = KindChecker(wall, try wall.layout.place(items, in: wall.context)).faults
      #expect(faults.isEmpty)
    }
  }
}
