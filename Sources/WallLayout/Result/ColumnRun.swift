/// Which columns (or lanes) a tile covers.
public struct ColumnRun: Hashable, Comparable, Sendable {
  private let start: UInt16
  private let count: UInt16

  /// - Parameters:
  ///   - first: The first column, from 0 at the inline start; below 65,536.
  ///   - span: How many it covers, at least 1.
  @inlinable
  public init(first: Int, span: Int = 1) {
    self.init(start: UInt16(first), count: UInt16(span))
  }

  @usableFromInline
  init(start: UInt16, count: UInt16) {
    self.start = start
    self.count = count
  }

  /// The first column, counted from the inline start.
  public var first: Int { Int(start) }
  /// How many columns the tile covers, after clamping.
  public var span: Int { Int(count) }

  /// By first column, then by span.
  public static func < (a: Self, b: Self) -> Bool { (a.start, a.count) < (b.start, b.count) }
}
