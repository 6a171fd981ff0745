/// Who stands where in a mosaic, sizes left open: tiles in an order in which each one comes after
/// all that it stands below.
struct MosaicTopology {
  struct Placement: Hashable {
    var item: Int32
    var column: UInt16
    var span: UInt16

    init(item: Int, column: Int, span: Int = 1) {
      self.item = Int32(item)
      self.column = UInt16(column)
      self.span = UInt16(span)
    }

    var columns: Range<Int> { Int(column)..<(Int(column) + Int(span)) }
  }

  let columns: Int
  var placements: [Placement]
}
