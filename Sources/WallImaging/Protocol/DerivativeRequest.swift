/// What files are wanted of one source.
///
/// Which these are depends on the source's own width as well, which only the worker may know: both
/// it and the pipeline work them out by `widths(ofSource:)`.
package struct DerivativeRequest: Hashable, Sendable, Codable {
  /// How one format is written.
  package struct Encoding: Hashable, Sendable, Codable {
    package var format: DerivativeFormat
    /// 1 to 100, in the format's own sense.
    package var quality: Int

    package init(_ format: DerivativeFormat, quality: Int) {
      self.format = format
      self.quality = quality
    }
  }

  /// px: the widths that layouts ask for, as many and as close to each other as they come.
  package var widths: [Int]
  /// In the order in which a page offers them.
  package var encodings: [Encoding]

  package init(widths: [Int], encodings: [Encoding]) {
    self.widths = widths
    self.encodings = encodings
  }

  /// The widths that files have, rising.
  ///
  /// Going down from the largest, a width within 15 % of the one kept before is served by that. A
  /// source is never scaled up: it serves what is wider than itself with its own width.
  /// - Parameter source: px as displayed.
  /// - Returns: At least one, where any is asked for.
  /// - Complexity: O(n log n)
  package func widths(ofSource source: Int) -> [Int] {
    var kept: [Int] = []
    for width in widths.lazy.map({ min(max(1, $0), source) }).sorted(by: >) {
      if let last = kept.last, Self.serves(width, last) { continue }
      kept.append(width)
    }
    return kept.reversed()
  }

  /// Whether a width is within 15 % of a larger one, or that itself.
  static func serves(_ width: Int, _ larger: Int) -> Bool {
    100 * larger <= mergedPercent * width
  }

  /// How wide, in percent of it, a file may be that serves a width.
  private static let mergedPercent = 115
}

/// The formats that derivatives are made in.
package enum DerivativeFormat: String, Hashable, Sendable, Codable, CaseIterable {
  case avif
  case webp
  /// PNG where the source is transparent, since JPEG knows no transparency.
  case jpeg
}
