import Foundation

/// A colour of sRGB, and how light the eye takes it to be.
struct SoftColor: Hashable {
  /// Words on soft colours: at least 7 : 1 on every one of them.
  static let ink = "#1a1a1a"
  /// Words and lines on no ground: at least 4 : 1 on both near-white and near-black pages.
  static let neutralInk = "#767676"
  /// Words on dark panels.
  static let paleInk = "#ededed"

  /// What is wrong, over any tile: at least 3 : 1 on near-white and near-black pages.
  static let red = "#d0342c"

  /// 0 to 255.
  private let channels: [Double]

  /// - Parameter color: `#rgb` or `#rrggbb`; anything else is the usual placeholder's grey.
  init(_ color: String) {
    let digits = color.dropFirst().compactMap(\.hexDigitValue).map(Double.init)
    if color.hasPrefix("#"), digits.count == color.count - 1, digits.count == 3 {
      channels = digits.map { $0 * 17 }
    } else if color.hasPrefix("#"), digits.count == color.count - 1, digits.count == 6 {
      channels = [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
    } else {
      channels = [204, 204, 204]
    }
  }

  private init(channels: [Double]) {
    self.channels = channels
  }

  /// `#rrggbb`
  var text: String {
    channels.reduce("#") { text, channel in
      let digits = String(Int(max(0, min(255, channel))), radix: 16)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }

  /// Relative luminance, 0 to 1, as WCAG 2.2 defines it.
  var luminance: Double {
    let weights = [0.2126, 0.7152, 0.0722]
    return zip(channels, weights).reduce(0) { $0 + $1.1 * Self.linear($1.0 / 255) }
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The colour brought to where dark numbers can be read on it and where it still shows on a
  /// white page: blended with white or grey until its luminance is from 0.42 to 0.78.
  var softened: SoftColor {
    for step in 0...20 {
      let share = Double(step) / 20
      let lighter = blended(with: 255, share: share)
      if luminance <= 0.42, lighter.luminance >= 0.42 { return lighter }
      let darker = blended(with: 128, share: share)
      if luminance > 0.42, darker.luminance <= 0.78 { return darker }
    }
    return self
  }

  private func blended(with level: Double, share: Double) -> SoftColor {
    SoftColor(channels: channels.map { ($0 + (level - $0) * share).rounded() })
  }

  /// The ink that reads better on this colour.
  var inkOver: String { luminance > 0.18 ? Self.ink : Self.paleInk }

  /// (L1 + 0.05) / (L2 + 0.05), at least 1.
  func contrast(with other: SoftColor) -> Double {
    let (a, b) = (luminance + 0.05, other.luminance + 0.05)
    return max(a, b) / min(a, b)
  }
}
