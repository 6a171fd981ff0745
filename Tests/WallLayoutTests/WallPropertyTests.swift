import Testing
import WallGeometry
import WallLayout
import WallTestSupport

@Suite struct WallPropertyTests {
  /// Thousands of walls, in a few parts that run beside each other.
  @Test(arguments: 0..<8)
  func randomWallsAreSound(part: UInt64) throws {
    for seed in (part * 500)..<(part * 500 + 500) {
      let wall = RandomWall(seed: seed)
      let checker = WallChecker(wall, try wall.layout.place(wall.items, in: wall.context))
      #expect(checker.faults.isEmpty)
    }
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    for seed in UInt64(0)..<500 {
      let wall = RandomWall(seed: seed)
      var context = wall.context
      context.isRightToLeft = false
      let leftToRight = try wall.layout.place(wall.items, in: context)
      context.isRightToLeft = true
      let rightToLeft = try wall.layout.place(wall.items, in: context)
      #expect(rightToLeft.columnRuns == leftToRight.columnRuns)
      #expect(rightToLeft.frames.elementsEqual(leftToRight.frames.map(\.mirrored)))
      for width in wall.widths {
        #expect(rightToLeft.contentSize(at: width) == leftToRight.contentSize(at: width))
        for (right, left) in zip(rightToLeft.frames, leftToRight.frames) {
          let (right, left) = (right.at(width: width), left.at(width: width))
          #expect(abs(right.x - (width - left.x - left.width)) < 1e-6)
          #expect((right.y, right.width, right.height) == (left.y, left.width, left.height))
        }
      }
    }
  }

  @Test func theSameInputGivesTheSameWall() throws {
    for seed in UInt64(0)..<100 {
      let wall = RandomWall(seed: seed)
      let first = try wall.layout.place(wall.items, in: wall.context)
      let second = try RandomWall(seed: seed).layout.place(wall.items, in: wall.context)
      #expect(first.frames == second.frames)
    }
  }

  @Test func anotherImageAtTheEndMovesNone() throws {
    for seed in UInt64(0)..<200 {
      let wall = RandomWall(seed: seed)
      let all = try wall.layout.place(wall.items, in: wall.context)
      let fewer = try wall.layout.place(Array(wall.items.dropLast()), in: wall.context)
      #expect(fewer.frames.elementsEqual(all.frames.dropLast()))
    }
  }
}
