import WallLayout

extension ViewportRange {
  /// `(min-width: 600px) and (width < 1024px)`; empty where all widths are meant.
  var widthCondition: String {
    var conditions: [String] = []
    if minWidth > 0 { conditions.append("(min-width: \(CSSLength(px: minWidth).value))") }
    if let maxWidth { conditions.append("(width < \(CSSLength(px: maxWidth).value))") }
    return conditions.joined(separator: " and ")
  }

  /// `(orientation: portrait)`; nil where it applies either way.
  var orientationCondition: String? {
    orientation.map { "(orientation: \($0.rawValue))" }
  }

  /// Both together; empty where it applies always.
  var media: String {
    [widthCondition, orientationCondition ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }
}
