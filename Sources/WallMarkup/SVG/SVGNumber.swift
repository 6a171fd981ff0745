/// A number as a preview writes it: at most two decimals, so within 0.005 of the true one.
struct SVGNumber: Hashable, CustomStringConvertible {
  private let hundredths: Int

  init(_ value: Double) {
    // Beyond these, and for what is no number, any digits would do; none may trap.
    hundredths = value.isNaN ? 0 : Int(max(-9e17, min(9e17, (value * 100).rounded())))
  }

  /// `12`, `12.5`, `-0.25`; no trailing zeros and no exponent.
  var description: String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = hundredths < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    text += rest < 10 ? ".0\(rest)" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest)"
    return text
  }
}

extension MarkupWriter.Attribute {
  /// A length or another number of a drawing.
  init(_ name: StaticString, number value: Double) {
    self.init(name, SVGNumber(value).description)
  }
}
