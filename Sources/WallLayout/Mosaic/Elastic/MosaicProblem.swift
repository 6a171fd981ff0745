import WallGeometry

/// What an elastic mosaic has to place, axes named for what they are to the lanes: *breadth* is
/// across them (a column's width), *length* along them.
///
/// A tile of breadth b is `(b - breadthExtra) / conductance + lengthExtra` long: in a column the
/// picture's width/height is the conductance and the caption adds to the length; in a lane that
/// lies it is height/width, and the caption adds to the breadth.
struct MosaicProblem {
  /// How a tile may stand.
  enum Wish: UInt8 {
    /// In one column.
    case single
    /// In one or two.
    case either
    /// In two.
    case double
  }

  /// Breadth gained for each px of length, by item.
  private(set) var conductances: [Double] = []
  private(set) var wishes: [Wish] = []
  /// A number in 0 ..< 1 that belongs to one image, by item.
  private(set) var jitter: [Double] = []

  /// At least 1.
  let columns: Int
  /// A column's nominal breadth in CSS px at the reference width.
  let breadth: Double
  let breadthGap: Double
  let lengthGap: Double
  let breadthExtra: Double
  let lengthExtra: Double

  /// Pictures at least this wide (for their height) span two columns.
  static let wideAspect = 2.2
  /// Pictures narrower than this never do, unless they are featured.
  static let narrowAspect = 1.2

  /// - Parameters:
  ///   - lanes: Columns or lanes.
  ///   - captionHeight: Below each picture, in CSS px.
  ///   - context: Breadths are nominal at its reference width.
  init(lanes: Lanes, captionHeight: Double, in context: LayoutContext) {
    columns = lanes.count
    breadth = lanes.breadth.at(context.referenceWidth)
    breadthGap = lanes.crossGap
    lengthGap = lanes.mainGap
    (breadthExtra, lengthExtra) = lanes.isHorizontal ? (captionHeight, 0) : (0, captionHeight)
  }

  /// Adds an image.
  ///
  /// - Parameters:
  ///   - conductance: Breadth for each px of length, > 0.
  ///   - isFeatured: Whether it must span.
  ///   - isPlaceholder: Whether it stands for a broken entry, which never spans.
  ///   - jitter: 0 ..< 1.
  mutating func add(
    conductance: Double, isFeatured: Bool = false, isPlaceholder: Bool = false, jitter: Double = 0
  ) {
    conductances.append(conductance)
    self.jitter.append(jitter)
    let wish: Wish =
      if columns < 2 || isPlaceholder {
        .single
      } else if isFeatured || conductance >= Self.wideAspect {
        .double
      } else {
        conductance < Self.narrowAspect ? .single : .either
      }
    wishes.append(wish)
  }

  /// The nominal breadth of a tile over `span` columns.
  func breadth(span: Int) -> Double {
    Double(span) * breadth + Double(span - 1) * breadthGap
  }

  /// The columns' nominal breadth altogether, with one gutter each.
  var inflow: Double { Double(columns) * (breadth + breadthGap) }

  /// The share by which a tile is broader or narrower than nominal: 0.1 is 10 %.
  func deviation(of tile: MosaicTile, as placement: MosaicTopology.Placement) -> Double {
    abs(tile.breadth / breadth(span: Int(placement.span)) - 1)
  }

  /// How far a tile of nominal breadth moves its columns' ends, its gap included.
  func step(of item: Int, span: Int) -> Double {
    (breadth(span: span) - breadthExtra) / conductances[item] + lengthStep
  }

  /// How many of some items should span: those that must, and of those that may as many as make
  /// `share` of all.
  ///
  /// - Returns: For each item of the range the number up to and with it.
  func expectedSpans(of items: Range<Int>, share: Double) -> [Double] {
    let must = wishes[items].lazy.filter { $0 == .double }.count
    let may = wishes[items].lazy.filter { $0 == .either }.count
    let lack = max(0, share * Double(items.count) - Double(must))
    let chance = may > 0 ? min(1, lack / Double(may)) : 0
    var sum = 0.0
    return wishes[items].map { wish in
      sum += wish == .double ? 1 : wish == .either ? chance : 0
      return sum
    }
  }

  /// What a tile takes along its column beside its picture.
  var lengthStep: Double { lengthExtra + lengthGap }
  /// What a tile takes across its column beside what its conductance gives.
  var breadthStep: Double { breadthExtra + breadthGap }
}
