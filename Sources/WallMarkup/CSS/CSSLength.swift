import WallGeometry
import WallText

/// An affine length as CSS writes it: percent of the container's width to four decimals, px to two.
///
/// Whole numbers of the last decimals, so that the difference of two rounded lengths is exact. Off
/// by at most W * 5e-7 + 0.005 px from the line it stands for.
struct CSSLength: Hashable {
  /// 0.0001 %.
  var percent: Int
  /// 0.01 px.
  var px: Int

  init(percent: Int, px: Int) {
    self.percent = percent
    self.px = px
  }

  init(_ length: AffineLength) {
    percent = NumberText.count(length.slope * 1_000_000)
    px = NumberText.count(length.intercept * 100)
  }

  /// The longest that is nowhere longer than the line, but for the last bits of its numbers.
  init(roundingDown length: AffineLength) {
    percent = Self.floor(length.slope * 1_000_000)
    px = Self.floor(length.intercept * 100)
  }

  private static func floor(_ number: Double) -> Int {
    NumberText.count((number + 1e-3).rounded(.down))
  }

  init(px length: Double) {
    self.init(AffineLength(length))
  }

  static func - (a: Self, b: Self) -> Self {
    Self(percent: a.percent - b.percent, px: a.px - b.px)
  }

  /// `0`, `10px`, `50%` or `50% - 15px`: what stands inside `calc()`, `max()` and `min()`.
  var sum: String {
    if percent == 0 { return px == 0 ? "0px" : NumberText.decimal(count: px, places: 2) + "px" }
    let share = NumberText.decimal(count: percent, places: 4) + "%"
    if px == 0 { return share }
    return share + (px < 0 ? " - " : " + ") + NumberText.decimal(count: abs(px), places: 2) + "px"
  }

  /// A CSS value: `0`, `10px`, `50%` or `calc(50% - 15px)`.
  var value: String {
    if percent == 0 && px == 0 { return "0" }
    return percent == 0 || px == 0 ? sum : "calc(\(sum))"
  }

  /// The largest of several lengths at any width.
  static func maximum(_ lengths: [CSSLength]) -> String {
    guard let first = lengths.first else { return "0" }
    return lengths.count == 1
      ? first.value : "max(" + lengths.map(\.sum).joined(separator: ",") + ")"
  }
}
