package import WallGeometry

/// The keys of one layout object that were written; laid over others key by key.
package struct LayoutOptions: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case waterfall, mosaic, rows, flow, line, circle
  }
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case elastic, dice
  }
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case vertical, horizontal
  }
  package enum Order: String, Hashable, Sendable, CaseIterable {
    case shortest, leftToRight, rightToLeft, near, strict
  }
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case natural, random
  }
  package enum LastRow: String, Hashable, Sendable, CaseIterable {
    case left, justify, centre
  }
  package enum Radius: Hashable, Sendable {
    case auto
    /// CSS px.
    case length(Double)
  }

  package var kind: Kind?
  package var name: String?
  package var label: String?
  package var style: Style?
  package var columns: Int?
  package var minColumnWidth: Double?
  package var maxColumns: Int?
  package var columnGap: Double?
  package var rowGap: Double?
  package var insets: Insets?
  package var captionHeight: Double?
  package var direction: Direction?
  package var height: Double?
  package var order: Order?
  package var unit: Double?
  package var spanProbability: Int?
  package var aspect: Aspect?
  /// 0 to 2^53 - 1.
  package var seed: UInt64?
  package var spanShare: Double?
  package var targetRowHeight: Double?
  package var lastRow: LastRow?
  package var itemSize: Size?
  package var itemSpacing: Double?
  package var lineSpacing: Double?
  package var radius: Radius?
  /// Where the object and its keys are written, for faults found when layouts are resolved.
  package var places = SourcePlaces()

  package init() {}
}
