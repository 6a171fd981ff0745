import Testing
import WallGeometry
import WallLayout

@Suite struct LayoutItemTests {
  @Test func whatFewItemsHaveIsKeptApart() {
    var item = LayoutItem(size: Size(width: 3, height: 2))
    #expect(item.span == .columns(1) && !item.isPlaceholder)
    #expect(item.tileHeight == nil && item.itemSize == nil)
    item.tileHeight = 0
    item.itemSize = Size(width: 5, height: 0)
    item.isPlaceholder = true
    item.span = .all
    #expect(item.tileHeight == 0 && item.itemSize == Size(width: 5, height: 0))
    #expect(item.isPlaceholder && item.span == .all)
    item.tileHeight = nil
    #expect(item.tileHeight == nil && item.itemSize != nil && item.isPlaceholder)
    item.itemSize = nil
    item.isPlaceholder = false
    item.span = .columns(1)
    #expect(item == LayoutItem(size: Size(width: 3, height: 2)))
  }

  @Test func spansAreAtLeastOneColumn() {
    for (written, kept) in [(0, 1), (-7, 1), (.min, 1), (3, 3), (.max, Int(Int32.max))] {
      #expect(LayoutItem(1, 1, span: .columns(written)).span == .columns(kept))
    }
  }

  /// A million items are read from memory again for each breakpoint.
  @Test func anItemTakesLessThanACacheLine() { #expect(MemoryLayout<LayoutItem>.stride <= 64) }
}
