import WallLayout

/// One of the layouts that a page's readers switch between.
package struct LayoutChoice: Hashable, Sendable {
  /// From 0: the first is shown first.
  package var index: Int
  /// A word of letters, digits, `_` and `-`.
  package var name: String
  /// The words of the switch.
  package var label: String

  package init(index: Int, name: String, label: String) {
    self.index = index
    self.name = name
    self.label = label
  }
}

extension PageContent {
  /// The layouts to switch between, in order; empty where there is one only.
  var layouts: [LayoutChoice] {
    var layouts: [LayoutChoice] = []
    for case let layout? in geometries.lazy.map(\.layout) where layouts.last != layout {
      layouts.append(layout)
    }
    return layouts
  }

  /// What is shown before anybody switches.
  var firstGeometries: [PageGeometry] {
    geometries.filter { ($0.layout?.index ?? 0) == 0 }
  }

  /// The viewports that each geometry serves, so that in every layout each viewport has one.
  ///
  /// - Complexity: O(n^2)
  var viewportRanges: [[ViewportRange]] {
    var ranges: [[ViewportRange]] = []
    var start = 0
    while start < geometries.count {
      let layout = geometries[start].layout
      let end = geometries[start...].firstIndex { $0.layout != layout } ?? geometries.count
      ranges += ViewportRange.all(of: geometries[start..<end].map(\.breakpoint))
      start = end
    }
    return ranges
  }
}
